import { expect, test } from 'vitest';
import { computeOdds, prepareModel, toChance } from '@/lib/checking/review/recognise/chance';
import { type Example, fitModel } from './fit';

/** Of ten with the sign eight are it, of ten without two; the second feature is noise that leans the other way. */
const EXAMPLES: Example[] = Array.from({ length: 20 }, (_, at) => ({
  vector: [at < 10 ? 1 : 0, at % 5 === 0 ? 0.4 : 0.5],
  label: at < 8 || at >= 18 ? 1 : 0,
  weight: 1,
}));
const NAMES = ['sign', 'noise'];

test('a fitted model says the shares it was shown', () => {
  const model = fitModel(EXAMPLES, NAMES, [0.001, 1000]);
  const ready = prepareModel(model, NAMES);
  expect(toChance(computeOdds(ready, [1, 0.5]))).toBeCloseTo(0.8, 1);
  expect(toChance(computeOdds(ready, [0, 0.5]))).toBeCloseTo(0.2, 1);
  expect(fitModel(EXAMPLES, NAMES, [0.001, 1000])).toEqual(model);
});

test('a feature that would speak the wrong way is left out', () => {
  const model = fitModel(EXAMPLES, NAMES, [0.001, 0.001], { sign: -1 });
  expect(model.weights.sign).toBeUndefined();
});

test('a penalty holds weights back', () => {
  const free = fitModel(EXAMPLES, NAMES, [0.001, 1000]).weights.sign ?? 0;
  const held = fitModel(EXAMPLES, NAMES, [50, 1000]).weights.sign ?? 0;
  expect(held).toBeLessThan(free / 2);
});
