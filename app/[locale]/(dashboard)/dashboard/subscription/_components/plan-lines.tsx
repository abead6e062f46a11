'use client';

import { useTranslations } from 'next-intl';
import { dollars } from '@/lib/platform/i18n/format';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';

/** A plan in a few lines: price, and what it has room for. */
export function PlanLines({ tier }: { tier: Tier }) {
  const t = useTranslations('billing.change.lines');
  const plans = useTranslations('onboarding.plan');
  const plan = PLANS[tier];
  return (
    <>
      <span className="block text-base text-ink tabular-nums">
        <strong className="text-xl">{dollars(plan.priceCents)}</strong> {plans('perMonth')}
      </span>
      <span className="block">{t('members', { count: plan.teamMembers })}</span>
      <span className="block">{t('recipients', { count: plan.recipients })}</span>
      <span className="block">{t('cities', { count: plan.cities })}</span>
      <span className="block">{t(plan.sms ? 'emailAndSms' : 'emailOnly')}</span>
      <span className="block">{plans(`cadence.${plan.cadence}`)}</span>
    </>
  );
}
