import type { DateTimeFormatOptions, useFormatter } from 'next-intl';
import { DAY_MS, startOfUtcDay } from '@/lib/platform/clock/days';
import { type Locale, regional } from './locales';

/** next-intl's formatter, from `getFormatter` on the server or `useFormatter` in the browser. */
export type Formatter = ReturnType<typeof useFormatter>;

/** The moment a page is for, and the time zone of whoever reads it. */
export interface Clock {
  now: Date;
  timeZone: string;
}

/** Dates a city gives are days on a calendar: no time zone may move them. */
const DAY = {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
} as const satisfies DateTimeFormatOptions;
const DAY_THIS_YEAR = {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
} as const satisfies DateTimeFormatOptions;
const INSTANT = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  // US Spanish also uses the 12-hour clock. `h12` fixes midnight as 12, which `hour12` would leave to the
  // runtime.
  hourCycle: 'h12',
} as const satisfies DateTimeFormatOptions;
/** Figures and dollars are written the US way in both languages: plain `es` would write them as in Spain. */
const WHOLE = new Intl.NumberFormat('en-US');
const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const USD_CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const WEEK_MS = 7 * DAY_MS;

/** `2026-11-20` → "Nov 20, 2026". */
export function calendarDay(format: Formatter, day: string): string {
  return format.dateTime(startOfUtcDay(day), DAY);
}

/** What a page says of when it was published: a year alone, a month with its year, or a day. */
export function publishedText(format: Formatter, date: string): string {
  if (date.length === 4) return date;
  if (date.length > 7) return calendarDay(format, date);
  return format.dateTime(startOfUtcDay(`${date}-01`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** As `calendarDay`, without the year where it is the current one: "Nov 20". */
export function shortDay(format: Formatter, day: string, now: Date): string {
  const sameYear = day.startsWith(String(now.getUTCFullYear()));
  return format.dateTime(startOfUtcDay(day), sameYear ? DAY_THIS_YEAR : DAY);
}

/** A moment on the company's clock: "Nov 20, 2:24 PM"; with the year where it is another one. */
export function moment(format: Formatter, at: Date, clock: Clock): string {
  return format.dateTime(at, { ...INSTANT, ...getYearOption(format, at, clock), timeZone: clock.timeZone });
}

/** The year is shown only if it is not the current one. */
function getYearOption(format: Formatter, at: Date, { now, timeZone }: Clock): { year?: 'numeric' } {
  const year = (date: Date) => format.dateTime(date, { year: 'numeric', timeZone });
  return year(at) === year(now) ? {} : { year: 'numeric' };
}

/** The day a moment falls on for the company: "Nov 20"; with the year where it is another one. */
export function localDay(format: Formatter, at: Date, clock: Clock): string {
  const { timeZone } = clock;
  return format.dateTime(at, {
    month: 'short',
    day: 'numeric',
    ...getYearOption(format, at, clock),
    timeZone,
  });
}

/** Relative under a week ("3 hours ago"), a date from then on. */
export function ago(format: Formatter, at: Date, clock: Clock): string {
  if (Math.abs(clock.now.getTime() - at.getTime()) < WEEK_MS) return format.relativeTime(at, clock.now);
  return localDay(format, at, clock);
}

/** The three ways mails write dates: a moment with its zone, the reader's day it falls on, a day on a calendar. */
export function mailDates(locale: Locale, timeZone: string) {
  const moments = new Intl.DateTimeFormat(regional(locale), {
    ...INSTANT,
    month: 'long',
    year: 'numeric',
    timeZone,
    timeZoneName: 'short',
  });
  const dates = new Intl.DateTimeFormat(regional(locale), { dateStyle: 'long', timeZone });
  const days = new Intl.DateTimeFormat(regional(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    moment: (at: Date) => moments.format(at),
    date: (at: Date) => dates.format(at),
    day: (day: string) => days.format(new Date(day)),
  };
}

// For the parts of static pages that the browser fills in, where no provider of texts is.

/** A day, or the UTC day of an instant: "Nov 20, 2026". */
export function usDay(locale: Locale, at: string): string {
  return new Intl.DateTimeFormat(regional(locale), DAY).format(new Date(at));
}

/** The day an instant falls on by the browser's clock. */
export function usDayHere(locale: Locale, at: Date): string {
  return new Intl.DateTimeFormat(regional(locale), {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).format(at);
}

/** A month, `2026-11`: "Nov", or with its year, "November 2026". */
export function monthName(locale: Locale, month: string, style: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(regional(locale), {
    month: style,
    ...(style === 'long' ? { year: 'numeric' as const } : {}),
    timeZone: 'UTC',
  }).format(startOfUtcDay(`${month}-01`));
}

/** Integer cents as dollars; cents are shown only where there are some. */
export function dollars(cents: number): string {
  return (cents % 100 === 0 ? USD : USD_CENTS).format(cents / 100);
}

/** Integer cents as dollars with their cents, for columns of amounts. */
export function dollarsAndCents(cents: number): string {
  return USD_CENTS.format(cents / 100);
}

/** `12817` → "12,817". */
export function figure(value: number): string {
  return WHOLE.format(value);
}

const WEEKDAY = { weekday: 'short', timeZone: 'UTC' } as const satisfies DateTimeFormatOptions;
const MONTH_DAY = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const satisfies DateTimeFormatOptions;

/** `2026-11-24` → "Tue". */
export function weekday(format: Formatter, day: string): string {
  return format.dateTime(startOfUtcDay(day), WEEKDAY);
}

/** `2026-11-24` → "November 24", with its weekday where that is asked for: "Tuesday, November 24". */
export function monthDay(format: Formatter, day: string, { named = false } = {}): string {
  return format.dateTime(startOfUtcDay(day), named ? { ...MONTH_DAY, weekday: 'long' } : MONTH_DAY);
}

/** A day in a calendar's cell: "24"; the first of a month with the month's name: "Dec 1". */
export function cellDay(format: Formatter, day: string): string {
  return day.endsWith('-01')
    ? format.dateTime(startOfUtcDay(day), DAY_THIS_YEAR)
    : format.dateTime(startOfUtcDay(day), { day: 'numeric', timeZone: 'UTC' });
}
