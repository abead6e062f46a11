import { assignPermit, unassignPermit } from '@/lib/company/team/assignments';
import {
  assignSubcontractorPermitOperation,
  unassignSubcontractorPermitOperation,
} from '@/lib/edge/api/operations/subcontractors';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(assignSubcontractorPermitOperation, (ctx, { params }) =>
    assignPermit(ctx, { subcontractorId: params.id, permitId: params.permitId }),
  ),
  handler(unassignSubcontractorPermitOperation, (ctx, { params }) =>
    unassignPermit(ctx, { subcontractorId: params.id, permitId: params.permitId }),
  ),
);
