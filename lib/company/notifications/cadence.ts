import { addDays, HOUR_MS } from '@/lib/platform/clock/days';
import { getFirstHour, wallTime } from '@/lib/platform/clock/zones';
import type { Plan } from '@/lib/providers/billing/plans';
import type { Channel } from './types';

/** The hour of the daily digest where nobody has chosen another, on the recipient's clock. */
export const DIGEST_HOUR = 7;

/** Texts are sent only within these local hours of the recipient, whatever the settings (TCPA). */
export const TEXT_HOURS = { from: 8, until: 21 } as const;

/** A recipient's time zone and quiet hours. */
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
 * When a notice is due: immediately, at the next full hour, or with the next digest; postponed to the end of
 * quiet hours. Never in the past, and monotone in `now`.
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

/** `at` itself if within the allowed hours, else their next start. */
export function reachableFrom(reader: Reachable, at: Date): Date {
  const quiet = getQuietHours(reader);
  if (quiet.size === 0) return at;
  let hour = at.getTime();
  while (quiet.has(wallTime(reader.timeZone, hour).hour)) hour = (Math.floor(hour / HOUR_MS) + 1) * HOUR_MS;
  return new Date(hour);
}

/** The first digest after `now`; one per local day. */
function nextDigest(rule: DueRule, now: Date): Date {
  // Start with yesterday: its digest may have been postponed past midnight by quiet hours.
  for (let days = -1; ; days += 1) {
    const { day } = wallTime(rule.timeZone, now.getTime());
    const on = addDays(day, days);
    const at = reachableFrom(rule, new Date(getFirstHour(rule.timeZone, on, rule.digestHour)));
    if (at > now) return at;
  }
}

const ALL_HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Custom quiet hours that leave no hour for texts are replaced by the default ones. */
function getQuietHours({ channel, quietFrom, quietUntil }: Reachable): ReadonlySet<number> {
  const own = ALL_HOURS.filter((hour) => isWithin(hour, quietFrom, quietUntil));
  if (channel === 'email') return new Set(own);
  const night = ALL_HOURS.filter((hour) => hour < TEXT_HOURS.from || hour >= TEXT_HOURS.until);
  const both = new Set([...own, ...night]);
  return both.size < ALL_HOURS.length ? both : new Set(night);
}

/** Equal ends mean no window; a window of all hours cannot be expressed. */
function isWithin(hour: number, from: number | null, until: number | null): boolean {
  if (from === null || until === null || from === until) return false;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}
