import { getPortalPermitOperation } from '@/lib/api/operations/portal';
import { handler, routeHandlers } from '@/lib/server/api';
import { getPortalPermit } from '@/lib/subcontractors/portal';
import { toPortalPermitDetail } from '@/lib/subcontractors/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getPortalPermitOperation, async (ctx, { params }) =>
    toPortalPermitDetail(await getPortalPermit(ctx, params.id)),
  ),
);
