import type { Context } from '@/lib/context';
import type { Logger } from '@/lib/log';
import { demoPayments } from './demo/payments';
import type { PaymentProvider } from './provider';
import { stripePayments } from './stripe/provider';

/** The settings that payments depend on, as in `lib/env.ts`. */
export interface PaymentEnv {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_API_URL?: string | undefined;
  STRIPE_TAX: boolean;
}

/** Chooses the payment provider: Stripe where its keys are set, else the demo. */
export function createPayments(env: PaymentEnv, log: Logger): (ctx: Context) => PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl, STRIPE_TAX: tax } = env;
  if (!secretKey) return demoPayments;
  const stripe = stripePayments({ secretKey, apiUrl, tax, log });
  return () => stripe;
}
