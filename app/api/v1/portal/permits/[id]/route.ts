import { getPortalPermit } from '@/lib/company/subcontractors/portal';
import { toPortalPermitDetail } from '@/lib/company/subcontractors/to-api';
import { getPortalPermitOperation } from '@/lib/edge/api/operations/portal';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getPortalPermitOperation, async (ctx, { params }) =>
    toPortalPermitDetail(await getPortalPermit(ctx, params.id)),
  ),
);
