import { expect, it } from 'vitest';
import { createAttemptLimiter } from './attempt-limiter';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000);

it('refuses beyond the limit, per key, until the window is over', () => {
  const limiter = createAttemptLimiter({ attempts: 2, windowMs: 60_000 });
  expect([limiter.allow('a', at(0)), limiter.allow('a', at(1)), limiter.allow('a', at(2))]).toEqual([
    true,
    true,
    false,
  ]);
  expect(limiter.allow('b', at(2))).toBe(true);
  expect(limiter.allow('a', at(59))).toBe(false);
  expect(limiter.allow('a', at(60))).toBe(true);
});

it('forgets the oldest keys rather than grow without end', () => {
  const limiter = createAttemptLimiter({ attempts: 1, windowMs: 60_000 });
  expect(limiter.allow('first', at(0))).toBe(true);
  for (let i = 0; i < 10_000; i++) limiter.allow(`key ${i}`, at(1));
  expect(limiter.allow('first', at(2))).toBe(true);
  expect(limiter.allow('key 9999', at(2))).toBe(false);
});
