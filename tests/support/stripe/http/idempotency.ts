import { createHash } from 'node:crypto';
import { DAY } from '../billing/calendar';
import { ApiError } from './errors';

export interface Reply {
  status: number;
  body: string;
  headers: Record<string, string>;
}

interface Kept {
  fingerprint: string;
  at: number;
  reply: Reply | null;
}

/** A key is remembered this long. */
const KEPT_FOR = DAY;

/** The answers given under idempotency keys. */
export class IdempotencyKeys {
  private readonly kept = new Map<string, Kept>();

  /** The answer given before; null where the request is new. Its key is taken from now on. */
  begin(key: string, request: { method: string; path: string; body: string }, now: number): Reply | null {
    const fingerprint = createHash('sha256')
      .update(`${request.method} ${request.path}\n${request.body}`)
      .digest('hex');
    const before = this.kept.get(key);
    if (!before || before.at + KEPT_FOR <= now) {
      this.kept.set(key, { fingerprint, at: now, reply: null });
      return null;
    }
    if (before.fingerprint !== fingerprint)
      throw new ApiError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    if (!before.reply)
      throw new ApiError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotency Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
      });
    return { ...before.reply, headers: { ...before.reply.headers, 'idempotent-replayed': 'true' } };
  }

  keep(key: string, reply: Reply): void {
    const entry = this.kept.get(key);
    if (entry) entry.reply = reply;
  }

  /** Nothing was begun under it: it is free again. */
  release(key: string): void {
    if (!this.kept.get(key)?.reply) this.kept.delete(key);
  }
}
