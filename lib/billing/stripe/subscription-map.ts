import type Stripe from 'stripe';
import { AppError } from '@/lib/errors';
import { PLANS } from '../plans';
import type { ProviderSubscription } from '../provider';
import { OPEN_STATES, type SubscriptionState, TIERS, type Tier } from '../types';
import { idOf, momentOf } from './access';
import { tierOfKey, tierOfProduct } from './names';

/** Metadata of a subscription whose plan was changed downwards: what is paid for, and until when (seconds). */
export const PAID_TIER = 'paid_tier';
export const PAID_UNTIL = 'paid_until';
export const PAID_CENTS = 'paid_cents';

const STATES: Record<string, SubscriptionState> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
};

export function hasEnded({ status }: Pick<Stripe.Subscription, 'status'>): boolean {
  return STATES[status] === 'canceled';
}

/** The oldest that runs, else the newest of all, of a list with the newest first. More than one should not run. */
export function pickSubscription<T extends Pick<Stripe.Subscription, 'status' | 'created'>>(
  all: readonly T[],
): { subscription: T | null; running: T[] } {
  const byAge = [...all].reverse().sort((a, b) => a.created - b.created);
  const running = byAge.filter((one) => !hasEnded(one));
  return { subscription: running[0] ?? byAge.at(-1) ?? null, running };
}

/** The one thing a subscription of ours is over. */
export function itemOf({ id, items }: Pick<Stripe.Subscription, 'id' | 'items'>): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new AppError('unavailable', { detail: `${id} has no item` });
  return item;
}

export function tierOfPrice(price: Stripe.Price): Tier {
  const tier = tierOfProduct(idOf(price.product) ?? '') ?? tierOfKey(price.lookup_key);
  if (!tier) throw new AppError('unavailable', { detail: `${price.id} is the price of no plan` });
  return tier;
}

export interface HeldPlan {
  /** What is open now. */
  tier: Tier;
  cents: number;
  /** What Stripe charges next. */
  priced: Tier;
  /** Until when another plan is paid for than the one that is charged next; null where they are the same. */
  paidUntil: number | null;
}

/**
 * A change downwards is made at Stripe at once, so that the next invoice has it; what is paid for stays open until
 * the month it was paid in is over. A month that has begun since then makes the note about it void, and so does a
 * plan that is not smaller: it is charged at once.
 */
export function heldPlan(subscription: Pick<Stripe.Subscription, 'id' | 'items' | 'metadata'>): HeldPlan {
  const item = itemOf(subscription);
  const priced = tierOfPrice(item.price);
  const { metadata } = subscription;
  const paid = TIERS.find((tier) => tier === metadata[PAID_TIER]);
  const until = Number(metadata[PAID_UNTIL]);
  if (paid && isSmaller(priced, paid) && until > item.current_period_start) {
    const cents = Number(metadata[PAID_CENTS]) || PLANS[paid].priceCents;
    return { tier: paid, cents, priced, paidUntil: until };
  }
  return { tier: priced, cents: item.price.unit_amount ?? PLANS[priced].priceCents, priced, paidUntil: null };
}

function isSmaller(tier: Tier, than: Tier): boolean {
  return PLANS[tier].priceCents < PLANS[than].priceCents;
}

/** `waiting`: the invoices on which the bank has a question. */
export function toSubscription(
  subscription: Stripe.Subscription,
  waiting: ReadonlySet<string> = new Set(),
): ProviderSubscription {
  const state = STATES[subscription.status];
  if (!state) throw new AppError('unavailable', { detail: `${subscription.id} is ${subscription.status}` });
  const item = itemOf(subscription);
  const { tier, cents, priced, paidUntil } = heldPlan(subscription);
  const endsAt = endOf(subscription, state);
  const endsFirst = endsAt !== null && paidUntil !== null && endsAt.getTime() <= paidUntil * 1_000;
  const isOpen = OPEN_STATES.some((open) => open === state);
  return {
    id: subscription.id,
    tier,
    priceCents: cents,
    state,
    startedAt: momentOf(subscription.start_date),
    trialEndsAt: momentOf(subscription.trial_end),
    currentPeriodStartsAt: momentOf(item.current_period_start),
    currentPeriodEndsAt: momentOf(item.current_period_end),
    endsAt,
    endedAt: momentOf(subscription.ended_at),
    next: paidUntil !== null && !endsFirst && isOpen ? { tier: priced, from: momentOf(paidUntil) } : null,
    discountPercent: discountOf(subscription),
    needsAction: asksForSetUp(subscription) || waiting.has(idOf(subscription.latest_invoice) ?? ''),
  };
}

function endOf(subscription: Stripe.Subscription, state: SubscriptionState): Date | null {
  if (state === 'canceled') return null;
  if (subscription.cancel_at !== null) return momentOf(subscription.cancel_at);
  return subscription.cancel_at_period_end ? momentOf(itemOf(subscription).current_period_end) : null;
}

/** Off the next invoice, in whole percent: Stripe takes a discount that holds once away when it has been used. */
export function discountOf({ discounts }: Pick<Stripe.Subscription, 'discounts'>): number | null {
  for (const discount of discounts) {
    const coupon = typeof discount === 'string' ? null : discount.source.coupon;
    if (coupon && typeof coupon !== 'string' && coupon.percent_off) return Math.round(coupon.percent_off);
  }
  return null;
}

function asksForSetUp({ pending_setup_intent: intent, status }: Stripe.Subscription): boolean {
  return (
    !hasEnded({ status }) &&
    intent !== null &&
    typeof intent !== 'string' &&
    intent.status === 'requires_action'
  );
}
