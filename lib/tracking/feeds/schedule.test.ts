import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourOfWeek, noRhythm, type Rhythm } from './rhythm';
import { FLOOR_MS, nextLook, nextPollAt, nextTryAt, type PaceInput, pressureOf } from './schedule';

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

const MINUTE = 60_000;
const ZONE = 'America/Chicago';

/** Ten weeks of looks at a city that publishes in these hours of its week. */
function seen(hours: readonly number[]): Rhythm {
  const none = noRhythm(now);
  return {
    ...none,
    looks: none.looks.map(() => 10),
    changes: none.looks.map((_, hour) => (hours.includes(hour) ? 10 : 0)),
  };
}

function look(given: Partial<PaceInput>) {
  return nextLook({
    feedId: 'austin-tx',
    now,
    timeZone: ZONE,
    ceilingMs: 3 * HOUR,
    floorMs: FLOOR_MS,
    givesStamp: true,
    rhythm: noRhythm(now),
    pressure: 0,
    ...given,
  });
}

test('whatever was learned, a look is never sooner than the floor and never later than the record says', () => {
  const counts = fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { minLength: 168, maxLength: 168 });
  const input = fc.record({
    now: fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
    ceilingMs: fc.constantFrom(60, 120, 180, 360, 720, 1_440).map((minutes) => minutes * MINUTE),
    floorMs: fc.constantFrom(FLOOR_MS, 45 * MINUTE),
    givesStamp: fc.boolean(),
    pressure: fc.double({ min: 0, max: 3, noNaN: true }),
    rhythm: fc.record({
      looks: counts,
      changes: counts,
      fadedAt: fc.constant(now),
      publishedAt: fc.constant(null),
    }),
  });
  fc.assert(
    fc.property(input, (given) => {
      const { at } = look(given);
      const ms = at.getTime() - given.now.getTime();
      expect(ms).toBeGreaterThanOrEqual(given.floorMs);
      expect(ms).toBeLessThanOrEqual(given.ceilingMs * 1.1);
    }),
    { numRuns: 30 },
  );
});

test('in an hour in which the city publishes it is looked at every five minutes, in others hourly', () => {
  const rhythm = seen([hourOfWeek(ZONE, now.getTime())]);
  expect(look({ rhythm })).toMatchObject({ everyMs: 5 * MINUTE, reason: 'publishes_now' });
  expect(look({ rhythm: seen([]) })).toMatchObject({ everyMs: HOUR, reason: 'quiet_hour' });
});

test('a quiet hour does not reach into one in which the city publishes', () => {
  const at = new Date('2026-11-20T12:50:00Z');
  const rhythm = seen([hourOfWeek(ZONE, at.getTime() + HOUR)]);
  const next = look({ now: at, rhythm });
  expect(next.reason).toBe('publishes_now');
  expect(next.at.getTime() - at.getTime()).toBeLessThanOrEqual(16 * MINUTE);
});

test('before anything is known, working hours are looked at oftener than nights', () => {
  expect(look({ now: new Date('2026-11-20T16:00:00Z') })).toMatchObject({
    everyMs: 15 * MINUTE,
    reason: 'learning',
  });
  expect(look({ now: new Date('2026-11-20T07:00:00Z') })).toMatchObject({
    everyMs: HOUR,
    reason: 'learning',
  });
});

test('a portal that does not say when its data changed is read as often as its record says', () => {
  expect(look({ givesStamp: false, rhythm: seen([5]) })).toMatchObject({
    everyMs: 3 * HOUR,
    reason: 'no_stamp',
  });
});

test('looks become rarer as the day’s budget is used up, and none is made beyond the record’s when it is', () => {
  const rhythm = seen([hourOfWeek(ZONE, now.getTime())]);
  const waits = [0.4, 0.6, 0.8, 1, 2].map((pressure) => look({ rhythm, pressure }).everyMs);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits[0]).toBe(5 * MINUTE);
  expect(look({ rhythm: seen([]), pressure: 1 })).toMatchObject({ everyMs: 3 * HOUR, reason: 'budget' });
});

test('the budget is spread over the day', () => {
  expect(pressureOf(4_000, undefined, now)).toBe(0);
  expect(pressureOf(1_000, 1_000, new Date('2026-11-20T23:59:59Z'))).toBeCloseTo(1, 2);
  expect(pressureOf(250, 1_000, new Date('2026-11-20T00:00:00Z'))).toBe(1);
});
