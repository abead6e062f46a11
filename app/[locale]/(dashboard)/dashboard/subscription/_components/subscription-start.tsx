'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CardForm } from '@/components/billing/card-form';
import { useKeptFocus } from '@/components/forms/use-kept-focus';
import { forgetPaymentMethod, usePaymentMethod } from '@/components/onboarding/payment-method-memory';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { toast } from '@/components/ui/toast';
import { dollars } from '@/lib/platform/i18n/format';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { TIERS, type Tier } from '@/lib/providers/billing/types';
import { PlanLines } from './plan-lines';
import type { SubscriptionActions } from './subscription-actions';
import { usePayment } from './use-payment';

/** What a company that begins now gets: a trial, a longer one, or none because it has had one. */
export type Beginning = 'trial' | 'referred' | 'charged';

interface Props {
  /** The plan to begin with, until another is chosen. */
  tier: Tier;
  beginning: Beginning;
  /** Whose card it most likely is. */
  owner: { name: string; email: string };
  actions: SubscriptionActions;
}

/** For a company without a plan: choose one, add a card, begin. */
export function SubscriptionStart({ tier: first, beginning, owner, actions }: Props) {
  const t = useTranslations('billing.subscription');
  const names = useTranslations('onboarding.plan.names');
  const [tier, setTier] = useState(first);
  const stored = usePaymentMethod();
  const { run, pending, problem } = usePayment(actions.refresh);
  const ref = useKeptFocus<HTMLDivElement>(stored === null);
  const start = (paymentMethodId: string) =>
    run(
      () => actions.start({ paymentMethodId, tier }),
      () => {
        forgetPaymentMethod();
        toast.success(t('done.started'));
      },
    );
  const charged = beginning === 'charged';
  return (
    <Card as="section" className="flex flex-col gap-5">
      <CardHeader className="mb-0!" title={t(charged ? 'start.again' : 'start.title')} />
      <ChoiceCards
        legend={t('start.legend')}
        name="tier"
        columns={2}
        value={tier}
        onChange={setTier}
        options={TIERS.map((value) => ({
          value,
          label: names(value),
          description: <PlanLines tier={value} />,
        }))}
      />
      <p>{useTerms(tier, beginning)}</p>
      {problem ? <Alert tone="danger" title={problem} /> : null}
      <div ref={ref} className="max-w-xl outline-none">
        {stored === null ? (
          <CardForm
            onAdded={start}
            billingName={owner.name}
            email={owner.email}
            submitLabel={charged ? t('start.submitPaid', { plan: names(tier) }) : t('start.submit')}
          />
        ) : (
          <div className="flex flex-col gap-3">
            <p>{t('start.stored')}</p>
            <div className="flex flex-wrap gap-2">
              <Button pending={pending} onClick={() => start(stored)}>
                {t(charged ? 'start.payStored' : 'start.useStored')}
              </Button>
              <Button variant="secondary" disabled={pending} onClick={forgetPaymentMethod}>
                {t('start.other')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}

function useTerms(tier: Tier, beginning: Beginning): string {
  const t = useTranslations('billing.subscription.start');
  const { priceCents } = PLANS[tier];
  const price = dollars(priceCents);
  if (beginning === 'charged') return t('charged', { price });
  if (beginning === 'trial') return t('trial', { days: TRIAL_DAYS, price });
  const half = dollars(priceCents - Math.round((priceCents * REFERRAL_DISCOUNT_PERCENT) / 100));
  return t('referred', { days: REFERRED_TRIAL_DAYS, half, price });
}
