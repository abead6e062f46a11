import { undoBulk } from '@/lib/company/desk/bulk';
import { toPermitBulk } from '@/lib/company/desk/to-api';
import { undoPermitBulkOperation } from '@/lib/edge/api/operations/permit-desk';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(undoPermitBulkOperation, async (ctx, { params }) => toPermitBulk(await undoBulk(ctx, params))),
);
