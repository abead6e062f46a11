import { retryWait, spread } from '@/lib/platform/lease/retry';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Maximum back-off of our own; a source that is down for days is still tried four times a day. */
const MAX_BACK_OFF = 6 * HOUR;
/** The longest a portal can make us wait by `Retry-After`. */
const MAX_RETRY_AFTER = 24 * HOUR;
/** After this many failures the stored position is suspected, and the next try restarts the read. */
export const FAILURES_BEFORE_RESTART = 5;

/** The next poll of a feed that answered: its interval, up to a tenth later. */
export function nextPollAt(feedId: string, now: Date, everyMs: number): Date {
  return new Date(now.getTime() + Math.round(everyMs * (1 + spread(feedId) / 10)));
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
