import { writeExtensionLetter } from '@/lib/company/today/extension-letter';
import { getExtensionLetterOperation } from '@/lib/edge/api/operations/today';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getExtensionLetterOperation, (ctx, { params }) =>
    writeExtensionLetter(ctx, { permitId: params.id }),
  ),
);
