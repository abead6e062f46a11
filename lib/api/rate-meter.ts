import type { Context } from '@/lib/context';
import { addAttempts } from '@/lib/throttle/throttle';
import { LIMIT_WINDOW_MS } from './limits';

export interface MeterReading {
  limit: number;
  remaining: number;
  resetSeconds: number;
  allowed: boolean;
}

interface Window {
  endsAt: number;
  /** Counted here and not yet in the database. */
  owed: number;
  /** What the database last said, over all processes, with what was owed then. */
  known: number;
  settling: boolean;
}

/** A process tells the database of this many requests at once, and hears how many the others saw. */
const SETTLE_EVERY = 20;
const MAX_KEYS = 20_000;

/**
 * Counts requests for rate limits: at once in this process, over all processes through the database every few
 * requests, so that a read costs no write. A client spread over N processes can exceed its limit by at most
 * N × SETTLE_EVERY in a window, and by what arrives while one of them is being told.
 */
export function createRateMeter() {
  const windows = new Map<string, Window>();

  function windowOf(key: string, now: number): Window {
    const held = windows.get(key);
    if (held && held.endsAt > now) return held;
    windows.delete(key);
    // Every process ends a window at the same instant.
    const endsAt = (Math.floor(now / LIMIT_WINDOW_MS) + 1) * LIMIT_WINDOW_MS;
    const window = { endsAt, owed: 0, known: 0, settling: false };
    windows.set(key, window);
    const oldest = windows.size > MAX_KEYS ? windows.keys().next() : undefined;
    if (oldest && !oldest.done) windows.delete(oldest.value);
    return window;
  }

  async function settle(ctx: Context, key: string, limit: number, window: Window): Promise<void> {
    window.settling = true;
    const paid = window.owed;
    try {
      const count = await addAttempts(ctx, {
        policy: { name: 'api', attempts: limit, windowMs: LIMIT_WINDOW_MS },
        who: key,
        attempts: paid,
        endsAt: new Date(window.endsAt),
      });
      window.known = count;
      window.owed -= paid;
    } catch (error) {
      ctx.log.warn({ err: error }, 'A rate limit could not be settled');
    } finally {
      window.settling = false;
    }
  }

  return {
    /** Counts a request of the key. The database is told in the background. */
    count(ctx: Context, key: string, limit: number): MeterReading {
      const now = ctx.now.getTime();
      const window = windowOf(key, now);
      window.owed += 1;
      const used = window.known + window.owed;
      if (window.owed >= Math.min(SETTLE_EVERY, limit) && !window.settling)
        void settle(ctx, key, limit, window);
      return {
        limit,
        remaining: Math.max(0, limit - used),
        resetSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1_000)),
        allowed: used <= limit,
      };
    },
  };
}
