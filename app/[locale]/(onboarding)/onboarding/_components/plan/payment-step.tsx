'use client';

import { useTranslations } from 'next-intl';
import { CardForm } from '@/components/billing/card-form';
import { useKeptFocus } from '@/components/forms/use-kept-focus';
import { forgetPaymentMethod, rememberPaymentMethod } from '@/components/onboarding/payment-method-memory';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { dollars } from '@/lib/platform/i18n/format';
import { providerOfCard } from '@/lib/providers/billing/card';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';
import type { Requirement } from '@/lib/sales/onboarding/requirements';
import type { RegistrationData } from '@/lib/sales/onboarding/types';

export interface PaymentStepProps {
  tier: Tier;
  registration: Pick<RegistrationData, 'firstName' | 'lastName' | 'email'>;
  /** Came with a referral code that is somebody's. */
  referred: boolean;
  paymentMethodId: string | null;
  problems: ReadonlySet<Requirement>;
}

/** Without a card the form for it, with one the way to another; what the plan will cost, and when, stands above. */
export function PaymentStep({ tier, registration, referred, paymentMethodId, problems }: PaymentStepProps) {
  const t = useTranslations('onboarding.payment');
  const cardRef = useKeptFocus<HTMLDivElement>(paymentMethodId);
  return (
    <div className="flex flex-col gap-5">
      <Terms tier={tier} referred={referred} />
      {problems.has('payment') && paymentMethodId === null ? (
        <Alert tone="warning" title={t('missing')} />
      ) : null}
      <div ref={cardRef} className="outline-none">
        {paymentMethodId === null ? (
          <CardForm
            onAdded={rememberPaymentMethod}
            billingName={`${registration.firstName} ${registration.lastName}`.trim()}
            email={registration.email}
          />
        ) : (
          <Alert tone="success" title={t('added.title')}>
            <p className="mb-3">
              {t(providerOfCard(paymentMethodId) === 'demo' ? 'added.demo' : 'added.text')}
            </p>
            <Button variant="secondary" onClick={forgetPaymentMethod}>
              {t('change')}
            </Button>
          </Alert>
        )}
      </div>
    </div>
  );
}

function Terms({ tier, referred }: Pick<PaymentStepProps, 'tier' | 'referred'>) {
  const t = useTranslations('onboarding.payment');
  const names = useTranslations('onboarding.plan.names');
  const { priceCents } = PLANS[tier];
  const half = Math.round((priceCents * (100 - REFERRAL_DISCOUNT_PERCENT)) / 100);
  const shared = { plan: names(tier), price: dollars(priceCents) };
  return (
    <p>
      {referred
        ? t('termsReferred', { ...shared, days: REFERRED_TRIAL_DAYS, half: dollars(half) })
        : t('terms', { ...shared, days: TRIAL_DAYS })}
    </p>
  );
}
