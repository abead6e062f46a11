import Stripe from 'stripe';
import { AppError } from '@/lib/errors';
import { getReferenceId, type StripeAccess, toUnixSeconds } from './access';
import { voidInvoice } from './collect';
import { listSubscriptions } from './held';
import { hasEnded, pickSubscription, requireSubscriptionItem } from './subscription-map';

export async function setEnd(
  access: StripeAccess,
  { customerId, at }: { customerId: string; at: Date | null },
): Promise<void> {
  const subscriptions = await listSubscriptions(access, customerId);
  const [subscription] = pickSubscription(subscriptions).running;
  if (!subscription) {
    if (at !== null) return voidOpenInvoices(access, customerId, subscriptions);
    throw new AppError('not_found', { detail: `${customerId} has no running subscription` });
  }
  if (at === null) await goOn(access, subscription);
  else if (
    isUnpaid(subscription) &&
    toUnixSeconds(at) < requireSubscriptionItem(subscription).current_period_end
  )
    await endNow(access, subscription);
  else await endAt(access, subscription, toUnixSeconds(at));
}

function isUnpaid({ status }: Stripe.Subscription): boolean {
  return status !== 'trialing' && status !== 'active';
}

async function goOn({ stripe }: StripeAccess, subscription: Stripe.Subscription): Promise<void> {
  if (subscription.cancel_at_period_end)
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  else if (subscription.cancel_at !== null)
    await stripe.subscriptions.update(subscription.id, { cancel_at: '' });
}

async function endAt({ stripe }: StripeAccess, subscription: Stripe.Subscription, at: number): Promise<void> {
  const isPeriodEnd = at === requireSubscriptionItem(subscription).current_period_end;
  if (isPeriodEnd ? subscription.cancel_at_period_end : subscription.cancel_at === at) return;
  try {
    await stripe.subscriptions.update(
      subscription.id,
      isPeriodEnd ? { cancel_at_period_end: true } : { cancel_at: at, proration_behavior: 'none' },
    );
  } catch (error) {
    // The scheduled end has already passed: the request was based on outdated state.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'cancel_at')
      throw new AppError('conflict', { detail: `${subscription.id} has gone on since then` });
    throw error;
  }
}

/** Cancels immediately and voids open invoices. */
export async function endNow(access: StripeAccess, { id }: Stripe.Subscription): Promise<void> {
  const { stripe } = access;
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 100 });
  await stripe.subscriptions.cancel(id);
  for (const invoice of data) await voidInvoice(access, invoice.id);
}

/** Voids open invoices of ended subscriptions, in case an earlier cancellation was interrupted. */
export async function voidOpenInvoices(
  access: StripeAccess,
  customerId: string,
  subscriptions: Stripe.Subscription[],
): Promise<void> {
  const ended = new Set(subscriptions.filter(hasEnded).map(({ id }) => id));
  const { data } = await access.stripe.invoices.list({ customer: customerId, status: 'open', limit: 100 });
  for (const { id, parent } of data) {
    if (ended.has(getReferenceId(parent?.subscription_details?.subscription) ?? ''))
      await voidInvoice(access, id);
  }
}
