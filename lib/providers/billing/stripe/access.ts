import type Stripe from 'stripe';
import type { Logger } from '@/lib/log';
import type { Prices } from './prices';

/** Dependencies of every Stripe call: the client, our prices there, and whether Stripe computes taxes. */
export interface StripeAccess {
  stripe: Stripe;
  prices: Prices;
  tax: boolean;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** The id of a Stripe reference, which is either an id or an expanded object. */
export function getReferenceId(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** Converts Stripe's Unix seconds to a Date. */
export function fromUnixSeconds(seconds: number): Date;
export function fromUnixSeconds(seconds: number | null | undefined): Date | null;
export function fromUnixSeconds(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1_000);
}

export function toUnixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}
