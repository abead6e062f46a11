import type Stripe from 'stripe';
import { AppError } from '@/lib/errors';
import type { StripeAccess } from './access';
import { pickSubscription } from './subscription-map';

const EXPANDED = ['data.pending_setup_intent', 'data.discounts.source.coupon'];

/** Every subscription the customer ever had. */
export async function listSubscriptions(
  { stripe }: Pick<StripeAccess, 'stripe'>,
  customerId: string,
): Promise<Stripe.Subscription[]> {
  return stripe.subscriptions
    .list({ customer: customerId, status: 'all', limit: 100, expand: EXPANDED })
    .autoPagingToArray({ limit: 1_000 });
}

/** The customer's subscription that runs; throws `not_found` where none does. */
export async function getRunning(access: StripeAccess, customerId: string): Promise<Stripe.Subscription> {
  const { running } = pickSubscription(await listSubscriptions(access, customerId));
  const [subscription] = running;
  if (!subscription) throw new AppError('not_found', { detail: `${customerId} has no running subscription` });
  return subscription;
}
