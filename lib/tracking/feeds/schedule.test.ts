import { expect, test } from 'vitest';
import { nextPollAt, nextTryAt } from './schedule';

const now = new Date('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const wait = (at: Date) => at.getTime() - now.getTime();

test('the next poll follows the cadence, at most a tenth later', () => {
  for (const feed of ['austin-tx', 'chicago-il', 'miami-fl.sample']) {
    const ms = wait(nextPollAt(feed, now, HOUR));
    expect(ms).toBeGreaterThanOrEqual(HOUR);
    expect(ms).toBeLessThanOrEqual(HOUR * 1.1);
  }
});

test('failures double the wait up to the cap, however many there are', () => {
  const waits = [1, 2, 3, 9, 40, 5_000].map((failures) =>
    wait(nextTryAt('austin-tx', now, failures, {}, HOUR)),
  );
  expect(waits[1]).toBeCloseTo(2 * (waits[0] ?? 0), -1);
  expect(waits[2]).toBeCloseTo(4 * (waits[0] ?? 0), -1);
  expect(Math.max(...waits)).toBeLessThanOrEqual(6 * HOUR * 1.1);
  expect(waits[4]).toBe(waits[5]);
});

test('a feed polled every few seconds is retried as soon', () => {
  expect(wait(nextTryAt('austin-tx', now, 1, {}, 5_000))).toBeLessThanOrEqual(5_500);
});

test('Retry-After is waited out, but not for ever', () => {
  expect(wait(nextTryAt('austin-tx', now, 1, { retryAfterMs: 2 * HOUR }, HOUR))).toBe(2 * HOUR);
  expect(wait(nextTryAt('austin-tx', now, 1, { retryAfterMs: 1 }, HOUR))).toBeGreaterThanOrEqual(60_000);
  expect(wait(nextTryAt('austin-tx', now, 1, { retryAfterMs: 1e12 }, HOUR))).toBe(24 * HOUR);
});
