import { utcDay } from '@/lib/platform/clock/days';

/*
 * Allowance months. One begins in each calendar month, on the anchor day (1 to 31) or, in a shorter month, on
 * its last day. Days are calendar days, `YYYY-MM-DD`, which sort as texts; the time zone is resolved by the
 * caller.
 */

/** The first day of the allowance month that contains a day. */
export function getPeriodStart(day: string, anchorDay: number): string {
  const start = startIn(day, 0, anchorDay);
  return start <= day ? start : startIn(day, -1, anchorDay);
}

/** The first day of the allowance month after `period`. */
export function periodAfter(period: string, anchorDay: number): string {
  return startIn(period, 1, anchorDay);
}

export function periodBefore(period: string, anchorDay: number): string {
  return startIn(period, -1, anchorDay);
}

/** The allowance months that begin after `last` and not later than `until`, in order. */
export function periodsBetween(last: string, until: string, anchorDay: number): string[] {
  const periods: string[] = [];
  for (let next = periodAfter(last, anchorDay); next <= until; next = periodAfter(next, anchorDay)) {
    periods.push(next);
  }
  return periods;
}

export function getAnchorDay(day: string): number {
  return Number(day.slice(8));
}

/** The start of the allowance month in the calendar month of `day`, or some calendar months later. */
function startIn(day: string, months: number, anchorDay: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const start = new Date(Date.UTC(year, month - 1 + months, Math.min(anchorDay, last)));
  return utcDay(start);
}
