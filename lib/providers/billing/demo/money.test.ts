import { expect, test } from 'vitest';
import { takePercent, takeShare } from './money';

test.each([
  [4_900, 28, 28, 4_900],
  [4_900, 0, 28, 0],
  [1, 1, 2, 1],
  [999, 1, 2, 500],
  [1_000, 1, 3, 333],
  [1_000, 2, 3, 667],
  [99_900, 2_678_399, 2_678_400, 99_900],
])('of %i cents %i parts in %i are %i', (cents, rest, length, share) => {
  expect(takeShare(cents, rest, length)).toBe(share);
});

test('a discount is whole cents', () => {
  expect([takePercent(4_900, 50), takePercent(999, 50), takePercent(999, null)]).toEqual([2_450, 500, 0]);
});
