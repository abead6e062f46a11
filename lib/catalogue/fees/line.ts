import { NO_ROW } from '@/content/fees/wording';
import type { Text } from '@/lib/catalogue/checklists/types';
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
import { getCount, getInputs, isGiven } from './inputs';
import {
  CONSTRUCTION_TYPES,
  type FeeBand,
  type FeeComponent,
  type FeeFormula,
  type FeeInput,
  type FeeLine,
  type Quantity,
} from './types';

export type LineOutcome =
  | { readonly kind: 'line'; readonly line: FeeLine }
  | { readonly kind: 'none' }
  | { readonly kind: 'left_out'; readonly note: Text }
  | { readonly kind: 'beyond'; readonly reason: Text };

/** One component of a fee, worked out for a job on the lines that stand before it. */
export function lineFor(component: FeeComponent, input: FeeInput, before: readonly FeeLine[]): LineOutcome {
  const { leftOutNote, when } = component;
  if (leftOutNote && getInputs(component).some((name) => !isGiven(input, name))) {
    return { kind: 'left_out', note: leftOutNote };
  }
  if (when) {
    const count = getCount(input, when.quantity);
    if (count <= when.over || (when.upTo !== null && count > when.upTo)) return { kind: 'none' };
  }
  const result = apply(component, input, before);
  if ('reason' in result) return { kind: 'beyond', reason: result.reason };
  const { amountCents, limit } = withLimits(component, input, result.cents);
  // A line of zero is omitted, unless it is the permit fee itself.
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
      const band = findBand(rule.bands, getCount(input, rule.quantity));
      if (!band) return { reason: rule.beyond ?? NO_ROW };
      return applyBand(band, rule.quantity, input, rule.factorMillionths ?? null, rule.times ?? null);
    }
    case 'matrix': {
      const { occupancyGroup, constructionType } = input;
      const column = constructionType ? CONSTRUCTION_TYPES.indexOf(constructionType) : -1;
      const rateMicros = occupancyGroup && rule.rateMicros[occupancyGroup]?.[column];
      if (!rateMicros) return { reason: NO_ROW };
      const band = { over: 0, upTo: null, baseCents: 0, threshold: 0, rateMicros, per: 1, roundUp: false };
      return applyBand(band, 'areaSqft', input, rule.factorMillionths, null);
    }
    case 'percent': {
      const ofCents =
        rule.of === 'valuationCents' ? getCount(input, 'valuationCents') : sumLines(pick(before, rule.of));
      const each = rule.each ? { quantity: rule.each, value: getCount(input, rule.each) } : null;
      const one = toCents(timesMillionths(fromCents(ofCents), rule.millionths));
      const { millionths, of } = rule;
      // Each unit is a separate fee, so it is rounded before multiplying.
      return {
        cents: one * (each?.value ?? 1),
        formula: { kind: 'percent', millionths, of, ofCents, each },
      };
    }
    case 'top_up': {
      const { minimumCents, of } = rule;
      const ofCents = sumLines(pick(before, of));
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
  const value = getCount(input, quantity);
  const { baseCents, threshold, rateMicros, per } = band;
  // A flat row of a table: nothing to multiply, and nothing to explain.
  const isFlat = rateMicros === 0 && factorMillionths === null && timesQuantity === null;
  if (isFlat) return { cents: baseCents, formula: { kind: 'flat' } };

  let amount: Fraction = bandAmount(band, value);
  if (factorMillionths !== null) amount = timesMillionths(amount, factorMillionths);
  if (timesQuantity) amount = times(amount, getCount(input, timesQuantity));
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
      times: timesQuantity ? { quantity: timesQuantity, value: getCount(input, timesQuantity) } : null,
    },
  };
}

function withLimits(
  { minimumCents, minimumEach, maximumCents }: FeeComponent,
  input: FeeInput,
  cents: number,
): Pick<FeeLine, 'amountCents' | 'limit'> {
  if (minimumCents !== undefined) {
    const minimum = minimumCents * (minimumEach ? getCount(input, minimumEach) : 1);
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

export function sumLines(lines: readonly FeeLine[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
