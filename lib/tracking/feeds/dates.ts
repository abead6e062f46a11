import { DAY_MS, utcDay } from '@/lib/platform/clock/days';
import { dayIn } from '@/lib/platform/clock/zones';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const FIRST_INSTANT = Date.UTC(FIRST_YEAR - 1, 11, 31);
const LAST_INSTANT = Date.UTC(LAST_YEAR + 1, 0, 2);

/** The result of reading a date cell: none, a calendar date in the city's zone, or invalid. */
export type ReadDate = { date: string | null; invalid: boolean };

const NONE: ReadDate = { date: null, invalid: false };
const INVALID: ReadDate = { date: null, invalid: true };

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2}|[+-]\d{2})?)?$/i;
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T].*)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const US = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:[ T,].*)?$/;
const DAY_MONTH = /^(\d{1,2})[- ]([a-z]{3,9})\.?,?[- ](\d{4}|\d{2})(?:[ T].*)?$/i;
const MONTH_DAY = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:[ T,].*)?$/i;
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** An instant as Microsoft's services write it; the offset only says where it was written. */
const WRAPPED_MS = /^\/Date\((-?\d{1,14})(?:[+-]\d{4})?\)\/$/;
const EPOCH_MS = /^-?\d{11,14}$/;
const EPOCH_SECONDS = /^\d{9,10}$/;
/** Below, a number of milliseconds would lie in the first months of 1973 or before: it counts seconds, or is a date. */
const LEAST_MS = 100_000_000_000;
const LEAST_SECONDS = 100_000_000;
/** The most common format; 0 stands for any digit. */
const PLAIN = '0000-00-00T00:00:00.000';

/**
 * Reads the forms the portals use: ISO with or without time and zone, `YYYY/M/D`, `YYYYMMDD`, epoch milliseconds or
 * seconds, `/Date(ms)/`, `MM/DD/YYYY hh:mm:ss AM`, `M/D/YY`, `DD-MON-YY`, `Mar 13, 2023`. An instant (an epoch, or a text with a
 * zone) becomes the date it falls on in `timeZone`, unless it is midnight UTC to the millisecond: that is how portals
 * write a date without a time. A wall-clock date stays as it is. Never throws.
 */
export function readDate(value: unknown, timeZone: string): ReadDate {
  if (value === null || value === undefined || value === '') return NONE;
  if (typeof value === 'number') return fromNumber(value, timeZone);
  if (Array.isArray(value)) return readDate(value[0], timeZone);
  if (typeof value !== 'string') return INVALID;
  if (isPlain(value)) return fromPlain(value);
  const text = value.trim();
  if (text === '') return NONE;
  if (EPOCH_MS.test(text)) return fromEpoch(Number(text), timeZone);
  if (EPOCH_SECONDS.test(text) || COMPACT.test(text)) return fromNumber(Number(text), timeZone);
  const wrapped = WRAPPED_MS.exec(text);
  if (wrapped) return fromNumber(Number(wrapped[1]), timeZone);
  const iso = ISO.exec(text);
  if (iso) {
    const [, year = '', month = '', day = '', time, zone] = iso;
    if (!zone) return fromParts(Number(year), Number(month), Number(day));
    return fromEpoch(Date.parse(`${year}-${month}-${day}T${time}${normalisedOffset(zone)}`), timeZone);
  }
  const us = US.exec(text);
  if (us) return fromParts(fullYear(us[3] ?? ''), Number(us[1]), Number(us[2]));
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return fromParts(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dayFirst = DAY_MONTH.exec(text);
  if (dayFirst)
    return fromParts(fullYear(dayFirst[3] ?? ''), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1]));
  const monthFirst = MONTH_DAY.exec(text);
  if (monthFirst)
    return fromParts(Number(monthFirst[3]), monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]));
  return INVALID;
}

/** The month of its name or the first three letters or more; 0 for any other word. */
function monthOf(word: string): number {
  const lower = word.toLowerCase();
  return MONTHS.findIndex((month) => month.startsWith(lower)) + 1;
}

function fromNumber(value: number, timeZone: string): ReadDate {
  const compact = COMPACT.exec(String(value));
  if (compact) return fromParts(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  // Neither: an empty date, or a number that means something else.
  if (value >= 0 && value < LEAST_SECONDS) return INVALID;
  const isSeconds = value >= LEAST_SECONDS && value < LEAST_MS;
  return fromEpoch(isSeconds ? value * 1000 : value, timeZone);
}

/**
 * An instant of exactly midnight UTC is how ArcGIS and others keep a date without a time: it is that calendar date,
 * not the evening before in the city's zone.
 */
function fromEpoch(ms: number, timeZone: string): ReadDate {
  if (!Number.isFinite(ms)) return INVALID;
  return fromInstant(ms, ms % DAY_MS === 0 ? 'UTC' : timeZone);
}

function fromInstant(ms: number, timeZone: string): ReadDate {
  // Check the range first: the cache of zone offsets by day must stay bounded.
  if (!(ms > FIRST_INSTANT && ms < LAST_INSTANT)) return INVALID;
  const date = timeZone === 'UTC' ? utcDay(ms) : dayIn(timeZone, ms);
  const year = Number(date.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR ? { date, invalid: false } : INVALID;
}

/**
 * Matches a date alone or with a time to the millisecond. Called for six cells per row, so it avoids regular
 * expressions and copies.
 */
function isPlain(text: string): boolean {
  const { length } = text;
  if (length !== 10 && length !== 19 && length !== 23) return false;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    const wanted = PLAIN.charCodeAt(i);
    if (wanted === 0x30 ? code < 0x30 || code > 0x39 : code !== wanted) return false;
  }
  return true;
}

function fromPlain(text: string): ReadDate {
  const year = numberIn(text, 0, 4);
  if (!isCalendarDate(year, numberIn(text, 5, 7), numberIn(text, 8, 10))) return INVALID;
  return { date: text.slice(0, 10), invalid: false };
}

function numberIn(digits: string, start: number, end: number): number {
  let number = 0;
  for (let i = start; i < end; i++) number = number * 10 + digits.charCodeAt(i) - 0x30;
  return number;
}

function isCalendarDate(year: number, month: number, day: number): boolean {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function fromParts(year: number, month: number, day: number): ReadDate {
  if (!isCalendarDate(year, month, day)) return INVALID;
  return { date: `${year}-${twoDigits(month)}-${twoDigits(day)}`, invalid: false };
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** Expands a two-digit year of `M/D/YY` exports; no permit in these feeds is older than 1970. */
function fullYear(text: string): number {
  const year = Number(text);
  if (text.length === 4) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function normalisedOffset(zone: string): string {
  if (/^z$/i.test(zone)) return 'Z';
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  return `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}
