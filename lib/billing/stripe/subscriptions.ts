import type Stripe from 'stripe';
import type { NewSubscription } from '../provider';
import { idOf, type StripeAccess } from './access';
import { findPayment, refusalOf } from './collect';
import { dropLeftovers, endNow } from './ending';
import { listSubscriptions } from './held';
import { couponId } from './names';
import { type Keyed, once, wishKey } from './once';
import { hasEnded, pickSubscription } from './subscription-map';

export async function ensureSubscription(access: StripeAccess, wish: NewSubscription): Promise<void> {
  const held = await listSubscriptions(access, wish.customerId);
  const [running] = pickSubscription(held).running;
  if (running && running.status !== 'incomplete') return;
  let ended = held.filter(hasEnded).length;
  if (running) {
    if (await isWaiting(access, running)) return;
    // Its first payment was refused: another one begins with the card that is there now.
    await endNow(access, running);
    ended += 1;
  } else if (ended > 0) await dropLeftovers(access, wish.customerId, held);
  const made = await create(access, wish, ended);
  if (made.status === 'incomplete') await refuseUnlessWaiting(access, made);
  await keepOldest(access, wish.customerId);
}

async function create(
  access: StripeAccess,
  wish: NewSubscription,
  ended: number,
): Promise<Stripe.Subscription> {
  const { stripe, tax } = access;
  const price = await access.prices.plan(wish.tier);
  const params: Stripe.SubscriptionCreateParams = {
    customer: wish.customerId,
    items: [{ price: price.id }],
    payment_behavior: 'allow_incomplete',
    payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'off' },
    metadata: { company_id: wish.companyId },
    ...(wish.trialDays > 0
      ? {
          trial_period_days: wish.trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        }
      : {}),
    ...(wish.discountPercent === null ? {} : { discounts: [{ coupon: couponId(wish.discountPercent) }] }),
    ...(tax ? { automatic_tax: { enabled: true } } : {}),
  };
  const find = async () => {
    const { running } = pickSubscription(await listSubscriptions(access, wish.customerId));
    return running[0] ?? null;
  };
  // The wish itself is no part of the key: two different ones at once must not make two.
  return once<Stripe.Subscription>(
    wishKey('subscription', wish.companyId, wish.customerId, ended),
    (keyed: Keyed) => stripe.subscriptions.create(params, keyed),
    find,
  );
}

async function isWaiting(access: StripeAccess, { latest_invoice }: Stripe.Subscription): Promise<boolean> {
  const payment = await findPayment(access, idOf(latest_invoice) ?? '');
  return payment?.status === 'requires_action' || payment?.status === 'processing';
}

async function refuseUnlessWaiting(access: StripeAccess, made: Stripe.Subscription): Promise<void> {
  const payment = await findPayment(access, idOf(made.latest_invoice) ?? '');
  if (payment?.status === 'requires_action' || payment?.status === 'processing') return;
  await endNow(access, made);
  throw refusalOf(payment);
}

/** Two at once can only come of keys that were forgotten in between: the later gives way, and what it took is credited. */
async function keepOldest(access: StripeAccess, customerId: string): Promise<void> {
  const { running } = pickSubscription(await listSubscriptions(access, customerId));
  for (const { id, status } of running.slice(1)) {
    access.log.error({ customerId, subscriptionId: id, status }, 'A second subscription is taken back');
    await access.stripe.subscriptions.cancel(
      id,
      status === 'active' ? { prorate: true, invoice_now: true } : {},
    );
  }
}
