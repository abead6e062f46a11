'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { getMonthlyChecks, PlanComparison } from '@/components/onboarding/plan-comparison';
import { Alert } from '@/components/ui/alert';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { Disclosure } from '@/components/ui/disclosure';
import { dollars } from '@/lib/platform/i18n/format';
import { PLANS, type Plan } from '@/lib/providers/billing/plans';
import { TIERS, type Tier } from '@/lib/providers/billing/types';
import { planChangeLoss } from '@/lib/sales/onboarding/plan-limits';
import type { StepProps } from '../wizard-types';
import { PlanChangeDialog } from './plan-change-dialog';

export interface PlanStepProps extends StepProps {
  onTier: (tier: Tier) => void;
}

/** The plans as cards, and side by side. What a smaller one would take away is asked first. */
export function PlanStep({ draft, onTier }: PlanStepProps) {
  const t = useTranslations('onboarding.plan');
  const [asked, setAsked] = useState<Tier | null>(null);
  const { subscriptionTier: tier, notificationSettings, companyData } = draft;
  const cities = companyData.operatingCities.length;
  const monitored = draft.variant === 'monitoring';
  const roomy = TIERS.find((candidate) => PLANS[candidate].cities >= cities);

  const renderSummary = (plan: Plan) => (
    <>
      <span className="block text-base text-ink tabular-nums">
        <strong className="text-xl">{dollars(plan.priceCents)}</strong> {t('perMonth')}
      </span>
      <span className="block">
        {plan.tier === 'enterprise'
          ? t('recipientsUnlimited')
          : t('recipients', { count: plan.setupRecipients })}
      </span>
      <span className="block">{t('cities', { count: plan.cities })}</span>
      <span className="block">{t('checks', { count: getMonthlyChecks(plan, monitored) })}</span>
      <span className="block">{plan.sms ? t('emailAndSms') : t('emailOnly')}</span>
      <span className="block">{t(`cadence.${plan.cadence}`)}</span>
    </>
  );

  function choose(next: Tier) {
    if (next === tier) return;
    if (planChangeLoss(next, notificationSettings)) setAsked(next);
    else onTier(next);
  }

  return (
    <div className="flex flex-col gap-6">
      <ChoiceCards
        legend={t('legend')}
        name="subscriptionTier"
        columns={2}
        value={tier}
        onChange={choose}
        options={TIERS.map((value) => ({
          value,
          label: t(`names.${value}`),
          description: renderSummary(PLANS[value]),
        }))}
      />
      {cities > PLANS[tier].cities && roomy ? (
        <Alert
          tone="warning"
          title={t('tooManyCities.title', {
            plan: t(`names.${tier}`),
            limit: PLANS[tier].cities,
            count: cities,
          })}
        >
          {t('tooManyCities.text', { plan: t(`names.${roomy}`) })}
        </Alert>
      ) : null}
      <p className="text-sm text-muted">{t('trial')}</p>
      <Disclosure summary={t('compare.title')}>
        <PlanComparison monitored={monitored} />
      </Disclosure>
      <PlanChangeDialog
        loss={asked === null ? null : planChangeLoss(asked, notificationSettings)}
        planName={asked === null ? '' : t(`names.${asked}`)}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) onTier(asked);
          setAsked(null);
        }}
      />
    </div>
  );
}
