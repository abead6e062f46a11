import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RetryPolicy, retryWait, spread } from './retry';

const POLICY: RetryPolicy = { firstMs: 1_000, factor: 5, maxMs: 30_000, jitter: 0 };
const policies = fc.record({
  firstMs: fc.integer({ min: 1, max: 100_000 }),
  factor: fc.double({ min: 1, max: 10, noNaN: true }),
  maxMs: fc.integer({ min: 100_000, max: 10_000_000 }),
  jitter: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
});

describe('the wait after failures', () => {
  test('grows by its factor up to its bound', () => {
    expect([1, 2, 3, 4, 5].map((failures) => retryWait(POLICY, failures, 'any'))).toEqual([
      1_000, 5_000, 25_000, 30_000, 30_000,
    ]);
  });

  test('is never shorter than the one before, nor longer than its bound, however many there are', () => {
    fc.assert(
      fc.property(policies, fc.integer({ min: 0, max: 100_000 }), fc.string(), (policy, failures, seed) => {
        const wait = retryWait(policy, failures, seed);
        expect(wait).toBeLessThanOrEqual(Math.round(policy.maxMs * (1 + Math.max(policy.jitter, 0))));
        expect(wait).toBeGreaterThanOrEqual(Math.round(policy.firstMs * (1 + Math.min(policy.jitter, 0))));
        expect(retryWait(policy, failures + 1, seed)).toBeGreaterThanOrEqual(wait);
      }),
    );
  });

  test('differs by up to the jitter, longer or shorter, and is the same for one seed', () => {
    const seeds = Array.from({ length: 60 }, (_, index) => `message_${index}`);
    for (const jitter of [0.1, -0.2]) {
      const waits = seeds.map((seed) => retryWait({ ...POLICY, jitter }, 1, seed));
      expect(new Set(waits).size).toBeGreaterThan(30);
      for (const wait of waits) expect(Math.abs(wait - 1_000)).toBeLessThanOrEqual(1_000 * Math.abs(jitter));
      expect(retryWait({ ...POLICY, jitter }, 1, 'message_0')).toBe(waits[0]);
    }
  });
});

test('work is spread from 0 to 1, each text in its own place', () => {
  const values = Array.from({ length: 60 }, (_, index) => spread(`city-${index}`));
  expect(new Set(values).size).toBe(60);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.8);
});
