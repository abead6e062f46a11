import { describe, expect, test } from 'vitest';
import { addDays } from './days';
import { isBusinessDay, isHoliday, STATE_HOLIDAYS } from './holidays';

const holidaysOf = (year: number, state: string) => {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    if (isHoliday(day, state)) days.push(day);
  return days;
};

describe('the holidays of a year', () => {
  test('are the eleven of federal law, as the government lists them for 2026', () => {
    expect(holidaysOf(2026, 'TX')).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      // July 4 is a Saturday.
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  test('of a Sunday are kept on Monday, and New Year of a Saturday on the last day of the year before', () => {
    expect(isHoliday('2027-07-05', 'TX')).toBe(true);
    expect(isHoliday('2027-12-31', 'TX')).toBe(true);
    expect(isHoliday('2028-01-01', 'TX')).toBe(false);
  });

  test.each([
    ['FL', ['2026-11-27']],
    ['WA', ['2026-11-27']],
    ['MI', ['2026-02-12']],
    ['NJ', ['2026-04-03', '2026-11-03']],
    // Flag Day of 2026 is a Sunday.
    ['PA', ['2026-04-03', '2026-06-15', '2026-11-03', '2026-11-27']],
  ])('of %s are those of its law beside them', (state, more) => {
    const federal = holidaysOf(2026, 'TX');
    expect(holidaysOf(2026, state).filter((day) => !federal.includes(day))).toEqual(more);
  });

  test('that move with Easter follow it over the years', () => {
    const goodFridays = [2024, 2025, 2027, 2030, 2038].map((year) =>
      holidaysOf(year, 'PA').find((day) => day >= `${year}-03-15` && day <= `${year}-04-30`),
    );
    expect(goodFridays).toEqual(['2024-03-29', '2025-04-18', '2027-03-26', '2030-04-19', '2038-04-23']);
  });

  test('a state adds carry the law and the day it was read', () => {
    for (const { source, rules } of Object.values(STATE_HOLIDAYS)) {
      expect(rules.length).toBeGreaterThan(0);
      expect(source.url).toMatch(/^https?:\/\//);
      expect(source.readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});

test('a business day is no weekend and no holiday', () => {
  expect(isBusinessDay('2026-11-25', 'FL')).toBe(true);
  expect(isBusinessDay('2026-11-26', 'FL')).toBe(false);
  expect(isBusinessDay('2026-11-27', 'FL')).toBe(false);
  expect(isBusinessDay('2026-11-27', 'TX')).toBe(true);
  expect(isBusinessDay('2026-11-28', 'TX')).toBe(false);
});
