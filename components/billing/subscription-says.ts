import { useFormatter, useTranslations } from 'next-intl';
import { PLANS } from '@/lib/billing/plans';
import type { Subscription, Tier } from '@/lib/billing/types';
import { type Clock, dollars, localDay, moment } from '@/lib/i18n/format';
import type { Standing } from '@/lib/subscriptions/standing';

interface Said {
  standing: Standing;
  subscription: Subscription | null;
  clock: Clock;
}

/** Where a company stands, in a sentence or two: what holds now, what follows by itself and when. */
export function useSubscriptionSays({ standing, subscription, clock }: Said): string[] {
  const t = useTranslations('billing.subscription.says');
  const names = useTranslations('onboarding.plan.names');
  const format = useFormatter();
  const day = (at: Date) => localDay(format, at, clock);
  const minute = (at: Date) => moment(format, at, clock);
  const plan = subscription ? names(subscription.tier) : '';

  function standingSays(): string {
    switch (standing.kind) {
      case 'ended':
        return standing.at ? t('endedOn', { date: day(standing.at) }) : t('ended');
      case 'trial': {
        const { days, endsAt, lastFree } = standing;
        const shared = { end: minute(endsAt), lastFree: minute(lastFree) };
        return clock.now > lastFree ? t('trialLate', shared) : t('trial', { days, ...shared });
      }
      case 'active':
        return subscription ? t('active', { plan, end: day(subscription.currentPeriodEndsAt) }) : '';
      case 'ending':
        return endingSays(standing);
      case 'past_due': {
        const { open } = standing;
        const amount = dollars(open?.dueCents ?? subscription?.priceCents ?? 0);
        return open?.nextAttemptAt
          ? t('pastDueAgain', { plan, amount, date: day(open.nextAttemptAt) })
          : t('pastDue', { plan, amount });
      }
      case 'unpaid':
        return standing.open ? t('unpaid', { amount: dollars(standing.open.dueCents) }) : t('unpaidNone');
      default:
        return t(standing.kind);
    }
  }

  function endingSays({ at, charge }: Extract<Standing, { kind: 'ending' }>): string {
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
  const next = nextOf(subscription, standing);
  return [
    standingSays(),
    ...(subscription?.needsAction && standing.kind !== 'ended' && standing.kind !== 'incomplete'
      ? [t('needsAction')]
      : []),
    ...(next ? [follows(next.tier, next.from, next.priceCents)] : []),
  ];
}

/** The plan that waits for the month to be over. */
function nextOf(subscription: Subscription | null, standing: Standing) {
  if (!subscription?.nextTier || !subscription.nextTierFrom) return null;
  if (standing.kind === 'ending' || standing.kind === 'ended') return null;
  const { nextTier: tier, nextTierFrom: from } = subscription;
  return { tier, from, priceCents: PLANS[tier].priceCents };
}
