import { addMonths as addMonthsTo } from '../plan-changes';

/** Unix time in seconds. */
export type Seconds = number;

export const DAY: Seconds = 24 * 60 * 60;

export const toSeconds = (date: Date): Seconds => Math.floor(date.getTime() / 1_000);
export const toDate = (at: Seconds): Date => new Date(at * 1_000);

/** The same time of day some months later, UTC; clamped to the month's last day. */
export function addMonths(from: Seconds, months: number): Seconds {
  return toSeconds(addMonthsTo(toDate(from), months));
}

/**
 * The end of the month that starts at `from`, counted from the anchor so that the 31st comes back after
 * February.
 */
export function monthEndAfter(anchor: Seconds, from: Seconds): Seconds {
  const [first, then] = [toDate(anchor), toDate(from)];
  const years = then.getUTCFullYear() - first.getUTCFullYear();
  const months = years * 12 + then.getUTCMonth() - first.getUTCMonth();
  const end = addMonths(anchor, months);
  return end > from ? end : addMonths(anchor, months + 1);
}
