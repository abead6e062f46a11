import {
  assignSubcontractorPermitOperation,
  unassignSubcontractorPermitOperation,
} from '@/lib/api/operations/subcontractors';
import { handler, routeHandlers } from '@/lib/server/api';
import { assignPermit, unassignPermit } from '@/lib/team/assignments';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(assignSubcontractorPermitOperation, (ctx, { params }) =>
    assignPermit(ctx, { subcontractorId: params.id, permitId: params.permitId }),
  ),
  handler(unassignSubcontractorPermitOperation, (ctx, { params }) =>
    unassignPermit(ctx, { subcontractorId: params.id, permitId: params.permitId }),
  ),
);
