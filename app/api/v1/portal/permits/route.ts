import { listPortalPermitsOperation } from '@/lib/api/operations/portal';
import { handler, routeHandlers } from '@/lib/server/api';
import { listPortalPermits } from '@/lib/subcontractors/portal';
import { toPortalPermit } from '@/lib/subcontractors/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listPortalPermitsOperation, async (ctx, { query }) => {
    const { items, next } = await listPortalPermits(ctx, query);
    return { items: items.map(toPortalPermit), next };
  }),
);
