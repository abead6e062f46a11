'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { type Clock, dollars, localDay } from '@/lib/platform/i18n/format';
import type { Subscription } from '@/lib/providers/billing/types';
import type { PlanChange } from './subscription-actions';

interface Props {
  change: Pick<PlanChange, 'when' | 'preview'>;
  subscription: Subscription;
  clock: Clock;
}

/** When a change takes hold, what the card is charged for it today, and what it is charged next. */
export function PlanCost({ change: { when, preview }, subscription, clock }: Props) {
  const t = useTranslations('billing.change.dialog');
  const names = useTranslations('onboarding.plan.names');
  const format = useFormatter();
  const from = names(subscription.tier);
  const { dueNowCents, creditedCents, nextCents, nextAt } = preview;
  const begins =
    when === 'period_end'
      ? t('periodEnd', { date: localDay(format, subscription.currentPeriodEndsAt, clock), from })
      : t(subscription.state === 'trialing' ? 'nowTrial' : 'now');
  const amount = dollars(dueNowCents);
  const today =
    when === 'period_end' || dueNowCents === 0
      ? t('todayNothing')
      : creditedCents > 0
        ? t('todayCredited', { amount, from, credited: dollars(creditedCents) })
        : amount;
  return (
    <DescriptionList
      items={[
        { term: t('whenTitle'), detail: begins },
        { term: t('today'), detail: today },
        {
          term: t('next'),
          detail: t('nextValue', { amount: dollars(nextCents), date: localDay(format, nextAt, clock) }),
        },
      ]}
    />
  );
}
