import { createAttemptLimiter } from './attempt-limiter';

const QUARTER_HOUR_MS = 15 * 60_000;

/**
 * Bounds the guessing of passwords: tries at one account, from wherever, and tries from one address, at whatever
 * account. A right password gives its account all its tries back, so that nobody who knows theirs runs out.
 */
export function createSignInLimits() {
  const accounts = createAttemptLimiter({ attempts: 20, windowMs: QUARTER_HOUR_MS });
  const addresses = createAttemptLimiter({ attempts: 200, windowMs: QUARTER_HOUR_MS });
  return {
    /** Counts this try; false when it may not be made. */
    allow(input: { email: string; address: string | null }, now: Date): boolean {
      const fromThere = addresses.allow(input.address ?? 'unknown', now);
      return fromThere && accounts.allow(input.email, now);
    },
    succeeded(email: string): void {
      accounts.forget(email);
    },
  };
}
