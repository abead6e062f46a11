import { addDays, isDay, startOfUtcDay } from '@/lib/platform/clock/days';

/** `2026-11`, of any year that work could name. */
export function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}

/** The month so many months on. */
export function addMonths(month: string, months: number): string {
  const at = new Date(startOfUtcDay(`${month}-01`));
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

/** The weeks a month touches, each of seven days from Sunday on, as calendars in the US show them. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -new Date(startOfUtcDay(first)).getUTCDay());
  const end = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let day = start; day < end; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  return weeks;
}
