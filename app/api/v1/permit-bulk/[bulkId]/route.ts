import { getBulk } from '@/lib/company/desk/bulk';
import { toPermitBulk } from '@/lib/company/desk/to-api';
import { getPermitBulkOperation } from '@/lib/edge/api/operations/permit-desk';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getPermitBulkOperation, async (ctx, { params }) => toPermitBulk(await getBulk(ctx, params))),
);
