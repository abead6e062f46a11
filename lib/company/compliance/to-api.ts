import type { Cover } from '@/lib/tracking/registers/types';
import type { LicenceWatch } from './licences';
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

/** What the registers say of licences, in the API's field names. */
export function toLicenceWatch({ lines, changes }: LicenceWatch) {
  return {
    items: lines.map(({ subcontractorId, holder, state, number, answer }) => ({
      subcontractor_id: subcontractorId,
      holder,
      state_of_issue: state,
      number,
      register: answer?.register.authority ?? null,
      register_url: answer?.register.landing ?? null,
      read_at: answer?.register.asOf?.toISOString() ?? null,
      is_held: answer?.register.isHeld ?? false,
      is_sample: answer?.register.isSample ?? false,
      status: answer?.verdict?.word ?? null,
      register_word: answer?.verdict?.said ?? null,
      day: answer?.verdict?.day ?? null,
      registered_name: answer?.verdict?.name ?? null,
      name_agrees: answer?.verdict?.nameAgrees ?? null,
      insurance: toCover(answer?.verdict?.insurance),
      bond: toCover(answer?.verdict?.bond),
    })),
    changes: changes.map((change) => ({
      subcontractor_id: change.subcontractorId,
      holder: change.holder,
      state_of_issue: change.state,
      number: change.number,
      register: change.register,
      aspect: change.aspect,
      before: change.from,
      after: change.to,
      day: change.day,
      noticed_at: change.noticedAt.toISOString(),
    })),
  };
}

function toCover(cover: Cover | null | undefined) {
  if (!cover) return null;
  const { word, day, carrier, amountCents } = cover;
  return { status: word, day, carrier, amount_cents: amountCents };
}
