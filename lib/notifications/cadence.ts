import type { Plan } from '@/lib/billing/plans';
import { addDays, HOUR_MS } from '@/lib/clock/days';
import { firstHourOf, wallTime } from '@/lib/clock/zones';
import type { Channel } from './types';

/** The hour of the daily digest where nobody has chosen another, on the recipient's clock. */
export const DIGEST_HOUR = 7;

/** Texts leave within these hours of the recipient's clock and at no other, whatever anybody has set. */
export const TEXT_HOURS = { from: 8, until: 21 } as const;

/** When somebody may be reached, on their own clock. */
export interface Reachable {
  channel: Channel;
  timeZone: string;
  /** From this full hour on nothing arrives, until that one: 22 and 6 span midnight. Null, or equal: no quiet hours. */
  quietFrom: number | null;
  quietUntil: number | null;
}

export interface DueRule extends Reachable {
  cadence: Plan['cadence'];
  digestHour: number;
}

/**
 * When a change seen now is told: at once, at the next full hour, or with the next digest; inside quiet hours at their
 * end. Never before now, and a later change never before an earlier one.
 */
export function dueAt(rule: DueRule, now: Date): Date {
  switch (rule.cadence) {
    case 'real_time':
      return reachableFrom(rule, now);
    case 'hourly':
      return reachableFrom(rule, new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS));
    case 'daily':
      return nextDigest(rule, now);
  }
}

/** The instant itself where it is within the hours, else their next beginning. */
export function reachableFrom(reader: Reachable, at: Date): Date {
  const quiet = quietHoursOf(reader);
  if (quiet.size === 0) return at;
  let hour = at.getTime();
  while (quiet.has(wallTime(reader.timeZone, hour).hour)) hour = (Math.floor(hour / HOUR_MS) + 1) * HOUR_MS;
  return new Date(hour);
}

/** The first digest after now; there is one for each of the reader's days. */
function nextDigest(rule: DueRule, now: Date): Date {
  // Yesterday's digest can be due today: its hour was quiet, and quiet hours ended after midnight.
  for (let days = -1; ; days += 1) {
    const { day } = wallTime(rule.timeZone, now.getTime());
    const on = addDays(day, days);
    const at = reachableFrom(rule, new Date(firstHourOf(rule.timeZone, on, rule.digestHour)));
    if (at > now) return at;
  }
}

const ALL_HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Own quiet hours that would leave a text no hour at all give way to the general ones. */
function quietHoursOf({ channel, quietFrom, quietUntil }: Reachable): ReadonlySet<number> {
  const own = ALL_HOURS.filter((hour) => isWithin(hour, quietFrom, quietUntil));
  if (channel === 'email') return new Set(own);
  const night = ALL_HOURS.filter((hour) => hour < TEXT_HOURS.from || hour >= TEXT_HOURS.until);
  const both = new Set([...own, ...night]);
  return both.size < ALL_HOURS.length ? both : new Set(night);
}

/** A window of every hour cannot be said: equal ends are no window. */
function isWithin(hour: number, from: number | null, until: number | null): boolean {
  if (from === null || until === null || from === until) return false;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}
