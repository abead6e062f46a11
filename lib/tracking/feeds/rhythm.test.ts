import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf, hourOfWeek, learn, noRhythm, type Rhythm } from './rhythm';

const ZONE = 'America/Phoenix';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Sunday, midnight in Phoenix, whose clock is never changed. */
const SUNDAY = Date.parse('2026-11-01T07:00:00Z');

/** Looks every `everyMs` from then on, at a city that publishes at these times. */
function watch(
  rhythm: Rhythm,
  from: number,
  days: number,
  everyMs: number,
  publishes: (day: number) => number | null,
) {
  let known = rhythm;
  for (let at = from + everyMs; at <= from + days * DAY; at += everyMs) {
    const day = Math.floor((at - SUNDAY) / DAY);
    const published = [day - 1, day]
      .map(publishes)
      .filter((time): time is number => time !== null && time > at - everyMs && time <= at)
      .map((time) => new Date(time));
    known = learn(known, { from: new Date(at - everyMs), until: new Date(at), published }, ZONE);
  }
  return known;
}

const daily = (hour: number) => (day: number) => SUNDAY + day * DAY + hour * HOUR + 17 * 60_000;

test('an hour of the week is the city’s own', () => {
  expect(hourOfWeek(ZONE, SUNDAY)).toBe(0);
  expect(hourOfWeek('America/New_York', SUNDAY)).toBe(2);
  expect(hourOfWeek(ZONE, SUNDAY + 6 * DAY + 23 * HOUR)).toBe(6 * 24 + 23);
});

test('what is known of an hour lies between never and always, whatever was seen', () => {
  const look = fc.record({
    wait: fc.integer({ min: 60_000, max: 20 * DAY }),
    back: fc.array(fc.integer({ min: -HOUR, max: 30 * DAY }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(look, { maxLength: 30 }), fc.integer({ min: 0, max: 167 }), (looks, hour) => {
      let at = SUNDAY;
      let rhythm = noRhythm(new Date(at));
      for (const { wait, back } of looks) {
        const from = new Date(at);
        at += wait;
        const published = back.map((ms) => new Date(at - ms));
        rhythm = learn(rhythm, { from, until: new Date(at), published }, ZONE);
      }
      const chance = chanceOf(rhythm, hour);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }),
    { numRuns: 20 },
  );
});

test('three weeks show the hour in which a city publishes, and no other, however rarely it is looked at', () => {
  for (const everyMs of [5 * 60_000, HOUR, 3 * HOUR]) {
    const rhythm = watch(noRhythm(new Date(SUNDAY)), SUNDAY, 21, everyMs, daily(4));
    for (let day = 0; day < 7; day++) {
      expect(chanceOf(rhythm, day * 24 + 4)).toBeGreaterThan(0.6);
      for (const hour of [0, 3, 5, 12, 20]) expect(chanceOf(rhythm, day * 24 + hour)).toBeLessThan(0.4);
    }
  }
});

test('a city that changes its hours is found at the new ones within three weeks, and leaves the old', () => {
  const before = watch(noRhythm(new Date(SUNDAY)), SUNDAY, 70, HOUR, daily(4));
  const after = watch(before, SUNDAY + 70 * DAY, 21, HOUR, daily(15));
  expect(chanceOf(after, 24 + 15)).toBeGreaterThan(0.4);
  expect(chanceOf(after, 24 + 4)).toBeLessThan(0.45);
  const later = watch(after, SUNDAY + 91 * DAY, 42, HOUR, daily(15));
  expect(chanceOf(later, 24 + 15)).toBeGreaterThan(0.8);
  expect(chanceOf(later, 24 + 4)).toBeLessThan(0.1);
});

test('an hour in which a city publishes again and again counts once', () => {
  const often = (day: number) => SUNDAY + day * DAY + 10 * HOUR;
  let rhythm = noRhythm(new Date(SUNDAY));
  for (let minute = 5; minute <= 55; minute += 5) {
    const at = often(1) + minute * 60_000;
    rhythm = learn(
      rhythm,
      { from: new Date(at - 300_000), until: new Date(at), published: [new Date(at - 60_000)] },
      ZONE,
    );
  }
  expect(rhythm.changes.reduce((sum, count) => sum + count, 0)).toBe(1);
});
