import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDurations, countDurations, NO_DURATIONS, quantile } from './durations';

const MINUTE = 60_000;
const durations = fc.array(fc.integer({ min: 0, max: 40 * 1_440 * MINUTE }), { minLength: 1, maxLength: 30 });

test('nothing counted has no quantile', () => {
  expect(quantile(NO_DURATIONS, 0.5)).toBeNull();
});

test('a quantile lies in the class of the duration that stands at its rank', () => {
  const classOf = (ms: number) => Math.min(countDurations([ms]).indexOf(1), NO_DURATIONS.length - 2);
  fc.assert(
    fc.property(durations, fc.constantFrom(0.5, 0.95), (all, share) => {
      const sorted = [...all].sort((a, b) => a - b);
      const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
      expect(classOf(quantile(countDurations(all), share) ?? -1)).toBe(classOf(exact));
    }),
  );
});

test('what is counted apart adds up to what is counted together', () => {
  fc.assert(
    fc.property(durations, durations, (a, b) => {
      expect(addDurations(countDurations(a), countDurations(b))).toEqual(countDurations([...a, ...b]));
    }),
  );
});
