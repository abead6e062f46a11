import { expect, test } from 'vitest';
import { Pace } from './pace';

const setUp = (perSecond: number, atOnce: number) => {
  let now = 0;
  const pace = new Pace({ perSecond, atOnce }, () => now);
  return {
    pace,
    pass(ms: number) {
      now += ms;
    },
  };
};
const AWAY = { away: true, retryAfterMs: null } as const;

test('no more are handed over in a second than the provider takes, but for a quarter of a second at the start', () => {
  const { pace, pass } = setUp(40, 1_000);
  let taken = 0;
  for (let ms = 0; ms < 10_000; ms += 7) {
    taken += pace.take('prompt', 1_000);
    pass(7);
  }
  expect(taken).toBeLessThanOrEqual(410);
  expect(taken).toBeGreaterThan(400);
});

test('no more are under way than there are places, and places without a message are given back', () => {
  const { pace } = setUp(10_000, 8);
  expect(pace.take('prompt', 100)).toBe(8);
  expect(pace.take('prompt', 100)).toBe(0);
  pace.leave('prompt', 3);
  pace.end('prompt', 'works');
  expect(pace.take('prompt', 100)).toBe(4);
});

test('bulk leaves places and a part of the burst to what somebody waits for', () => {
  const places = setUp(10_000, 8);
  expect(places.pace.take('bulk', 100)).toBe(6);
  expect(places.pace.take('prompt', 100)).toBe(2);
  const rate = setUp(40, 1_000);
  expect(rate.pace.take('bulk', 100)).toBe(7);
  expect(rate.pace.take('prompt', 100)).toBe(3);
  // Whatever is earned next is first the prompt lane's.
  rate.pass(50);
  expect(rate.pace.take('bulk', 100)).toBe(0);
  expect(rate.pace.take('prompt', 100)).toBe(2);
});

test('one place serves both lanes', () => {
  const { pace } = setUp(1, 1);
  expect(pace.take('bulk', 5)).toBe(1);
  expect(pace.take('prompt', 5)).toBe(0);
});

test('a provider that fails is tried by two at a time, and gets more as it works again', () => {
  const { pace } = setUp(10_000, 16);
  for (let failures = 0; failures < 10; failures += 1) {
    pace.take('prompt', 1);
    pace.end('prompt', AWAY);
  }
  expect(pace.take('prompt', 100)).toBe(2);
  for (let count = 0; count < 2; count += 1) pace.end('prompt', 'works');
  expect(pace.take('prompt', 100)).toBe(4);
});

test('a pause that the provider asks for is kept', () => {
  const { pace, pass } = setUp(10_000, 4);
  pace.take('prompt', 1);
  pace.end('prompt', { away: true, retryAfterMs: 2_000 });
  expect([pace.isPaused, pace.take('prompt', 1)]).toEqual([true, 0]);
  pass(2_000);
  expect([pace.isPaused, pace.take('prompt', 1)]).toEqual([false, 1]);
});
