import { TEXAS_DWELLINGS } from '@/content/fees/state-rules';
import { BY_VALUE_ONLY, NO_ROW } from '@/content/fees/wording';
import type { Text } from '@/lib/catalogue/checklists/types';
import { getCount, isGiven, neededInputs } from './inputs';
import { lineFor, sumLines } from './line';
import { selectWork } from './select-work';
import type { FeeEstimate, FeeInput, FeeLine, FeeRow, FeeSchedule, FeeWork } from './types';

/** The fee for a job, line by line, from what a city publishes. The same input gives the same answer. */
export function estimateFee(schedule: FeeSchedule, input: FeeInput): FeeEstimate {
  const scheduleId = schedule.id;
  if (schedule.unpublished) return { status: 'not_published', scheduleId, reason: schedule.unpublished };

  const selection = selectWork(schedule, input);
  if (selection.kind === 'open') {
    const rows = selection.missing.includes('row') ? selection.works.map(toFeeRow) : [];
    return { status: 'missing_input', scheduleId, missing: selection.missing, rows };
  }
  if (selection.kind === 'none') {
    if (pricesTexasDwellingByValue(schedule, input)) return notAllowed(scheduleId);
    return { status: 'not_published', scheduleId, reason: NO_ROW };
  }
  return estimateWork(schedule, selection.work, input);
}

function estimateWork(schedule: FeeSchedule, work: FeeWork, input: FeeInput): FeeEstimate {
  const scheduleId = schedule.id;
  if (work.unpublished) return { status: 'not_published', scheduleId, reason: work.unpublished };

  const needed = neededInputs(work);
  if (isTexasDwelling(schedule, input) && needed.includes('valuationCents')) return notAllowed(scheduleId);
  const missing = needed.filter((name) => !isGiven(input, name));
  if (missing.length > 0) return { status: 'missing_input', scheduleId, missing, rows: [] };

  const value = getCount(input, 'valuationCents');
  if (work.noPermitUpTo && value <= work.noPermitUpTo.valuationCents) {
    return { status: 'no_permit', scheduleId, reason: work.noPermitUpTo.reason };
  }

  const lines: FeeLine[] = [];
  const leftOut: Text[] = [];
  for (const component of work.components) {
    const outcome = lineFor(component, input, lines);
    if (outcome.kind === 'beyond') return { status: 'not_published', scheduleId, reason: outcome.reason };
    if (outcome.kind === 'left_out') leftOut.push(outcome.note);
    if (outcome.kind === 'line') lines.push(outcome.line);
  }
  return {
    status: 'estimated',
    scheduleId,
    row: toFeeRow(work),
    lines,
    totalCents: sumLines(lines),
    excluded: [...leftOut, ...(work.excluded ?? []), ...schedule.excluded],
    notes: [...(work.notes ?? []), ...schedule.notes],
    outdated: schedule.outdated,
    confidence: schedule.confidence,
  };
}

function toFeeRow({ id, label }: FeeWork): FeeRow {
  return { id, label };
}

function notAllowed(scheduleId: string): FeeEstimate {
  return { status: 'not_allowed', scheduleId, reason: BY_VALUE_ONLY, rule: TEXAS_DWELLINGS };
}

function isTexasDwelling(schedule: FeeSchedule, { occupancy }: FeeInput): boolean {
  return schedule.state === 'TX' && (occupancy === 'residential_1_2' || occupancy === 'multifamily');
}

/** A dwelling for whose kind of work the schedule knows a price by value alone, or none was named. */
function pricesTexasDwellingByValue(schedule: FeeSchedule, input: FeeInput): boolean {
  if (!isTexasDwelling(schedule, input)) return false;
  return schedule.works.some(
    (row) =>
      (input.work === undefined || row.match?.works.includes(input.work)) &&
      neededInputs(row).includes('valuationCents'),
  );
}
