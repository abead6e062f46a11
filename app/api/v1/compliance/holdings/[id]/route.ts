import { endHolding, removeHolding } from '@/lib/company/compliance/mutations';
import {
  endComplianceHoldingOperation,
  removeComplianceHoldingOperation,
} from '@/lib/edge/api/operations/compliance';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(endComplianceHoldingOperation, (ctx, { params, body }) =>
    endHolding(ctx, { holdingId: params.id, endsOn: body.ends_on }),
  ),
  handler(removeComplianceHoldingOperation, (ctx, { params }) =>
    removeHolding(ctx, { holdingId: params.id }),
  ),
);
