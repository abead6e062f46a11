import 'server-only';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import type { PaymentProvider } from '@/lib/providers/billing/provider';
import { createPayments } from '@/lib/providers/billing/providers';
import { log } from './log';

let payments: ReturnType<typeof createPayments> | undefined;

/** Who takes the money here. */
export function paymentProvider(ctx: Context): PaymentProvider {
  payments ??= createPayments(env(), log());
  return payments(ctx);
}

export type PaymentSettings = { provider: 'demo' } | { provider: 'stripe'; publishableKey: string };

/** What a browser has to know to ask for a card. */
export function paymentSettings(): PaymentSettings {
  const { STRIPE_PUBLISHABLE_KEY: publishableKey } = env();
  return publishableKey ? { provider: 'stripe', publishableKey } : { provider: 'demo' };
}
