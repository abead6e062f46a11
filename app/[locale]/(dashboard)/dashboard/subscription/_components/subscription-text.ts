import { useFormatter, useTranslations } from 'next-intl';
import { type Clock, dollars, localDay, moment } from '@/lib/platform/i18n/format';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Subscription, Tier } from '@/lib/providers/billing/types';
import type { SubscriptionPhase } from '@/lib/sales/subscriptions/phase';

interface SubscriptionTextInput {
  phase: SubscriptionPhase;
  subscription: Subscription | null;
  clock: Clock;
}

/**
 * The subscription's phase in one or two sentences: the current state, and what follows automatically and
 * when.
 */
export function useSubscriptionText({ phase, subscription, clock }: SubscriptionTextInput): string[] {
  const t = useTranslations('billing.subscription.says');
  const names = useTranslations('onboarding.plan.names');
  const format = useFormatter();
  const day = (at: Date) => localDay(format, at, clock);
  const minute = (at: Date) => moment(format, at, clock);
  const plan = subscription ? names(subscription.tier) : '';

  function describePhase(): string {
    switch (phase.kind) {
      case 'ended':
        return phase.at ? t('endedOn', { date: day(phase.at) }) : t('ended');
      case 'trial': {
        const { days, endsAt, lastFree } = phase;
        const shared = { end: minute(endsAt), lastFree: minute(lastFree) };
        return clock.now > lastFree ? t('trialLate', shared) : t('trial', { days, ...shared });
      }
      case 'active':
        return subscription ? t('active', { plan, end: day(subscription.currentPeriodEndsAt) }) : '';
      case 'ending':
        return describeEnding(phase);
      case 'past_due': {
        const { open } = phase;
        const amount = dollars(open?.dueCents ?? subscription?.priceCents ?? 0);
        return open?.nextAttemptAt
          ? t('pastDueAgain', { plan, amount, date: day(open.nextAttemptAt) })
          : t('pastDue', { plan, amount });
      }
      case 'unpaid':
        return phase.open ? t('unpaid', { amount: dollars(phase.open.dueCents) }) : t('unpaidNone');
      default:
        return t(phase.kind);
    }
  }

  function describeEnding({ at, charge }: Extract<SubscriptionPhase, { kind: 'ending' }>): string {
    if (charge)
      return t('endingCharged', {
        plan,
        amount: dollars(charge.cents),
        chargeAt: minute(charge.at),
        end: day(at),
      });
    return t(subscription?.state === 'trialing' ? 'endingFree' : 'endingPaid', { plan, end: minute(at) });
  }

  const follows = (tier: Tier, from: Date, priceCents: number) =>
    t('next', { date: day(from), plan: names(tier), price: dollars(priceCents) });
  const next = getNextPlan(subscription, phase);
  return [
    describePhase(),
    ...(subscription?.needsAction && phase.kind !== 'ended' && phase.kind !== 'incomplete'
      ? [t('needsAction')]
      : []),
    ...(next ? [follows(next.tier, next.from, next.priceCents)] : []),
  ];
}

/** The plan that follows at the end of the month. */
function getNextPlan(subscription: Subscription | null, phase: SubscriptionPhase) {
  if (!subscription?.nextTier || !subscription.nextTierFrom) return null;
  if (phase.kind === 'ending' || phase.kind === 'ended') return null;
  const { nextTier: tier, nextTierFrom: from } = subscription;
  return { tier, from, priceCents: PLANS[tier].priceCents };
}
