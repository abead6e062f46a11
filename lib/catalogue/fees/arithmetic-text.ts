import { dollars, figure } from '@/lib/platform/i18n/format';
import type { FeeFormula, FeeLine, Quantity } from './types';

/** The texts of `cities.fee` that arithmetic is written with. */
export type FeeWord =
  | 'flat'
  | 'of'
  | 'perOf'
  | 'perOver'
  | 'theValue'
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

/** "$652.50 + 45 × $8.60 (one for each $1,000.00 over $5,000.00 of $50,000.00)". */
function rateText(formula: Extract<FeeFormula, { kind: 'rate' }>, words: FeeWords): string {
  const { quantity, value, baseCents, threshold, rateMicros, per, steps, factorMillionths, times } = formula;
  const counted = value - threshold;
  const units =
    steps === null ? (counted / per).toLocaleString('en-US', { maximumFractionDigits: 4 }) : figure(steps);
  const parts = [
    rateMicros === 0
      ? dollars(baseCents)
      : `${baseCents === 0 ? '' : `${dollars(baseCents)} + `}${units} × ${rate(rateMicros)}`,
  ];
  if (factorMillionths !== null)
    parts.push(`× ${(factorMillionths / MICROS).toLocaleString('en-US', { maximumFractionDigits: 6 })}`);
  if (times) parts.push(`× ${formatAmount(times.quantity, times.value, words)}`);
  const note =
    rateMicros === 0
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
      const of =
        formula.of === 'valuationCents'
          ? words('theValue')
          : formula.of.map((id) => labels.get(id) ?? id).join(' + ');
      const each = formula.each ? ` × ${formatAmount(formula.each.quantity, formula.each.value, words)}` : '';
      return `${words('percent', { percent: percent(formula.millionths), of, amount: dollars(formula.ofCents) })}${each}`;
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
