import { startBulk } from '@/lib/company/desk/bulk';
import { toPermitBulk } from '@/lib/company/desk/to-api';
import { startPermitBulkOperation } from '@/lib/edge/api/operations/permit-desk';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(
    startPermitBulkOperation,
    async (ctx, { body: { action, filter, permit_ids: chosen, start_key: startKey } }) =>
      toPermitBulk(await startBulk(ctx, { action, query: filter, chosen, startKey })),
  ),
);
