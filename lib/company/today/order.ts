import { addDays, daysBetween, startOfUtcDay } from '@/lib/platform/clock/days';
import type { Need } from './types';

/** A deadline this near comes before what only loses a day a day. */
const NEAR_DAYS = 7;

/**
 * By what it costs to wait: work that stands, then what is over or nearly over its day, then what holds up a permit,
 * day for day, then the rest by its day. Among equals the one that waits longest.
 */
export function orderNeeds(needs: readonly Need[], today: string): Need[] {
  const rank = (need: Need): number => {
    if (need.kind === 'stopped') return 0;
    if (need.until !== null && daysBetween(today, need.until) <= NEAR_DAYS) return 1;
    return need.cost.kind === 'day_for_day' ? 2 : 3;
  };
  const far = '9999-12-31';
  const keyOf = (need: Need) => [
    String(rank(need)),
    rank(need) === 2 ? '' : (need.until ?? far),
    need.since ?? far,
    need.key,
  ];
  return needs
    .map((need) => ({ need, key: keyOf(need).join(' ') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ need }) => need);
}

export interface Held {
  need: string;
  untilDay: string | null;
  mark: string;
}

/** Without what was put off and is not back: its day has not come, and it stands as it did. */
export function withoutPutOff(needs: readonly Need[], held: readonly Held[], today: string): Need[] {
  const byKey = new Map(held.map((one) => [one.need, one]));
  return needs.filter(({ key, mark }) => {
    const one = byKey.get(key);
    if (!one || one.mark !== mark) return true;
    return one.untilDay !== null && one.untilDay <= today;
  });
}

/** The day on which something put off is back; null where only a move brings it back. */
export function dayOfReturn(later: 'tomorrow' | 'monday' | 'moves', today: string): string | null {
  if (later === 'moves') return null;
  const weekday = new Date(startOfUtcDay(today)).getUTCDay();
  return addDays(today, later === 'tomorrow' ? 1 : (8 - weekday) % 7 || 7);
}
