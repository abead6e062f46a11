import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '@/lib/platform/clock/days';
import { dayIn } from '@/lib/platform/clock/zones';
import { getAnchorDay, getPeriodStart, periodAfter, periodBefore, periodsBetween } from './months';

const aDay = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2044-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anAnchor = fc.integer({ min: 1, max: 31 });
const aZone = fc.constantFrom(
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Pacific/Guam',
);

describe('a month of checks', () => {
  test.each([
    ['on the day itself', '2026-11-20', 20, '2026-11-20'],
    ['the day before it', '2026-11-19', 20, '2026-10-20'],
    ['over the turn of the year', '2027-01-05', 20, '2026-12-20'],
    ['on the 31st, in a month of 30 days', '2026-11-30', 31, '2026-11-30'],
    ['the day before that', '2026-11-29', 31, '2026-10-31'],
    ['on the 31st, in February', '2026-02-28', 31, '2026-02-28'],
    ['on the 31st, in a leap year', '2028-02-28', 31, '2028-01-31'],
    ['on the 30th, in a leap year', '2028-02-29', 30, '2028-02-29'],
    ['on the first', '2026-03-31', 1, '2026-03-01'],
  ])('begins %s', (_, day, anchor, period) => {
    expect(getPeriodStart(day, anchor)).toBe(period);
  });

  test('that begins on the 31st comes back to the 31st after a short one', () => {
    expect(periodsBetween('2025-12-31', '2026-06-30', 31)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ]);
  });

  test('holds every day once', () => {
    fc.assert(
      fc.property(aDay, anAnchor, (day, anchor) => {
        const period = getPeriodStart(day, anchor);
        const next = periodAfter(period, anchor);
        expect(period <= day && day < next).toBe(true);
        expect(daysBetween(period, next)).toBeGreaterThanOrEqual(28);
        expect(daysBetween(period, next)).toBeLessThanOrEqual(31);
        expect(getPeriodStart(next, anchor)).toBe(next);
        expect(getPeriodStart(addDays(next, -1), anchor)).toBe(period);
        expect(periodBefore(next, anchor)).toBe(period);
      }),
    );
  });

  test('comes twelve times a year, on the same day a year later', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 28 }), (day, anchor) => {
        const start = getPeriodStart(day, anchor);
        let later = start;
        for (let month = 0; month < 12; month += 1) later = periodAfter(later, anchor);
        expect(later).toBe(`${Number(start.slice(0, 4)) + 1}${start.slice(4)}`);
      }),
    );
  });

  test('is due in parts as it is at once', () => {
    fc.assert(
      fc.property(
        aDay,
        anAnchor,
        fc.array(fc.nat(90), { minLength: 1, maxLength: 6 }),
        (day, anchor, pauses) => {
          const first = getPeriodStart(day, anchor);
          let [last, today] = [first, day];
          const parts: string[] = [];
          for (const pause of pauses) {
            today = addDays(today, pause);
            const due = periodsBetween(last, today, anchor);
            parts.push(...due);
            last = due.at(-1) ?? last;
          }
          expect(parts).toEqual(periodsBetween(first, today, anchor));
          expect(last).toBe(getPeriodStart(today, anchor));
        },
      ),
    );
  });
});

describe('whose day it is', () => {
  test('the anchor is the local day, not the one in Greenwich', () => {
    const began = new Date('2026-12-01T04:30:00Z');
    expect(getAnchorDay(dayIn('America/Los_Angeles', began))).toBe(30);
    expect(getAnchorDay(dayIn('America/New_York', began))).toBe(30);
    expect(getAnchorDay(dayIn('Pacific/Guam', began))).toBe(1);
  });

  test.each([
    ['standard time', '2026-11-20T05:59:59Z', '2026-10-20'],
    ['standard time', '2026-11-20T06:00:00Z', '2026-11-20'],
    ['daylight saving time', '2026-07-20T04:59:59Z', '2026-06-20'],
    ['daylight saving time', '2026-07-20T05:00:00Z', '2026-07-20'],
  ])('a month begins at local midnight, in %s: %s', (_, at, period) => {
    expect(getPeriodStart(dayIn('America/Chicago', new Date(at)), 20)).toBe(period);
  });

  test.each([
    ['the clock goes back', '2026-11-01T04:59:59Z', '2026-11-01T05:00:00Z', 1, '2026-11-01'],
    ['the clock goes forward', '2027-03-14T05:59:59Z', '2027-03-14T06:00:00Z', 14, '2027-03-14'],
  ])('on the day %s too', (_, before, after, anchor, period) => {
    const at = (text: string) => getPeriodStart(dayIn('America/Chicago', new Date(text)), anchor);
    expect(at(before)).not.toBe(period);
    expect(at(after)).toBe(period);
  });

  test('as time passes the month never goes back, and moves by one at a time', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2024-01-01T00:00:00Z'),
          max: new Date('2030-01-01T00:00:00Z'),
          noInvalidDate: true,
        }),
        aZone,
        anAnchor,
        fc.integer({ min: 0, max: 27 * 24 * 60 }),
        (at, zone, anchor, minutes) => {
          const now = getPeriodStart(dayIn(zone, at), anchor);
          const later = getPeriodStart(dayIn(zone, new Date(at.getTime() + minutes * 60_000)), anchor);
          expect([now, periodAfter(now, anchor)]).toContain(later);
        },
      ),
    );
  });
});
