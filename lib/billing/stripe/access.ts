import type Stripe from 'stripe';
import type { Logger } from '@/lib/log';
import type { Prices } from './prices';

/** What each call needs: the way to Stripe, our prices there, and whether Stripe works out taxes. */
export interface StripeAccess {
  stripe: Stripe;
  prices: Prices;
  tax: boolean;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** The id of what Stripe gives either by its id or whole. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** Stripe's seconds as a moment. */
export function momentOf(seconds: number): Date;
export function momentOf(seconds: number | null | undefined): Date | null;
export function momentOf(seconds: number | null | undefined): Date | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1_000);
}

export function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}
