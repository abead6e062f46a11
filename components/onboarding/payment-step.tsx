'use client';

import { useTranslations } from 'next-intl';
import { DemoCardForm } from '@/components/forms/demo-card-form';
import { useKeptFocus } from '@/components/forms/use-kept-focus';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/billing/plans';
import { dollars } from '@/lib/i18n/format';
import type { RegistrationData } from '@/lib/onboarding/types';
import { forgetPaymentMethod, rememberPaymentMethod } from './payment-method-memory';
import type { StepProps } from './wizard-types';

export interface PaymentStepProps extends StepProps {
  paymentMethodId: string | null;
  registration: RegistrationData;
}

export function PaymentStep({ draft, problems, paymentMethodId, registration }: PaymentStepProps) {
  const t = useTranslations('onboarding.payment');
  const plans = useTranslations('onboarding.plan.names');
  const plan = PLANS[draft.subscriptionTier];
  const cardRef = useKeptFocus<HTMLDivElement>(paymentMethodId);
  return (
    <div className="flex flex-col gap-5">
      <p>
        {t('terms', {
          days: registration.referralCode === '' ? TRIAL_DAYS : REFERRED_TRIAL_DAYS,
          plan: plans(plan.tier),
          price: dollars(plan.priceCents),
        })}
      </p>
      {problems.has('payment') && paymentMethodId === null ? (
        <Alert tone="warning" title={t('missing')} />
      ) : null}
      <div ref={cardRef} className="outline-none">
        {paymentMethodId === null ? (
          <DemoCardForm onAdded={rememberPaymentMethod} />
        ) : (
          <Alert tone="success" title={t('added.title')}>
            <p className="mb-3">{t('added.text')}</p>
            <Button variant="secondary" onClick={forgetPaymentMethod}>
              {t('change')}
            </Button>
          </Alert>
        )}
      </div>
    </div>
  );
}
