import type { Context } from '@/lib/context';
import { addAttempts } from '@/lib/identity/throttle/throttle';
import { LIMIT_WINDOW_MS } from './limits';

export interface MeterReading {
  limit: number;
  remaining: number;
  resetSeconds: number;
  allowed: boolean;
}

interface Window {
  endsAt: number;
  /** Requests counted in this process and not yet flushed to the database. */
  unflushed: number;
  /** The total over all processes at the last flush, including what was unflushed then. */
  storedCount: number;
  isFlushing: boolean;
}

/** Requests per flush; a flush also returns the total over all processes. */
const FLUSH_EVERY = 20;
const MAX_KEYS = 20_000;

/**
 * Counts requests for rate limits: immediately in this process, and over all processes by flushing to the
 * database every few requests, so that a read costs no write. A client spread over N processes can exceed its
 * limit by at most N × FLUSH_EVERY in a window, plus what arrives during a flush.
 */
export function createRateMeter() {
  const windows = new Map<string, Window>();

  function getWindow(key: string, now: number): Window {
    const current = windows.get(key);
    if (current && current.endsAt > now) return current;
    windows.delete(key);
    // Windows are aligned to the clock, so that all processes end them together.
    const endsAt = (Math.floor(now / LIMIT_WINDOW_MS) + 1) * LIMIT_WINDOW_MS;
    const window = { endsAt, unflushed: 0, storedCount: 0, isFlushing: false };
    windows.set(key, window);
    const oldest = windows.size > MAX_KEYS ? windows.keys().next() : undefined;
    if (oldest && !oldest.done) windows.delete(oldest.value);
    return window;
  }

  async function flush(ctx: Context, key: string, limit: number, window: Window): Promise<void> {
    window.isFlushing = true;
    const paid = window.unflushed;
    try {
      const count = await addAttempts(ctx, {
        policy: { name: 'api', attempts: limit, windowMs: LIMIT_WINDOW_MS },
        who: key,
        attempts: paid,
        endsAt: new Date(window.endsAt),
      });
      window.storedCount = count;
      window.unflushed -= paid;
    } catch (error) {
      ctx.log.warn({ err: error }, 'Rate limit counter could not be flushed');
    } finally {
      window.isFlushing = false;
    }
  }

  return {
    /** Counts a request; the flush runs in the background. */
    count(ctx: Context, key: string, limit: number): MeterReading {
      const now = ctx.now.getTime();
      const window = getWindow(key, now);
      window.unflushed += 1;
      const used = window.storedCount + window.unflushed;
      if (window.unflushed >= Math.min(FLUSH_EVERY, limit) && !window.isFlushing)
        void flush(ctx, key, limit, window);
      return {
        limit,
        remaining: Math.max(0, limit - used),
        resetSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1_000)),
        allowed: used <= limit,
      };
    },
  };
}
