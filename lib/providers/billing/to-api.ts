import type { Subscription } from './types';

export function toSubscription(subscription: Subscription) {
  return {
    tier: subscription.tier,
    state: subscription.state,
    price_cents: subscription.priceCents,
    currency: 'usd' as const,
    trial_ends_at: subscription.trialEndsAt?.toISOString() ?? null,
    current_period_ends_at: subscription.currentPeriodEndsAt.toISOString(),
    ends_at: subscription.endsAt?.toISOString() ?? null,
    next_tier: subscription.nextTier,
    discount_percent: subscription.discountPercent,
    provider: subscription.provider,
  };
}
