import type Stripe from 'stripe';
import { PLANS } from '../plans';
import type { PlanPreview } from '../provider';
import type { Tier } from '../types';
import { fromUnixSeconds, getReferenceId, type StripeAccess } from './access';
import { findPayment, toPaymentError, voidInvoice } from './collect';
import { createOnce, toIdempotencyKey } from './create-once';
import { getRunning } from './held';
import {
  getDiscountPercent,
  getPlanInForce,
  PAID_CENTS,
  PAID_TIER,
  PAID_UNTIL,
  type PlanInForce,
  requireSubscriptionItem,
  tierOfPrice,
} from './subscription-map';

interface Change {
  customerId: string;
  tier: Tier;
  when: 'now' | 'period_end';
  key: string;
}

const NOTHING_WAITS = { [PAID_TIER]: '', [PAID_UNTIL]: '', [PAID_CENTS]: '' };

export async function changePlan(access: StripeAccess, change: Change): Promise<void> {
  const { tier, when } = change;
  let subscription = await getRunning(access, change.customerId);
  if (subscription.pending_update) {
    if (when === 'now' && (await isAsked(access, subscription, tier))) return;
    await dropPending(access, subscription);
    subscription = await getRunning(access, change.customerId);
  }
  const inForce = getPlanInForce(subscription);
  if (tier === inForce.priced) return;
  if (subscription.status === 'trialing' || tier === inForce.tier)
    return setPrice(access, subscription, tier, NOTHING_WAITS);
  if (when === 'period_end') return setPrice(access, subscription, tier, paidNote(subscription, inForce));
  // A pending downgrade becomes void when a larger plan is charged: see `getPlanInForce`.
  await upgrade(access, subscription, change);
}

function paidNote(subscription: Stripe.Subscription, inForce: PlanInForce): Record<string, string> {
  const until = inForce.paidUntil ?? requireSubscriptionItem(subscription).current_period_end;
  return { [PAID_TIER]: inForce.tier, [PAID_UNTIL]: String(until), [PAID_CENTS]: String(inForce.cents) };
}

/** Changes the price from the next invoice on, without proration. */
async function setPrice(
  { stripe, prices }: StripeAccess,
  subscription: Stripe.Subscription,
  tier: Tier,
  metadata: Record<string, string>,
): Promise<void> {
  const price = await prices.plan(tier);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: requireSubscriptionItem(subscription).id, price: price.id }],
    proration_behavior: 'none',
    metadata,
  });
}

/** Charges the prorated difference; until it is paid Stripe keeps the change as a pending update. */
async function upgrade(
  access: StripeAccess,
  subscription: Stripe.Subscription,
  { customerId, tier, key }: Change,
): Promise<void> {
  const { stripe, prices } = access;
  const price = await prices.plan(tier);
  const find = async () => {
    const now = await getRunning(access, customerId);
    return now.pending_update || getPlanInForce(now).priced === tier ? now : null;
  };
  const changed = await createOnce<Stripe.Subscription>(
    // Each attempt creates an invoice, whose id makes the next attempt's key different.
    toIdempotencyKey('plan', subscription.id, tier, getReferenceId(subscription.latest_invoice) ?? '', key),
    (keyed) =>
      stripe.subscriptions.update(
        subscription.id,
        {
          items: [{ id: requireSubscriptionItem(subscription).id, price: price.id }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
        },
        keyed,
      ),
    find,
  );
  if (!changed.pending_update) return;
  const payment = await findPayment(access, getReferenceId(changed.latest_invoice) ?? '');
  if (isUnderWay(payment)) return;
  await dropPending(access, changed);
  throw toPaymentError(payment);
}

function isUnderWay(payment: Stripe.PaymentIntent | null): boolean {
  return ['requires_action', 'processing', 'succeeded'].includes(payment?.status ?? '');
}

/** Whether the same change is already pending authentication. */
async function isAsked(
  access: StripeAccess,
  subscription: Stripe.Subscription,
  tier: Tier,
): Promise<boolean> {
  const [item] = subscription.pending_update?.subscription_items ?? [];
  if (!item || tierOfPrice(item.price) !== tier) return false;
  return isUnderWay(await findPayment(access, getReferenceId(subscription.latest_invoice) ?? ''));
}

/** Voiding its invoice discards the pending update. */
async function dropPending(access: StripeAccess, { latest_invoice }: Stripe.Subscription): Promise<void> {
  const invoiceId = getReferenceId(latest_invoice);
  if (invoiceId !== null) await voidInvoice(access, invoiceId);
}

export async function previewPlan(
  access: StripeAccess,
  { customerId, tier }: { customerId: string; tier: Tier },
): Promise<PlanPreview> {
  const subscription = await getRunning(access, customerId);
  const inForce = getPlanInForce(subscription);
  const { cents: nextCents, at: nextAt } = nextMonth(subscription, tier);
  const later = { dueNowCents: 0, creditedCents: 0, nextCents, nextAt };
  if (subscription.status === 'trialing' || PLANS[tier].priceCents <= PLANS[inForce.tier].priceCents)
    return later;
  return { ...later, ...(await prorated(access, subscription, tier)) };
}

function nextMonth(subscription: Stripe.Subscription, tier: Tier): { cents: number; at: Date } {
  const percent = getDiscountPercent(subscription) ?? 0;
  const cents = PLANS[tier].priceCents;
  return {
    cents: cents - Math.round((cents * percent) / 100),
    at: fromUnixSeconds(
      subscription.trial_end !== null && subscription.status === 'trialing'
        ? subscription.trial_end
        : requireSubscriptionItem(subscription).current_period_end,
    ),
  };
}

/** Stripe's proration credit is based on what was paid, regardless of a pending downgrade. */
async function prorated(
  { stripe, prices }: StripeAccess,
  subscription: Stripe.Subscription,
  tier: Tier,
): Promise<Pick<PlanPreview, 'dueNowCents' | 'creditedCents'>> {
  const price = await prices.plan(tier);
  const { lines, amount_due } = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: requireSubscriptionItem(subscription).id, price: price.id }],
      proration_behavior: 'always_invoice',
    },
  });
  const credited = lines.data.reduce((total, { amount }) => total - Math.min(amount, 0), 0);
  return { dueNowCents: amount_due, creditedCents: credited };
}
