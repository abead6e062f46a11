import { saveRules } from '@/lib/company/compliance/rules';
import { saveComplianceRulesOperation } from '@/lib/edge/api/operations/compliance';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(saveComplianceRulesOperation, (ctx, { body }) =>
    saveRules(ctx, {
      onGap: body.on_gap,
      required: body.required,
      generalOccurrenceCents: body.general_occurrence_cents,
      generalAggregateCents: body.general_aggregate_cents,
      autoCents: body.auto_cents,
      needsAdditionalInsured: body.needs_additional_insured,
      needsWaiver: body.needs_waiver,
    }),
  ),
);
