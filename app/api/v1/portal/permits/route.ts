import { listPortalPermits } from '@/lib/company/subcontractors/portal';
import { toPortalPermit } from '@/lib/company/subcontractors/to-api';
import { listPortalPermitsOperation } from '@/lib/edge/api/operations/portal';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listPortalPermitsOperation, async (ctx, { query }) => {
    const { items, next } = await listPortalPermits(ctx, query);
    return { items: items.map(toPortalPermit), next };
  }),
);
