import { writeClockLetter } from '@/lib/company/city-clock/letter';
import { getClockLetterOperation } from '@/lib/edge/api/operations/city-clock';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getClockLetterOperation, (ctx, { params }) => writeClockLetter(ctx, { permitId: params.id })),
);
