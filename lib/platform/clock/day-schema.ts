import { z } from 'zod';
import { isDay, utcDay } from './days';

/** A calendar day given from outside: the database takes it, and a year counted from it is one too. */
export const daySchema = z.iso.date({ abort: true }).refine(isDay, 'not_a_date');

/** A day to look from or until: far beyond any is a way to ask for all. The database has no year 0. */
export const searchDaySchema = z.iso.date({ abort: true }).refine((day) => day >= '1000-01-01', 'not_a_date');

/** An instant given from outside; `precision` as in zod. */
export function instantSchema(options: { precision?: number } = {}) {
  return z.iso.datetime({ ...options, abort: true }).refine((at) => isDay(at.slice(0, 10)), 'not_a_time');
}

/** The same as a `Date`, which an action's body may hold. */
export const dateSchema = z.date().refine((at) => isDay(utcDay(at)), 'not_a_time');
