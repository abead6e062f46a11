import type { CitySource } from './types';

/** What was published longer ago says so at its place. */
export const OLD_AFTER_MONTHS = 24;

/**
 * The newest day or month of a statement's sources, as they say it themselves, where all of them are old; null where one
 * is newer or says no day: that one was as current as our reading of it.
 */
export function publishedLongAgo(
  { sources }: { sources: readonly CitySource[] },
  today: string,
): string | null {
  const days = sources.map(({ publishedOn }) => publishedOn);
  if (days.length === 0 || !days.every((day) => day !== undefined)) return null;
  const newest = days.reduce((a, b) => (lastDayOf(b) > lastDayOf(a) ? b : a));
  return lastDayOf(newest) < monthsBefore(today, OLD_AFTER_MONTHS) ? newest : null;
}

/** A year or month is as young as its last day. */
function lastDayOf(day: string): string {
  if (day.length === 4) return `${day}-12-31`;
  return day.length === 7 ? `${day}-31` : day;
}

/** The same day so many months before; one the month does not have sorts behind its last. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const count = year * 12 + month - 1 - months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-${day.slice(8)}`;
}
