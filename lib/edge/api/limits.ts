import type { LimitClass } from './operation';

/** Requests a minute, of a user or, where nobody signed in, of a network. */
export const REQUESTS_PER_MINUTE: Record<LimitClass, number> = {
  read: 600,
  write: 120,
  public: 300,
  sensitive: 60,
};

export const LIMIT_WINDOW_MS = 60_000;

/** The longest `Idempotency-Key`. */
export const MAX_IDEMPOTENCY_KEY = 255;
