import { describe, expect, it } from 'vitest';
import { computeOdds, prepareModel, toChance } from './chance';

describe('a chance', () => {
  const model = prepareModel({ bias: -1, weights: { title: 2, unknown: 9 } }, ['title', 'strong']);

  it('is the odds of a weighted sum; what has no weight counts nothing, what is no feature neither', () => {
    expect(computeOdds(model, [1.5, 100])).toBe(2);
    expect(computeOdds(model, [0, 0])).toBe(-1);
  });

  it('stays between nought and one however far the odds go', () => {
    expect(toChance(0)).toBe(0.5);
    expect(toChance(2)).toBeCloseTo(1 - toChance(-2), 12);
    expect(toChance(-800)).toBe(0);
    expect(toChance(800)).toBe(1);
  });
});
