export interface AttemptLimit {
  attempts: number;
  windowMs: number;
}

/** Keys beyond this are forgotten, oldest first: a flood of addresses costs no memory. */
const MAX_KEYS = 10_000;

/**
 * Counts attempts by key in a fixed window. Kept in this process's memory: with several web processes each one
 * counts for itself.
 */
export function createAttemptLimiter({ attempts, windowMs }: AttemptLimit) {
  const windows = new Map<string, { endsAt: number; count: number }>();
  return {
    /** Counts this attempt; false when the window already holds the limit. */
    allow(key: string, now: Date): boolean {
      const time = now.getTime();
      const window = windows.get(key);
      if (window && window.endsAt > time) {
        window.count += 1;
        return window.count <= attempts;
      }
      windows.delete(key);
      windows.set(key, { endsAt: time + windowMs, count: 1 });
      const oldest = windows.size > MAX_KEYS ? windows.keys().next() : undefined;
      if (oldest && !oldest.done) windows.delete(oldest.value);
      return true;
    },

    /** Gives a key all its attempts back. */
    forget(key: string): void {
      windows.delete(key);
    },
  };
}
