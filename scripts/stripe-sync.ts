import Stripe from 'stripe';
import { env } from '@/lib/env';
import { syncCatalog } from '@/lib/providers/billing/stripe/catalog';
import { createStripe } from '@/lib/providers/billing/stripe/client';
import { describeStripeError } from '@/lib/providers/billing/stripe/errors';

const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env();
if (!STRIPE_SECRET_KEY) {
  console.error(
    'STRIPE_SECRET_KEY is not set: there is no Stripe account to bring up to date. See .env.example.',
  );
  process.exit(1);
}

const DONE = { kept: 'is as it should be', made: 'made', replaced: 'replaced' };

try {
  const stripe = createStripe({ secretKey: STRIPE_SECRET_KEY, apiUrl: STRIPE_API_URL });
  for (const { kind, name, done } of await syncCatalog(stripe)) {
    console.log(`${kind.padEnd(8)} ${name.padEnd(28)} ${DONE[done]}`);
  }
} catch (error) {
  console.error(error instanceof Stripe.errors.StripeError ? describeStripeError(error) : error);
  process.exit(1);
}
