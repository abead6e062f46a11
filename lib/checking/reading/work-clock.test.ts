import { describe, expect, test } from 'vitest';
import { WorkClock } from './work-clock';

describe('the time a reader worked', () => {
  test('is the time that passed on an idle machine, however many threads it has', () => {
    const clock = new WorkClock(0, 0);
    expect(clock.read({ now: 1_000, processorMs: 1_000 })).toBe(1_000);
    expect(clock.read({ now: 2_000, processorMs: 3_000 })).toBe(2_000);
  });

  test('is less on a busy one: what the processor gave it', () => {
    const clock = new WorkClock(0, 0);
    expect(clock.read({ now: 10_000, processorMs: 500 })).toBe(500);
    expect(clock.read({ now: 20_000, processorMs: 2_500, threads: 2 })).toBe(1_500);
  });

  test('is the time that passed where the system does not say', () => {
    const clock = new WorkClock(0, null);
    expect(clock.read({ now: 700, processorMs: null })).toBe(700);
  });
});
