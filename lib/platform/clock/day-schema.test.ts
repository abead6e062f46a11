import { expect, it } from 'vitest';
import { toFieldErrors } from '@/lib/errors';
import { dateSchema, daySchema, instantSchema, searchDaySchema } from './day-schema';

const OUT_OF_RANGE = ['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-29', '12/1/2026'];

it('a day is of a year that work could name', () => {
  expect(daySchema.parse('2026-11-20')).toBe('2026-11-20');
  for (const day of OUT_OF_RANGE) {
    const { error } = daySchema.safeParse(day);
    expect(error && toFieldErrors(error, 'day')).toEqual({ day: 'not_a_date' });
  }
});

it('a search reaches farther, to no day that the database lacks', () => {
  expect(searchDaySchema.parse('9999-12-31')).toBe('9999-12-31');
  expect(searchDaySchema.safeParse('0000-01-01').success).toBe(false);
});

it('an instant falls on such a day', () => {
  expect(instantSchema().parse('2026-11-20T15:00:00.000Z')).toBe('2026-11-20T15:00:00.000Z');
  const { error } = instantSchema().safeParse('0000-01-01T00:00:00Z');
  expect(error && toFieldErrors(error, 'at')).toEqual({ at: 'not_a_time' });
  expect(dateSchema.safeParse(new Date('2026-11-20')).success).toBe(true);
  for (const at of [new Date(-8.64e15), new Date('0000-01-01'), new Date(Number.NaN), 0])
    expect(dateSchema.safeParse(at).success).toBe(false);
  expect(instantSchema({ precision: 6 }).safeParse('2026-11-20T15:00:00.000Z').success).toBe(false);
});
