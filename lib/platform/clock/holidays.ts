import { addDays } from './days';

/** A holiday as a law words it. */
type HolidayRule =
  | { readonly month: number; readonly day: number }
  /** The n-th of a weekday in a month; -1 is the last. Sunday is 0. */
  | { readonly month: number; readonly weekday: number; readonly nth: number; readonly plus?: number }
  | { readonly easter: number };

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/** 5 U.S.C. 6103(a): the same in every year since Juneteenth was added. */
const FEDERAL: readonly HolidayRule[] = [
  { month: 1, day: 1 },
  { month: 1, weekday: MONDAY, nth: 3 },
  { month: 2, weekday: MONDAY, nth: 3 },
  { month: 5, weekday: MONDAY, nth: -1 },
  { month: 6, day: 19 },
  { month: 7, day: 4 },
  { month: 9, weekday: MONDAY, nth: 1 },
  { month: 10, weekday: MONDAY, nth: 2 },
  { month: 11, day: 11 },
  { month: 11, weekday: THURSDAY, nth: 4 },
  { month: 12, day: 25 },
];

const DAY_AFTER_THANKSGIVING: HolidayRule = { month: 11, weekday: THURSDAY, nth: 4, plus: 1 };
const LINCOLN: HolidayRule = { month: 2, day: 12 };
const GOOD_FRIDAY: HolidayRule = { easter: -2 };
const ELECTION_DAY: HolidayRule = { month: 11, weekday: MONDAY, nth: 1, plus: 1 };
const FLAG_DAY: HolidayRule = { month: 6, day: 14 };
const THIRD_FRIDAY_OF_JUNE: HolidayRule = { month: 6, weekday: FRIDAY, nth: 3 };

interface StateHolidays {
  readonly rules: readonly HolidayRule[];
  /** The law, and where it was read. */
  readonly source: { readonly title: string; readonly url: string; readonly readOn: string };
}

const read = (title: string, url: string) => ({ title, url, readOn: '2026-11-27' });

/** What a state adds to the federal days, as far as its law was read; a state that is not here adds nothing known. */
export const STATE_HOLIDAYS: Readonly<Record<string, StateHolidays>> = {
  FL: {
    rules: [DAY_AFTER_THANKSGIVING],
    source: read('Florida Statutes 110.117', 'https://www.syfert.com/florida/statutes/0110.117.html'),
  },
  MI: {
    rules: [LINCOLN],
    source: read(
      'Michigan Compiled Laws 435.101',
      'https://lawserver.com/law/state/texas/tx-codes/michigan_laws_435-101',
    ),
  },
  NJ: {
    rules: [GOOD_FRIDAY, THIRD_FRIDAY_OF_JUNE, ELECTION_DAY],
    source: read(
      'New Jersey Statutes 11A:6-24.1, as printed in Assembly Bill 4773 (2020)',
      'https://www.legiscan.com/NJ/text/A4773/2020',
    ),
  },
  PA: {
    rules: [GOOD_FRIDAY, FLAG_DAY, ELECTION_DAY, DAY_AFTER_THANKSGIVING],
    source: read(
      'Pennsylvania holidays, 44 P.S. 11 and of state employees (BLR)',
      'http://www.blr.com/HR-Employment/Benefits-Leave/Holidays-in-Pennsylvania',
    ),
  },
  WA: {
    rules: [DAY_AFTER_THANKSGIVING],
    source: read('RCW 1.16.050', 'http://apps.leg.wa.gov/RCW/default.aspx?cite=1.16.050'),
  },
};

/** Whether offices are closed by law on a day: on a Saturday's holiday the Friday, on a Sunday's the Monday. */
export function isHoliday(day: string, state: string): boolean {
  return holidaysNear(Number(day.slice(0, 4)), state).has(day);
}

/** Monday to Friday, and no legal holiday of the country or the state. */
export function isBusinessDay(day: string, state: string): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isHoliday(day, state);
}

const known = new Map<string, ReadonlySet<string>>();

/** Of a year, with the New Year's Day of the next where that is kept on its last day. */
function holidaysNear(year: number, state: string): ReadonlySet<string> {
  const key = `${year} ${state}`;
  const before = known.get(key);
  if (before) return before;
  const rules = [...FEDERAL, ...(STATE_HOLIDAYS[state]?.rules ?? [])];
  const days = new Set([year, year + 1].flatMap((of) => rules.map((rule) => observed(dayOf(rule, of)))));
  known.set(key, days);
  return days;
}

function observed(day: string): string {
  const weekday = weekdayOf(day);
  return weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, 1) : day;
}

function dayOf(rule: HolidayRule, year: number): string {
  if ('easter' in rule) return addDays(easterOf(year), rule.easter);
  if ('day' in rule) return dateOf(year, rule.month, rule.day);
  const { month, weekday, nth, plus = 0 } = rule;
  const first = dateOf(year, month, 1);
  const ahead = (weekday - weekdayOf(first) + 7) % 7;
  if (nth > 0) return addDays(first, ahead + 7 * (nth - 1) + plus);
  const last = addDays(month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1), -1);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7) + plus);
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dateOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}

function dateOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
