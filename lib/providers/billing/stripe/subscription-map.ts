import type Stripe from 'stripe';
import { AppError } from '@/lib/errors';
import { PLANS } from '../plans';
import type { ProviderSubscription } from '../provider';
import { OPEN_STATES, type SubscriptionState, TIERS, type Tier } from '../types';
import { fromUnixSeconds, getReferenceId } from './access';
import { tierOfKey, tierOfProduct } from './names';

/** Metadata keys of a downgraded subscription: the tier paid for, and until when (Unix seconds). */
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

/**
 * Picks the oldest running subscription, else the newest of all, from a list sorted newest first. There
 * should be at most one running.
 */
export function pickSubscription<T extends Pick<Stripe.Subscription, 'status' | 'created'>>(
  all: readonly T[],
): { subscription: T | null; running: T[] } {
  const byAge = [...all].reverse().sort((a, b) => a.created - b.created);
  const running = byAge.filter((one) => !hasEnded(one));
  return { subscription: running[0] ?? byAge.at(-1) ?? null, running };
}

/** The single item of our subscriptions. */
export function requireSubscriptionItem({
  id,
  items,
}: Pick<Stripe.Subscription, 'id' | 'items'>): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new AppError('unavailable', { detail: `${id} has no item` });
  return item;
}

export function tierOfPrice(price: Stripe.Price): Tier {
  const tier = tierOfProduct(getReferenceId(price.product) ?? '') ?? tierOfKey(price.lookup_key);
  if (!tier) throw new AppError('unavailable', { detail: `${price.id} is the price of no plan` });
  return tier;
}

export interface PlanInForce {
  /** The entitled plan. */
  tier: Tier;
  cents: number;
  /** The plan of the next invoice. */
  priced: Tier;
  /** End of entitlement to a larger plan than the one charged next; null where they are the same. */
  paidUntil: number | null;
}

/**
 * A downgrade is made at Stripe at once so that the next invoice has the new price; the larger plan stays
 * usable until the paid month is over. The metadata of the downgrade is void once a new month has begun, or
 * when the plan is not smaller (an upgrade is charged at once).
 */
export function getPlanInForce(
  subscription: Pick<Stripe.Subscription, 'id' | 'items' | 'metadata'>,
): PlanInForce {
  const item = requireSubscriptionItem(subscription);
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

/** `waiting`: ids of invoices that require authentication. */
export function toSubscription(
  subscription: Stripe.Subscription,
  waiting: ReadonlySet<string> = new Set(),
): ProviderSubscription {
  const state = STATES[subscription.status];
  if (!state) throw new AppError('unavailable', { detail: `${subscription.id} is ${subscription.status}` });
  const item = requireSubscriptionItem(subscription);
  const { tier, cents, priced, paidUntil } = getPlanInForce(subscription);
  const endsAt = getEndDate(subscription, state);
  const endsFirst = endsAt !== null && paidUntil !== null && endsAt.getTime() <= paidUntil * 1_000;
  const isOpen = OPEN_STATES.some((open) => open === state);
  return {
    id: subscription.id,
    tier,
    priceCents: cents,
    state,
    startedAt: fromUnixSeconds(subscription.start_date),
    trialEndsAt: fromUnixSeconds(subscription.trial_end),
    currentPeriodStartsAt: fromUnixSeconds(item.current_period_start),
    currentPeriodEndsAt: fromUnixSeconds(item.current_period_end),
    endsAt,
    endedAt: fromUnixSeconds(subscription.ended_at),
    next:
      paidUntil !== null && !endsFirst && isOpen ? { tier: priced, from: fromUnixSeconds(paidUntil) } : null,
    discountPercent: getDiscountPercent(subscription),
    needsAction: needsSetUp(subscription) || waiting.has(getReferenceId(subscription.latest_invoice) ?? ''),
  };
}

function getEndDate(subscription: Stripe.Subscription, state: SubscriptionState): Date | null {
  if (state === 'canceled') return null;
  if (subscription.cancel_at !== null) return fromUnixSeconds(subscription.cancel_at);
  return subscription.cancel_at_period_end
    ? fromUnixSeconds(requireSubscriptionItem(subscription).current_period_end)
    : null;
}

/**
 * The discount on the next invoice, in percent: Stripe removes a once-only discount when it has been used.
 */
export function getDiscountPercent({ discounts }: Pick<Stripe.Subscription, 'discounts'>): number | null {
  for (const discount of discounts) {
    const coupon = typeof discount === 'string' ? null : discount.source.coupon;
    if (coupon && typeof coupon !== 'string' && coupon.percent_off) return Math.round(coupon.percent_off);
  }
  return null;
}

function needsSetUp({ pending_setup_intent: intent, status }: Stripe.Subscription): boolean {
  return (
    !hasEnded({ status }) &&
    intent !== null &&
    typeof intent !== 'string' &&
    intent.status === 'requires_action'
  );
}
