'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFirstError } from '@/components/forms/use-first-error';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ProgressBar } from '@/components/ui/progress';
import { withTier } from '@/lib/onboarding/draft';
import { missingInStep, missingRequirements } from '@/lib/onboarding/requirements';
import {
  type CompanyData,
  type NotificationDraft,
  ONBOARDING_STEPS,
  type OnboardingDraft,
  type RegistrationData,
} from '@/lib/onboarding/types';
import { CompanyStep } from './company-step';
import { ConfirmStep } from './confirm-step';
import { recallDraft, rememberDraft } from './draft-memory';
import { NotificationsStep } from './notifications-step';
import { usePaymentMethod } from './payment-method-memory';
import { PaymentStep } from './payment-step';
import { PlanStep } from './plan-step';
import { StepIndicators } from './step-indicators';
import { useStepHistory } from './use-step-history';
import type { StepProps, WizardProps } from './wizard-types';

/** The five steps for companies with a monitored city. Forward only from a valid step, back at any time. */
export function Wizard({
  registration,
  monitoring,
  actions,
}: WizardProps & { registration: RegistrationData }) {
  const t = useTranslations('onboarding');
  const [draft, setDraft] = useState<OnboardingDraft>(() => recallDraft(registration));
  /** The step that was to be left and is still incomplete. */
  const [refusedStep, setRefusedStep] = useState<number | null>(null);
  const paymentMethodId = usePaymentMethod();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ref: stepRef, show: showFirstError } = useFirstError<HTMLDivElement>();
  useEffect(() => rememberDraft(registration, draft), [registration, draft]);

  const monitored = useMemo(() => new Set(monitoring.monitored), [monitoring]);
  const facts = { draft, paymentMethodId, isMonitored: (city: string) => monitored.has(city) };
  const position = draft.currentStep;
  const step = ONBOARDING_STEPS[position - 1] ?? 'company';
  const total = ONBOARDING_STEPS.length;

  // One main action on the screen: where the step itself asks for one first, that is it.
  const { verification, permitConfirmed } = draft.companyData;
  const hasOwnAction =
    (step === 'company' && verification !== null && !permitConfirmed) ||
    (step === 'payment' && paymentMethodId === null);

  function goTo(next: number) {
    setDraft((before) => ({ ...before, currentStep: next }));
    setRefusedStep(null);
    // After the new step is drawn: its heading tells where the reader is now.
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    });
  }

  // Through the browser's buttons too, forward only over steps that hold.
  useStepHistory(position, (wanted) => {
    const open = ONBOARDING_STEPS.findIndex((name) => missingInStep(name, facts).length > 0);
    const furthest = Math.max(position, open === -1 ? total : open + 1);
    goTo(Math.min(wanted, furthest, total));
  });

  function next() {
    if (missingInStep(step, facts).length === 0) return goTo(position + 1);
    setRefusedStep(position);
    showFirstError();
  }

  const props: StepProps = {
    draft,
    problems: new Set(refusedStep === position ? missingInStep(step, facts) : []),
    onCompany: (change: Partial<CompanyData>) =>
      setDraft((before) => ({ ...before, companyData: { ...before.companyData, ...change } })),
    onNotifications: (change: Partial<NotificationDraft>) =>
      setDraft((before) => ({
        ...before,
        notificationSettings: { ...before.notificationSettings, ...change },
      })),
  };

  return (
    <div className="flex flex-col gap-6">
      <ProgressBar
        value={position}
        max={total}
        label={t('progress', { position, total, percent: Math.round((position / total) * 100) })}
      />
      <StepIndicators
        position={position}
        isComplete={(name) => missingInStep(name, facts).length === 0}
        onChoose={goTo}
      />
      <Card beam>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-4 text-2xl outline-none">
          {t(`steps.${step}`)}
        </h2>
        <p className="mt-1 mb-6 max-w-[68ch] text-muted">{t(`intros.${step}`)}</p>
        <div ref={stepRef}>
          {step === 'company' ? (
            <CompanyStep {...props} monitoring={monitoring} verify={actions.verify} />
          ) : null}
          {step === 'plan' ? (
            <PlanStep {...props} onTier={(tier) => setDraft((before) => withTier(before, tier))} />
          ) : null}
          {step === 'payment' ? (
            <PaymentStep {...props} paymentMethodId={paymentMethodId} registration={registration} />
          ) : null}
          {step === 'notifications' ? <NotificationsStep {...props} /> : null}
          {step === 'confirm' ? (
            <ConfirmStep
              {...props}
              registration={registration}
              paymentMethodId={paymentMethodId}
              missing={missingRequirements(facts)}
              actions={actions}
              isMonitored={facts.isMonitored}
              onEdit={goTo}
              onBack={() => goTo(position - 1)}
            />
          ) : null}
        </div>
        {step === 'confirm' ? null : (
          <div className="mt-8 flex flex-col-reverse gap-2 border-t border-line pt-6 sm:flex-row sm:justify-between">
            {position > 1 ? (
              <Button variant="secondary" onClick={() => goTo(position - 1)}>
                {t('back')}
              </Button>
            ) : (
              <span />
            )}
            <Button variant={hasOwnAction ? 'secondary' : 'primary'} onClick={next}>
              {t('next')}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}
