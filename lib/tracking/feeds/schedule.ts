import { retryWait, spread } from '@/lib/platform/lease/retry';
import { chanceOf, hourOfWeek, isKnown, type Rhythm } from './rhythm';
import type { PaceReason } from './types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Maximum back-off of our own; a source that is down for days is still tried four times a day. */
const MAX_BACK_OFF = 6 * HOUR;
/** The longest a portal can make us wait by `Retry-After`. */
const MAX_RETRY_AFTER = 24 * HOUR;
/** After this many failures the stored position is suspected, and the next try restarts the read. */
export const FAILURES_BEFORE_RESTART = 5;

/** No feed is looked at oftener, however much its city publishes. */
export const FLOOR_MS = 5 * MINUTE;
/** An hour in which the city now and then publishes. */
const SOMETIMES_MS = 15 * MINUTE;
/** An hour in which it hardly ever does. */
const QUIET_MS = HOUR;
const OFTEN = 0.4;
const SOMETIMES = 0.1;
/** From this share of the day's budget on, looks become rarer. */
const THRIFTY_FROM = 0.5;

export interface PaceInput {
  feedId: string;
  now: Date;
  timeZone: string;
  /** The record's interval: never longer. */
  ceilingMs: number;
  /** Never shorter. */
  floorMs: number;
  /** Whether the portal says when its data changed, so that a look costs one small request. */
  givesStamp: boolean;
  rhythm: Rhythm;
  /** Requests made to the host today, over what would be made by now if the budget were spread over the day. */
  pressure: number;
}

export interface Pace {
  at: Date;
  everyMs: number;
  reason: PaceReason;
}

/**
 * When a feed that answered is looked at next. Every hour of the city's week has an interval: five minutes where
 * it often publishes, fifteen where it sometimes does, else an hour, and never above the record's own. The next
 * look is the earliest that any hour before the record's interval is over asks for, up to a tenth later.
 */
export function nextLook(input: PaceInput): Pace {
  const { feedId, now, ceilingMs } = input;
  let next: Pace | null = null;
  for (let at = now.getTime(); at < now.getTime() + ceilingMs; at = Math.floor(at / HOUR) * HOUR + HOUR) {
    const { everyMs, reason } = intervalAt(input, at);
    if (next === null || at + everyMs < next.at.getTime())
      next = { at: new Date(at + everyMs), everyMs, reason };
  }
  const { at, everyMs, reason } = next ?? { at: now, everyMs: ceilingMs, reason: 'no_stamp' };
  return { at: new Date(at.getTime() + Math.round((everyMs * spread(feedId)) / 10)), everyMs, reason };
}

function intervalAt(input: PaceInput, at: number): { everyMs: number; reason: PaceReason } {
  const { ceilingMs, rhythm } = input;
  if (!input.givesStamp) return { everyMs: ceilingMs, reason: 'no_stamp' };
  const hour = hourOfWeek(input.timeZone, at);
  const chance = chanceOf(rhythm, hour);
  const asked = chance >= OFTEN ? FLOOR_MS : chance >= SOMETIMES ? SOMETIMES_MS : QUIET_MS;
  const wanted = Math.min(ceilingMs, Math.max(asked, input.floorMs));
  const learned = chance >= OFTEN ? 'publishes_now' : chance >= SOMETIMES ? 'may_publish' : 'quiet_hour';
  const reason = isKnown(rhythm, hour) ? learned : 'learning';
  const thrift = Math.min(1, Math.max(0, (input.pressure - THRIFTY_FROM) / (1 - THRIFTY_FROM)));
  const everyMs = Math.round(wanted + (ceilingMs - wanted) * thrift);
  return { everyMs, reason: everyMs > wanted ? 'budget' : reason };
}

/** The share of the day's budget that may be used as the day begins. */
const HEAD_START = 0.25;

/** How far the requests to a host are ahead of its day: 1 where the budget lasts just until its end. */
export function pressureOf(requests: number, perDay: number | undefined, now: Date): number {
  if (perDay === undefined) return 0;
  const passed = (now.getTime() % (24 * HOUR)) / (24 * HOUR);
  return requests / (perDay * (HEAD_START + (1 - HEAD_START) * passed));
}

/** The next poll of a feed that answered: its interval, up to a tenth later. */
export function nextPollAt(feedId: string, now: Date, everyMs: number): Date {
  return new Date(now.getTime() + Math.round(everyMs * (1 + spread(feedId) / 10)));
}

/** How far feeds that waited for the same host are spread. */
const AFTER_REST_MS = 5 * MINUTE;

/** When a feed is read whose host is left alone until then: not all of them at once. */
export function startAfter(feedId: string, until: Date): Date {
  return new Date(until.getTime() + Math.round(AFTER_REST_MS * spread(feedId)));
}

/** Exponential back-off after `failures` failures in a row: 1, 2, 4 … minutes, or `Retry-After`. */
export function nextTryAt(
  feedId: string,
  now: Date,
  failures: number,
  failure: { retryAfterMs?: number | undefined },
  everyMs: number,
): Date {
  const policy = { firstMs: Math.min(MINUTE, everyMs), factor: 2, maxMs: MAX_BACK_OFF, jitter: 0.1 };
  const backOff = retryWait(policy, failures, feedId);
  const asked = Math.min(failure.retryAfterMs ?? 0, MAX_RETRY_AFTER);
  return new Date(now.getTime() + Math.max(backOff, asked));
}
