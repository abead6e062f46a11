import { retryWait, spread } from '@/lib/lease/retry';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The longest wait of our own; a source that is down for days is still asked four times a day. */
const MAX_BACK_OFF = 6 * HOUR;
/** The longest a portal can make us wait by `Retry-After`. */
const MAX_RETRY_AFTER = 24 * HOUR;
/** From here on the place where a read stands is suspected and the next try starts at the beginning. */
export const FAILURES_BEFORE_RESTART = 5;

/** When a feed that answered is due again: its cadence, up to a tenth later. */
export function nextPollAt(feedId: string, now: Date, everyMs: number): Date {
  return new Date(now.getTime() + Math.round(everyMs * (1 + spread(feedId) / 10)));
}

/** When to try a feed again that failed `failures` times in a row: 1, 2, 4 … minutes, or as the portal asked. */
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
