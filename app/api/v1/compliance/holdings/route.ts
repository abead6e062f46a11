import { addHolding } from '@/lib/company/compliance/mutations';
import { addComplianceHoldingOperation } from '@/lib/edge/api/operations/compliance';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(addComplianceHoldingOperation, (ctx, { body }) => {
    const {
      subcontractor_id: subcontractorId,
      amount_cents: amountCents,
      additional_insured: additionalInsured,
      ...rest
    } = body;
    return addHolding(ctx, {
      ...rest,
      subcontractorId,
      amountCents,
      additionalInsured,
      endsOn: null,
      exemption: null,
    });
  }),
);
