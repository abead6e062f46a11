import type Stripe from 'stripe';

export const DAY = 86_400;
export const HOUR = 3_600;

type Interval = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;

/** That many months after a moment, at its time of day (UTC); a short month's last day where it has no such day. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
}

/** The first end of a period after `start`, counted from the anchor so that a short month leaves no trace. */
export function nextPeriodEnd(anchor: number, start: number, { interval, interval_count }: Interval): number {
  const step = (count: number): number => {
    if (interval === 'month') return addMonths(anchor, count * interval_count);
    if (interval === 'year') return addMonths(anchor, 12 * count * interval_count);
    return anchor + count * interval_count * (interval === 'week' ? 7 * DAY : DAY);
  };
  let count = 0;
  while (step(count) <= start) count += 1;
  return step(count);
}
