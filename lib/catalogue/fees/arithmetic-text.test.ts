import { expect, test } from 'vitest';
import { type FeeWords, formatArithmetic } from './arithmetic-text';
import type { FeeFormula, FeeLine } from './types';

const words: FeeWords = (word, values) => `${word} ${JSON.stringify(values ?? {})}`;

function written(given: Partial<Extract<FeeFormula, { kind: 'rate' }>>): string {
  const formula: FeeFormula = {
    ...{ kind: 'rate', quantity: 'valuationCents', value: 5_000_000, baseCents: 65_250, threshold: 500_000 },
    ...{ rateMicros: 8_600_000, per: 100_000, steps: 45, factorMillionths: null, times: null },
    ...given,
  };
  const line: FeeLine = {
    ...{ id: 'permit', kind: 'permit', label: { en: 'Permit', es: 'Permiso' }, limit: null, amountCents: 1 },
    formula,
  };
  return formatArithmetic(line, new Map(), words);
}

test('a rate is written with its base, its steps and what they are counted over', () => {
  expect(written({})).toContain('$652.50 + 45 × $8.60');
  expect(written({})).toContain('perOver');
});

test('up to the threshold there is the base alone, without steps below nothing', () => {
  for (const steps of [0, null]) {
    const text = written({ value: 400_000, steps });
    expect(text).toContain('$652.50');
    expect(text).not.toMatch(/-|×/);
  }
});
