import type Stripe from 'stripe';
import type { NewSubscription } from '../provider';
import { getReferenceId, type StripeAccess } from './access';
import { findPayment, toPaymentError } from './collect';
import { createOnce, type Keyed, toIdempotencyKey } from './create-once';
import { endNow, voidOpenInvoices } from './ending';
import { listSubscriptions } from './held';
import { couponId } from './names';
import { hasEnded, pickSubscription } from './subscription-map';

export async function ensureSubscription(access: StripeAccess, request: NewSubscription): Promise<void> {
  const existing = await listSubscriptions(access, request.customerId);
  const [running] = pickSubscription(existing).running;
  if (running && running.status !== 'incomplete') return;
  let ended = existing.filter(hasEnded).length;
  if (running) {
    if (await isWaiting(access, running)) return;
    // Its first payment failed: start a new subscription with the current card.
    await endNow(access, running);
    ended += 1;
  } else if (ended > 0) await voidOpenInvoices(access, request.customerId, existing);
  const made = await create(access, request, ended);
  if (made.status === 'incomplete') await refuseUnlessWaiting(access, made);
  await keepOldest(access, request.customerId);
}

async function create(
  access: StripeAccess,
  request: NewSubscription,
  ended: number,
): Promise<Stripe.Subscription> {
  const { stripe, tax } = access;
  const price = await access.prices.plan(request.tier);
  const params: Stripe.SubscriptionCreateParams = {
    customer: request.customerId,
    items: [{ price: price.id }],
    payment_behavior: 'allow_incomplete',
    payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'off' },
    metadata: { company_id: request.companyId },
    ...(request.trialDays > 0
      ? {
          trial_period_days: request.trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        }
      : {}),
    ...(request.discountPercent === null
      ? {}
      : { discounts: [{ coupon: couponId(request.discountPercent) }] }),
    ...(tax ? { automatic_tax: { enabled: true } } : {}),
  };
  const find = async () => {
    const { running } = pickSubscription(await listSubscriptions(access, request.customerId));
    return running[0] ?? null;
  };
  // The requested plan is not part of the key, so that two concurrent requests for different plans create one
  // subscription.
  return createOnce<Stripe.Subscription>(
    toIdempotencyKey('subscription', request.companyId, request.customerId, ended),
    (keyed: Keyed) => stripe.subscriptions.create(params, keyed),
    find,
  );
}

async function isWaiting(access: StripeAccess, { latest_invoice }: Stripe.Subscription): Promise<boolean> {
  const payment = await findPayment(access, getReferenceId(latest_invoice) ?? '');
  return payment?.status === 'requires_action' || payment?.status === 'processing';
}

async function refuseUnlessWaiting(access: StripeAccess, made: Stripe.Subscription): Promise<void> {
  const payment = await findPayment(access, getReferenceId(made.latest_invoice) ?? '');
  if (payment?.status === 'requires_action' || payment?.status === 'processing') return;
  await endNow(access, made);
  throw toPaymentError(payment);
}

/**
 * Duplicates can only arise from expired idempotency keys: the later one is cancelled and its payment
 * credited.
 */
async function keepOldest(access: StripeAccess, customerId: string): Promise<void> {
  const { running } = pickSubscription(await listSubscriptions(access, customerId));
  for (const { id, status } of running.slice(1)) {
    access.log.error({ customerId, subscriptionId: id, status }, 'Duplicate subscription cancelled');
    await access.stripe.subscriptions.cancel(
      id,
      status === 'active' ? { prorate: true, invoice_now: true } : {},
    );
  }
}
