import { stopBulk } from '@/lib/company/desk/bulk';
import { toPermitBulk } from '@/lib/company/desk/to-api';
import { stopPermitBulkOperation } from '@/lib/edge/api/operations/permit-desk';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(stopPermitBulkOperation, async (ctx, { params }) => toPermitBulk(await stopBulk(ctx, params))),
);
