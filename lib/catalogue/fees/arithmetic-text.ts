import { dollars, figure } from '@/lib/platform/i18n/format';
import type { FeeFormula, FeeLine, Quantity } from './types';

/** The texts of `cities.fee` that arithmetic is written with. */
export type FeeWord =
  | 'flat'
  | 'of'
  | 'percentOf'
  | 'perOf'
  | 'perOver'
  | 'percentOfValue'
  | 'percent'
  | 'topUp'
  | 'minimum'
  | 'maximum'
  | `units.${Exclude<Quantity, 'valuationCents'>}`;
export type FeeWords = (word: FeeWord, values?: Record<string, string | number>) => string;

const MICROS = 1_000_000;

/** A rate in dollars with as many decimals as it has: `$0.3457`. */
function rate(micros: number): string {
  const value = micros / MICROS;
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 })}`;
}

function percent(millionths: number): string {
  return `${(millionths / 10_000).toLocaleString('en-US', { maximumFractionDigits: 4 })}%`;
}

/** The value of the work counts in cents; everything else in units of its own. */
function formatAmount(quantity: Quantity, value: number, words: FeeWords): string {
  return quantity === 'valuationCents' ? dollars(value) : words(`units.${quantity}`, { count: value });
}

/** One dollar or one of everything else. */
function unitOf(quantity: Quantity): number {
  return quantity === 'valuationCents' ? 100 : 1;
}

/** "2,500 sq ft × $0.35", "0.35% of $60,000". */
function eachOneText(quantity: Quantity, value: number, rateMicros: number, words: FeeWords): string {
  const amount = formatAmount(quantity, value, words);
  return quantity === 'valuationCents'
    ? words('percentOf', { percent: percent(rateMicros), value: amount })
    : `${amount} × ${rate(rateMicros)}`;
}

/** "$652.50 + 45 × $8.60 (once for each $1,000 over $5,000, of $50,000)". */
function rateText(formula: Extract<FeeFormula, { kind: 'rate' }>, words: FeeWords): string {
  const { quantity, value, baseCents, threshold, rateMicros, per, steps, factorMillionths, times } = formula;
  const counted = value - threshold;
  const isForEachOne =
    rateMicros > 0 &&
    threshold === 0 &&
    per === unitOf(quantity) &&
    (steps ?? counted / per) === counted / per;
  const base = baseCents === 0 ? '' : `${dollars(baseCents)} + `;
  // Nothing is counted up to the threshold.
  const isBaseAlone = rateMicros === 0 || counted <= 0;
  const parts = [];
  if (isBaseAlone) parts.push(dollars(baseCents));
  else if (isForEachOne) parts.push(`${base}${eachOneText(quantity, value, rateMicros, words)}`);
  else {
    const units =
      steps === null ? (counted / per).toLocaleString('en-US', { maximumFractionDigits: 4 }) : figure(steps);
    parts.push(`${base}${units} × ${rate(rateMicros)}`);
  }
  if (factorMillionths !== null)
    parts.push(`× ${(factorMillionths / MICROS).toLocaleString('en-US', { maximumFractionDigits: 6 })}`);
  if (times) parts.push(`× ${formatAmount(times.quantity, times.value, words)}`);
  if (isForEachOne) return parts.join(' ');
  const note = isBaseAlone
    ? words('of', { value: formatAmount(quantity, value, words) })
    : threshold === 0
      ? words('perOf', {
          per: formatAmount(quantity, per, words),
          value: formatAmount(quantity, value, words),
        })
      : words('perOver', {
          per: formatAmount(quantity, per, words),
          threshold: formatAmount(quantity, threshold, words),
          value: formatAmount(quantity, value, words),
        });
  return `${parts.join(' ')} (${note})`;
}

function formulaText(formula: FeeFormula, labels: ReadonlyMap<string, string>, words: FeeWords): string {
  switch (formula.kind) {
    case 'flat':
      return words('flat');
    case 'rate':
      return rateText(formula, words);
    case 'percent': {
      const each = formula.each ? ` × ${formatAmount(formula.each.quantity, formula.each.value, words)}` : '';
      const share = { percent: percent(formula.millionths), amount: dollars(formula.ofCents) };
      if (formula.of === 'valuationCents') return `${words('percentOfValue', share)}${each}`;
      const of = formula.of.map((id) => labels.get(id) ?? id).join(' + ');
      return `${words('percent', { ...share, of })}${each}`;
    }
    case 'top_up':
      return words('topUp', { minimum: dollars(formula.minimumCents), amount: dollars(formula.ofCents) });
  }
}

/** The arithmetic of a line as a contractor would write it on the back of an invoice. */
export function formatArithmetic(
  line: FeeLine,
  labels: ReadonlyMap<string, string>,
  words: FeeWords,
): string {
  const text = formulaText(line.formula, labels, words);
  return line.limit === null
    ? text
    : `${text}; ${words(line.limit.kind, { amount: dollars(line.limit.cents) })}`;
}
