import { bringBack, putOff } from '@/lib/company/today/mutations';
import { bringBackOperation, putOffOperation } from '@/lib/edge/api/operations/today';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(putOffOperation, async (ctx, { body }) => {
    await putOff(ctx, body);
  }),
  handler(bringBackOperation, (ctx, { query }) => bringBack(ctx, query)),
);
