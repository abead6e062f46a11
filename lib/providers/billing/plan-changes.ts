import { CANCEL_BEFORE_HOURS } from './plan-facts';
import { PLANS } from './plans';
import type { Subscription, Tier } from './types';

const HOUR_MS = 3_600_000;

/** The same day and time so many months on; in a shorter month its last day. UTC, as payment providers count. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return to;
}

/** The price of a full month after the discount, in cents. */
export function monthCents({
  priceCents,
  discountPercent,
}: Pick<Subscription, 'priceCents' | 'discountPercent'>): number {
  return priceCents - Math.round((priceCents * (discountPercent ?? 0)) / 100);
}

/** The last moment to cancel a trial without being charged. */
export function lastFreeCancellation(trialEndsAt: Date): Date {
  return new Date(trialEndsAt.getTime() - CANCEL_BEFORE_HOURS * HOUR_MS);
}

export interface CancellationEnd {
  /** Null: at once. */
  endsAt: Date | null;
  /** The amount still charged before the end. */
  chargedCents: number;
}

/**
 * When a subscription cancelled now ends. A trial ends with the trial at no cost; in its last 24 hours the
 * first month is charged and it ends after that. A paid month runs out; an unpaid one ends at once.
 */
export function cancellationEnd(
  subscription: Pick<
    Subscription,
    'state' | 'trialEndsAt' | 'currentPeriodEndsAt' | 'priceCents' | 'discountPercent'
  >,
  now: Date,
): CancellationEnd {
  const { state, trialEndsAt, currentPeriodEndsAt } = subscription;
  if (state === 'trialing' && trialEndsAt) {
    if (now <= lastFreeCancellation(trialEndsAt)) return { endsAt: trialEndsAt, chargedCents: 0 };
    return { endsAt: addMonths(trialEndsAt, 1), chargedCents: monthCents(subscription) };
  }
  return { endsAt: state === 'active' ? currentPeriodEndsAt : null, chargedCents: 0 };
}

/**
 * When a plan change takes effect: an upgrade at once, a downgrade at the end of the paid month, in a trial
 * either at once. `none` where nothing would change.
 */
export function changeTiming(
  subscription: Pick<Subscription, 'tier' | 'state' | 'nextTier'>,
  tier: Tier,
): 'now' | 'period_end' | 'none' {
  if (tier === (subscription.nextTier ?? subscription.tier)) return 'none';
  if (subscription.state === 'trialing') return 'now';
  return PLANS[tier].priceCents < PLANS[subscription.tier].priceCents ? 'period_end' : 'now';
}
