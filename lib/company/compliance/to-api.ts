import type { ComplianceMatrix, MatrixRow } from './queries';
import type { ComplianceRules } from './standing';

/** The matrix in the API's field names. */
export function toCompliance({ today, rules, rows }: ComplianceMatrix) {
  return { today, rules: toRules(rules), items: rows.map(toRow) };
}

function toRules(rules: ComplianceRules) {
  return {
    on_gap: rules.onGap,
    required: [...rules.required],
    general_occurrence_cents: rules.generalOccurrenceCents,
    general_aggregate_cents: rules.generalAggregateCents,
    auto_cents: rules.autoCents,
    needs_additional_insured: rules.needsAdditionalInsured,
    needs_waiver: rules.needsWaiver,
  };
}

function toRow({ subcontractorId, name, standing }: MatrixRow) {
  return {
    subcontractor_id: subcontractorId,
    name,
    assignable: standing.assignable,
    until: standing.until,
    gaps: [...standing.gaps],
    papers: standing.cells.map(({ line, state, required, holding, until }) => ({
      line,
      state,
      required,
      holding_id: holding?.id ?? null,
      issuer: holding?.issuer ?? null,
      number: holding?.number ?? null,
      state_of_issue: holding?.state ?? null,
      until,
    })),
  };
}
