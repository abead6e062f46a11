import { TEXAS_DWELLINGS } from '@/content/fees/state-rules';
import { NO_ROW } from '@/content/fees/wording';
import type { Text } from '@/lib/checks/types';
import {
  bandAmount,
  type Fraction,
  findBand,
  fromCents,
  stepsUp,
  times,
  timesMillionths,
  toCents,
} from './arithmetic';
import { selectWork } from './select-work';
import {
  CONSTRUCTION_TYPES,
  type FeeBand,
  type FeeComponent,
  type FeeEstimate,
  type FeeFormula,
  type FeeInput,
  type FeeInputName,
  type FeeLine,
  type FeeRow,
  type FeeSchedule,
  type FeeWork,
  QUANTITIES,
  type Quantity,
} from './types';

/** Beyond any job: keeps every product of ours within what a number holds exactly. */
export const MAX_QUANTITY = 100_000_000_000_000;

/** The fee for a job, line by line, from what a city publishes. The same input gives the same answer. */
export function estimateFee(schedule: FeeSchedule, input: FeeInput): FeeEstimate {
  const scheduleId = schedule.id;
  if (schedule.unpublished) return { status: 'not_published', scheduleId, reason: schedule.unpublished };

  const selection = selectWork(schedule, input);
  if (selection.kind === 'open') {
    const rows = selection.missing.includes('row') ? selection.works.map(rowOf) : [];
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

  const value = countOf(input, 'valuationCents');
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
    row: rowOf(work),
    lines,
    totalCents: sumOf(lines),
    excluded: [...leftOut, ...(work.excluded ?? []), ...schedule.excluded],
    notes: [...(work.notes ?? []), ...schedule.notes],
    outdated: schedule.outdated,
    confidence: schedule.confidence,
  };
}

function rowOf({ id, label }: FeeWork): FeeRow {
  return { id, label };
}

function notAllowed(scheduleId: string): FeeEstimate {
  return { status: 'not_allowed', scheduleId, reason: TEXAS_DWELLINGS.text, rule: TEXAS_DWELLINGS };
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

/** What a row cannot do without, each once, in the order it is asked for. */
export function neededInputs(work: FeeWork): FeeInputName[] {
  const needed = new Set<FeeInputName>(work.noPermitUpTo ? ['valuationCents'] : []);
  for (const component of work.components) {
    if (component.leftOutNote) continue;
    for (const name of inputsOf(component)) needed.add(name);
  }
  return [...needed];
}

function inputsOf({ rule, minimumEach, when }: FeeComponent): FeeInputName[] {
  const names: FeeInputName[] = [];
  if (rule.kind === 'bands') names.push(rule.quantity, ...(rule.times ? [rule.times] : []));
  if (rule.kind === 'matrix') names.push('areaSqft', 'occupancyGroup', 'constructionType');
  if (rule.kind === 'percent') {
    if (rule.of === 'valuationCents') names.push('valuationCents');
    if (rule.each) names.push(rule.each);
  }
  if (minimumEach) names.push(minimumEach);
  if (when) names.push(when.quantity);
  return names;
}

const quantities: ReadonlySet<string> = new Set(QUANTITIES);
const isQuantity = (name: FeeInputName): name is Quantity => quantities.has(name);

function isGiven(input: FeeInput, name: FeeInputName): boolean {
  if (name === 'row') return input.workId !== undefined;
  if (!isQuantity(name)) return input[name] !== undefined;
  const count = input[name];
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= MAX_QUANTITY;
}

function countOf(input: FeeInput, quantity: Quantity): number {
  return isGiven(input, quantity) ? (input[quantity] ?? 0) : 0;
}

type LineOutcome =
  | { readonly kind: 'line'; readonly line: FeeLine }
  | { readonly kind: 'none' }
  | { readonly kind: 'left_out'; readonly note: Text }
  | { readonly kind: 'beyond'; readonly reason: Text };

function lineFor(component: FeeComponent, input: FeeInput, before: readonly FeeLine[]): LineOutcome {
  const { leftOutNote, when } = component;
  if (leftOutNote && inputsOf(component).some((name) => !isGiven(input, name))) {
    return { kind: 'left_out', note: leftOutNote };
  }
  if (when) {
    const count = countOf(input, when.quantity);
    if (count <= when.over || (when.upTo !== null && count > when.upTo)) return { kind: 'none' };
  }
  const result = apply(component, input, before);
  if ('reason' in result) return { kind: 'beyond', reason: result.reason };
  const { amountCents, limit } = withLimits(component, input, result.cents);
  // A line of nothing says nothing, unless it is the permit itself.
  if (amountCents === 0 && component.kind !== 'permit') return { kind: 'none' };
  const { id, kind, label } = component;
  return { kind: 'line', line: { id, kind, label, formula: result.formula, limit, amountCents } };
}

interface Applied {
  readonly cents: number;
  readonly formula: FeeFormula;
}

function apply(
  component: FeeComponent,
  input: FeeInput,
  before: readonly FeeLine[],
): Applied | { readonly reason: Text } {
  const { rule } = component;
  switch (rule.kind) {
    case 'flat':
      return { cents: rule.amountCents, formula: { kind: 'flat' } };
    case 'bands': {
      const band = findBand(rule.bands, countOf(input, rule.quantity));
      if (!band) return { reason: rule.beyond ?? NO_ROW };
      return applyBand(band, rule.quantity, input, rule.factorMillionths ?? null, rule.times ?? null);
    }
    case 'matrix': {
      const { occupancyGroup, constructionType } = input;
      const column = CONSTRUCTION_TYPES.findIndex((type) => type === constructionType);
      const rateMicros = occupancyGroup && rule.rateMicros[occupancyGroup]?.[column];
      if (!rateMicros) return { reason: NO_ROW };
      const band = { over: 0, upTo: null, baseCents: 0, threshold: 0, rateMicros, per: 1, roundUp: false };
      return applyBand(band, 'areaSqft', input, rule.factorMillionths, null);
    }
    case 'percent': {
      const ofCents =
        rule.of === 'valuationCents' ? countOf(input, 'valuationCents') : sumOf(pick(before, rule.of));
      const each = rule.each ? { quantity: rule.each, value: countOf(input, rule.each) } : null;
      const one = toCents(timesMillionths(fromCents(ofCents), rule.millionths));
      const { millionths, of } = rule;
      // Each one is a fee of its own, so it is rounded before it is counted.
      return {
        cents: one * (each?.value ?? 1),
        formula: { kind: 'percent', millionths, of, ofCents, each },
      };
    }
    case 'top_up': {
      const { minimumCents, of } = rule;
      const ofCents = sumOf(pick(before, of));
      return {
        cents: Math.max(minimumCents - ofCents, 0),
        formula: { kind: 'top_up', minimumCents, ofCents, lineIds: of },
      };
    }
  }
}

function applyBand(
  band: FeeBand,
  quantity: Quantity,
  input: FeeInput,
  factorMillionths: number | null,
  timesQuantity: Quantity | null,
): Applied {
  const value = countOf(input, quantity);
  const { baseCents, threshold, rateMicros, per } = band;
  // A flat row of a table: nothing to multiply, and nothing to explain.
  const isFlat = rateMicros === 0 && factorMillionths === null && timesQuantity === null;
  if (isFlat) return { cents: baseCents, formula: { kind: 'flat' } };

  let amount: Fraction = bandAmount(band, value);
  if (factorMillionths !== null) amount = timesMillionths(amount, factorMillionths);
  if (timesQuantity) amount = times(amount, countOf(input, timesQuantity));
  return {
    cents: toCents(amount),
    formula: {
      kind: 'rate',
      quantity,
      value,
      baseCents,
      threshold,
      rateMicros,
      per,
      steps: band.roundUp ? stepsUp(value, band) : null,
      factorMillionths,
      times: timesQuantity ? { quantity: timesQuantity, value: countOf(input, timesQuantity) } : null,
    },
  };
}

function withLimits(
  { minimumCents, minimumEach, maximumCents }: FeeComponent,
  input: FeeInput,
  cents: number,
): Pick<FeeLine, 'amountCents' | 'limit'> {
  if (minimumCents !== undefined) {
    const minimum = minimumCents * (minimumEach ? countOf(input, minimumEach) : 1);
    if (cents < minimum) return { amountCents: minimum, limit: { kind: 'minimum', cents: minimum } };
  }
  if (maximumCents !== undefined && cents > maximumCents) {
    return { amountCents: maximumCents, limit: { kind: 'maximum', cents: maximumCents } };
  }
  return { amountCents: cents, limit: null };
}

function pick(lines: readonly FeeLine[], ids: readonly string[]): FeeLine[] {
  return lines.filter(({ id }) => ids.includes(id));
}

function sumOf(lines: readonly FeeLine[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
