import type { DateTimeFormatOptions, useFormatter } from 'next-intl';

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
  // In the US, Spanish too reads the clock by twelve. `hour12` would leave it to the machine whether midnight is 0 or 12.
  hourCycle: 'h12',
} as const satisfies DateTimeFormatOptions;
/** Figures and dollars are written the US way in both languages: plain `es` would write them as in Spain. */
const WHOLE = new Intl.NumberFormat('en-US');
const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const USD_CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** `2026-11-20` → "Nov 20, 2026". */
export function calendarDay(format: Formatter, day: string): string {
  return format.dateTime(new Date(`${day}T00:00:00Z`), DAY);
}

/** As `calendarDay`, without the year where it is the current one: "Nov 20". */
export function shortDay(format: Formatter, day: string, now: Date): string {
  const sameYear = day.startsWith(String(now.getUTCFullYear()));
  return format.dateTime(new Date(`${day}T00:00:00Z`), sameYear ? DAY_THIS_YEAR : DAY);
}

/** A moment on the company's clock: "Nov 20, 2:24 PM"; with the year where it is another one. */
export function moment(format: Formatter, at: Date, clock: Clock): string {
  return format.dateTime(at, { ...INSTANT, ...yearOf(format, at, clock), timeZone: clock.timeZone });
}

/** The year is said only where it is not the current one. */
function yearOf(format: Formatter, at: Date, { now, timeZone }: Clock): { year?: 'numeric' } {
  const year = (date: Date) => format.dateTime(date, { year: 'numeric', timeZone });
  return year(at) === year(now) ? {} : { year: 'numeric' };
}

/** The day a moment falls on for the company: "Nov 20"; with the year where it is another one. */
export function localDay(format: Formatter, at: Date, clock: Clock): string {
  const { timeZone } = clock;
  return format.dateTime(at, { month: 'short', day: 'numeric', ...yearOf(format, at, clock), timeZone });
}

/** Relative under a week ("3 hours ago"), a date from then on. */
export function ago(format: Formatter, at: Date, clock: Clock): string {
  if (Math.abs(clock.now.getTime() - at.getTime()) < WEEK_MS) return format.relativeTime(at, clock.now);
  return localDay(format, at, clock);
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
