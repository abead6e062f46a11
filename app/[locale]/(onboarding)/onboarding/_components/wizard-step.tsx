'use client';

import { missingRequirements } from '@/lib/sales/onboarding/requirements';
import type { RegistrationData } from '@/lib/sales/onboarding/types';
import { CompanyStep } from './company-step';
import { ConfirmStep } from './finish/confirm-step';
import type { LastStepProps } from './finish/use-submission';
import { NotificationsStep } from './notifications-step';
import { PaymentStep } from './plan/payment-step';
import { PlanPaymentStep } from './plan/plan-payment-step';
import { PlanStep } from './plan/plan-step';
import type { useWizard } from './use-wizard';
import { WelcomeStep } from './welcome-step';
import type { WizardProps } from './wizard-types';

export interface WizardStepProps extends WizardProps {
  wizard: ReturnType<typeof useWizard>;
  registration: RegistrationData;
}

/** What the current step asks. The company's is one component in both variants: it changes under what is typed. */
export function WizardStep({ wizard, registration, monitoring, permitTypes, actions }: WizardStepProps) {
  const { facts, step, position, stepProps, goTo } = wizard;
  const { draft, paymentMethodId, isMonitored } = facts;
  const payment = {
    tier: draft.subscriptionTier,
    registration,
    referred: registration.referralCode !== '',
    paymentMethodId,
    problems: stepProps.problems,
  };
  const last: LastStepProps = {
    draft,
    registration,
    paymentMethodId,
    missing: missingRequirements(facts),
    isMonitored,
    actions,
    onFinished: wizard.finished,
    onBack: () => goTo(position - 1),
  };
  switch (step) {
    case 'company':
    case 'setup':
      return <CompanyStep {...stepProps} monitoring={monitoring} verify={actions.verify} />;
    case 'plan':
      return <PlanStep {...stepProps} onTier={wizard.setTier} />;
    case 'plan_payment':
      return <PlanPaymentStep {...stepProps} onTier={wizard.setTier} payment={payment} />;
    case 'payment':
      return <PaymentStep {...payment} />;
    case 'notifications':
      return <NotificationsStep {...stepProps} />;
    case 'confirm':
      return <ConfirmStep {...last} onEdit={goTo} />;
    case 'welcome':
      return <WelcomeStep {...last} permitTypes={permitTypes} />;
  }
}
