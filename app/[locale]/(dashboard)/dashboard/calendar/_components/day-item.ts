import type { Deadline } from '@/lib/checking/checks/round-types';
import type { CalendarEntry } from '@/lib/company/calendar/types';

/** Whatever stands on a day: a permit's expiry, an inspection, or an answer that is due. */
export type DayItem = CalendarEntry | Deadline;

/** The items by their day, the days in order. */
export function byDay(items: readonly DayItem[]): Map<string, DayItem[]> {
  const days = new Map<string, DayItem[]>();
  for (const item of [...items].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    const ofDay = days.get(item.day);
    if (ofDay) ofDay.push(item);
    else days.set(item.day, [item]);
  }
  return days;
}
