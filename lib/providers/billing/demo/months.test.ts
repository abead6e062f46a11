import { describe, expect, it, test } from 'vitest';
import { addMonths, monthEndAfter, toDate, toSeconds } from './months';

const at = (text: string) => toSeconds(new Date(text));
const shown = (seconds: number) => toDate(seconds).toISOString().slice(0, 16);

/** The ends of the months that follow the anchor. */
function ends(anchor: string, count: number): string[] {
  const start = at(anchor);
  const found: string[] = [];
  for (let from = start; found.length < count; ) {
    from = monthEndAfter(start, from);
    found.push(shown(from));
  }
  return found;
}

describe('months', () => {
  it('fall on the last day where the month has no such day, and come back afterwards', () => {
    expect(ends('2027-01-31T23:59:59Z', 4)).toEqual([
      '2027-02-28T23:59',
      '2027-03-31T23:59',
      '2027-04-30T23:59',
      '2027-05-31T23:59',
    ]);
  });

  it('know leap years', () => {
    expect(ends('2028-01-30T00:00:00Z', 2)).toEqual(['2028-02-29T00:00', '2028-03-30T00:00']);
    expect(ends('2028-02-29T12:00:00Z', 13).at(-2)).toBe('2029-02-28T12:00');
    expect(ends('2028-02-29T12:00:00Z', 13).at(-1)).toBe('2029-03-29T12:00');
  });

  it('keep the time of day over the year and over the changes of daylight saving', () => {
    expect(ends('2026-10-29T05:30:00Z', 6)).toEqual([
      '2026-11-29T05:30',
      '2026-12-29T05:30',
      '2027-01-29T05:30',
      '2027-02-28T05:30',
      '2027-03-29T05:30',
      '2027-04-29T05:30',
    ]);
  });
});

test('a month runs on from any moment in it to its own end', () => {
  const anchor = at('2027-01-31T08:00:00Z');
  expect(shown(monthEndAfter(anchor, at('2027-02-28T07:59:59Z')))).toBe('2027-02-28T08:00');
  expect(shown(monthEndAfter(anchor, at('2027-02-28T08:00:00Z')))).toBe('2027-03-31T08:00');
  expect(shown(addMonths(anchor, -2))).toBe('2026-11-30T08:00');
});
