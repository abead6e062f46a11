import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { AppError } from '@/lib/errors';

const ATTEMPTS = 4;
const LOOK_AGAIN_MS = 250;

/** A key of bounded length for one wish: the same parts, the same key. */
export function wishKey(kind: string, ...parts: (string | number)[]): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}

export interface Keyed {
  idempotencyKey: string;
}

/**
 * Makes something that is to exist once. Stripe keeps the first answer to a key for a day, a failure too: so after
 * one that is spent we look whether the thing stands, and go on with the next key of the same row. Everybody who
 * makes the same thing walks the same row, and where two meet at a key one of them gets the other's answer.
 */
export async function once<T>(
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

/** Another wish went by the same key: the thing may be about to stand. */
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
