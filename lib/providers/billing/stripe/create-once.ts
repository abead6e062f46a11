import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { AppError } from '@/lib/errors';

const ATTEMPTS = 4;
const LOOK_AGAIN_MS = 250;

/** An idempotency key of bounded length, derived from the parts. */
export function toIdempotencyKey(kind: string, ...parts: (string | number)[]): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}

export interface Keyed {
  idempotencyKey: string;
}

/**
 * Creates an object at most once. Stripe stores the first answer to an idempotency key for a day, including
 * failures. After a failure the object is looked up, and if it does not exist the next key of a fixed
 * sequence is used. All callers use the same sequence, so two concurrent callers that collide on a key get
 * the same answer.
 */
export async function createOnce<T>(
  key: string,
  send: (options: Keyed) => Promise<T>,
  find: () => Promise<T | null>,
): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await send({ idempotencyKey: attempt === 1 ? key : `${key}:${attempt}` });
    } catch (error) {
      if (!isSpent(error)) throw error;
      const found = (await find()) ?? (await findLater(error, find));
      if (found !== null) return found;
      if (attempt === ATTEMPTS) throw error;
    }
  }
  throw new AppError('unavailable');
}

/** A concurrent request uses the same key, so the object may be about to exist. */
async function findLater<T>(error: unknown, find: () => Promise<T | null>): Promise<T | null> {
  if (!(error instanceof Stripe.errors.StripeIdempotencyError)) return null;
  await pause(LOOK_AGAIN_MS);
  return find();
}

function isSpent(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return (
    error instanceof Stripe.errors.StripeIdempotencyError ||
    (error.statusCode ?? 0) >= 500 ||
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
