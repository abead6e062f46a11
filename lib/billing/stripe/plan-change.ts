import type Stripe from 'stripe';
import { PLANS } from '../plans';
import type { PlanPreview } from '../provider';
import type { Tier } from '../types';
import { idOf, momentOf, type StripeAccess } from './access';
import { findPayment, refusalOf, voidInvoice } from './collect';
import { getRunning } from './held';
import { once, wishKey } from './once';
import {
  discountOf,
  type HeldPlan,
  heldPlan,
  itemOf,
  PAID_CENTS,
  PAID_TIER,
  PAID_UNTIL,
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
  const held = heldPlan(subscription);
  if (tier === held.priced) return;
  if (subscription.status === 'trialing' || tier === held.tier)
    return setPrice(access, subscription, tier, NOTHING_WAITS);
  if (when === 'period_end') return setPrice(access, subscription, tier, paidNote(subscription, held));
  // A note about a smaller plan that was to follow is void when a larger one is charged: see `heldPlan`.
  await upgrade(access, subscription, change);
}

function paidNote(subscription: Stripe.Subscription, held: HeldPlan): Record<string, string> {
  const until = held.paidUntil ?? itemOf(subscription).current_period_end;
  return { [PAID_TIER]: held.tier, [PAID_UNTIL]: String(until), [PAID_CENTS]: String(held.cents) };
}

/** The next invoice has the other price; nothing is charged or given back today. */
async function setPrice(
  { stripe, prices }: StripeAccess,
  subscription: Stripe.Subscription,
  tier: Tier,
  metadata: Record<string, string>,
): Promise<void> {
  const price = await prices.plan(tier);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: price.id }],
    proration_behavior: 'none',
    metadata,
  });
}

/** Charges the difference for the rest of the month; until that is paid Stripe keeps the change aside. */
async function upgrade(
  access: StripeAccess,
  subscription: Stripe.Subscription,
  { customerId, tier, key }: Change,
): Promise<void> {
  const { stripe, prices } = access;
  const price = await prices.plan(tier);
  const find = async () => {
    const now = await getRunning(access, customerId);
    return now.pending_update || heldPlan(now).priced === tier ? now : null;
  };
  const changed = await once<Stripe.Subscription>(
    // An attempt leaves an invoice behind, so that the next one has a key of its own.
    wishKey('plan', subscription.id, tier, idOf(subscription.latest_invoice) ?? '', key),
    (keyed) =>
      stripe.subscriptions.update(
        subscription.id,
        {
          items: [{ id: itemOf(subscription).id, price: price.id }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
        },
        keyed,
      ),
    find,
  );
  if (!changed.pending_update) return;
  const payment = await findPayment(access, idOf(changed.latest_invoice) ?? '');
  if (isUnderWay(payment)) return;
  await dropPending(access, changed);
  throw refusalOf(payment);
}

function isUnderWay(payment: Stripe.PaymentIntent | null): boolean {
  return ['requires_action', 'processing', 'succeeded'].includes(payment?.status ?? '');
}

/** The same change waits for the bank already. */
async function isAsked(
  access: StripeAccess,
  subscription: Stripe.Subscription,
  tier: Tier,
): Promise<boolean> {
  const [item] = subscription.pending_update?.subscription_items ?? [];
  if (!item || tierOfPrice(item.price) !== tier) return false;
  return isUnderWay(await findPayment(access, idOf(subscription.latest_invoice) ?? ''));
}

/** Without its invoice the change that waits is gone. */
async function dropPending(access: StripeAccess, { latest_invoice }: Stripe.Subscription): Promise<void> {
  const invoiceId = idOf(latest_invoice);
  if (invoiceId !== null) await voidInvoice(access, invoiceId);
}

export async function previewPlan(
  access: StripeAccess,
  { customerId, tier }: { customerId: string; tier: Tier },
): Promise<PlanPreview> {
  const subscription = await getRunning(access, customerId);
  const held = heldPlan(subscription);
  const { cents: nextCents, at: nextAt } = nextMonth(subscription, tier);
  const later = { dueNowCents: 0, creditedCents: 0, nextCents, nextAt };
  if (subscription.status === 'trialing' || PLANS[tier].priceCents <= PLANS[held.tier].priceCents)
    return later;
  return { ...later, ...(await prorated(access, subscription, tier)) };
}

function nextMonth(subscription: Stripe.Subscription, tier: Tier): { cents: number; at: Date } {
  const percent = discountOf(subscription) ?? 0;
  const cents = PLANS[tier].priceCents;
  return {
    cents: cents - Math.round((cents * percent) / 100),
    at: momentOf(
      subscription.trial_end !== null && subscription.status === 'trialing'
        ? subscription.trial_end
        : itemOf(subscription).current_period_end,
    ),
  };
}

/** What Stripe gives back is a part of what was paid, whatever plan was to follow. */
async function prorated(
  { stripe, prices }: StripeAccess,
  subscription: Stripe.Subscription,
  tier: Tier,
): Promise<Pick<PlanPreview, 'dueNowCents' | 'creditedCents'>> {
  const price = await prices.plan(tier);
  const { lines, amount_due } = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: itemOf(subscription).id, price: price.id }],
      proration_behavior: 'always_invoice',
    },
  });
  const credited = lines.data.reduce((total, { amount }) => total - Math.min(amount, 0), 0);
  return { dueNowCents: amount_due, creditedCents: credited };
}
