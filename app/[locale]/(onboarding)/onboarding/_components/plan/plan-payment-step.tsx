'use client';

import { useTranslations } from 'next-intl';
import { PaymentStep, type PaymentStepProps } from './payment-step';
import { PlanStep, type PlanStepProps } from './plan-step';

/** The plan and the card for it, on one page. */
export function PlanPaymentStep({ payment, ...plan }: PlanStepProps & { payment: PaymentStepProps }) {
  const t = useTranslations('onboarding.plan');
  return (
    <div className="flex flex-col gap-6">
      <PlanStep {...plan} />
      <section aria-labelledby="payment-title" className="flex flex-col gap-3 border-t border-line pt-5">
        <h3 id="payment-title" className="text-lg">
          {t('paymentTitle')}
        </h3>
        <PaymentStep {...payment} />
      </section>
    </div>
  );
}
