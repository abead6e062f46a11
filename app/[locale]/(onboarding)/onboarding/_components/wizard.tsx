'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ProgressBar } from '@/components/ui/progress';
import { missingInStep } from '@/lib/sales/onboarding/requirements';
import type { RegistrationData } from '@/lib/sales/onboarding/types';
import { FinishedElsewhere, useFinishedElsewhere } from './finished-elsewhere';
import { StepIndicators } from './step-indicators';
import { useWizard } from './use-wizard';
import { WizardStep } from './wizard-step';
import type { WizardProps } from './wizard-types';

/**
 * The set-up, in five steps for companies with a monitored city and in three for those without. Forward only from a
 * valid step, back at any time.
 */
export function Wizard({
  registration,
  monitoring,
  permitTypes,
  actions,
}: WizardProps & { registration: RegistrationData }) {
  const t = useTranslations('onboarding');
  const wizard = useWizard(registration, monitoring);
  const finishedElsewhere = useFinishedElsewhere(registration.email);
  const { facts, steps, step, position, goTo } = wizard;
  const total = steps.length;

  // One main action on the screen: where the step itself asks for one first, that is it.
  const { verification, permitConfirmed } = facts.draft.companyData;
  const hasOwnAction =
    (step === 'company' && verification !== null && !permitConfirmed) ||
    ((step === 'payment' || step === 'plan_payment') && facts.paymentMethodId === null);

  if (finishedElsewhere) return <FinishedElsewhere />;
  return (
    <div className="flex flex-col gap-6">
      <ProgressBar
        value={position}
        max={total}
        label={t('progress', { position, total, percent: Math.round((position / total) * 100) })}
      />
      <StepIndicators
        steps={steps}
        position={position}
        isComplete={(name) => missingInStep(name, facts).length === 0}
        onChoose={goTo}
      />
      {wizard.announced ? <Alert tone="info">{t(`variantChanged.${wizard.announced}`)}</Alert> : null}
      <Card beam>
        <h2 ref={wizard.heading} tabIndex={-1} className="scroll-mt-4 text-2xl outline-none">
          {t(`steps.${step}`)}
        </h2>
        <p className="mt-1 mb-6 max-w-[68ch] text-muted">{t(`intros.${step}`)}</p>
        <div ref={wizard.stepRef}>
          <WizardStep
            wizard={wizard}
            registration={registration}
            monitoring={monitoring}
            permitTypes={permitTypes}
            actions={actions}
          />
        </div>
        {position === total ? null : (
          <div className="mt-8 flex flex-col-reverse gap-2 border-t border-line pt-6 sm:flex-row sm:justify-between">
            {position > 1 ? (
              <Button variant="secondary" onClick={() => goTo(position - 1)}>
                {t('back')}
              </Button>
            ) : (
              <span />
            )}
            <Button variant={hasOwnAction ? 'secondary' : 'primary'} onClick={wizard.next}>
              {t('next')}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}
