import type { LimitClass } from './operation';

/**
 * Requests a minute, of a user or, where nobody signed in, of a network. They hold for calls of the API, server actions
 * (`write`, or `public` where nobody signs in) and pages that cost much (`read`). What a company may make in a day
 * stands in `lib/identity/throttle/company-caps.ts`.
 */
export const REQUESTS_PER_MINUTE: Record<LimitClass, number> = {
  read: 600,
  write: 120,
  public: 300,
  sensitive: 60,
};

export const LIMIT_WINDOW_MS = 60_000;

/** The longest `Idempotency-Key`. */
export const MAX_IDEMPOTENCY_KEY = 255;
