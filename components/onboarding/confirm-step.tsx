'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PasswordMeter } from '@/components/forms/password-meter';
import { useFirstError } from '@/components/forms/use-first-error';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PasswordField } from '@/components/ui/password-field';
import { setupPasswordSchema } from '@/lib/accounts/schema';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/billing/plans';
import { dollars } from '@/lib/i18n/format';
import { needsVerification, type Requirement } from '@/lib/onboarding/requirements';
import type { RegistrationInput } from '@/lib/onboarding/schema';
import type { RegistrationData } from '@/lib/onboarding/types';
import { ConfirmSummary } from './confirm-summary';
import { FinishFailure } from './finish-failure';
import { recallPassword } from './registration-memory';
import { useFinish } from './use-finish';
import type { OnboardingActions, StepProps } from './wizard-types';

export interface ConfirmStepProps extends StepProps {
  registration: RegistrationData;
  paymentMethodId: string | null;
  missing: readonly Requirement[];
  actions: Pick<OnboardingActions, 'register' | 'subscribe'>;
  isMonitored: (city: string) => boolean;
  onEdit: (position: number) => void;
  onBack: () => void;
}

export function ConfirmStep(props: ConfirmStepProps) {
  const { draft, registration, paymentMethodId, missing, actions, isMonitored, onEdit, onBack } = props;
  const t = useTranslations('onboarding.confirm');
  const plans = useTranslations('onboarding.plan.names');
  const requirements = useTranslations('onboarding.requirements');
  const locale = useAppLocale();
  const { state, finish } = useFinish(actions, locale);
  const { ref, show } = useFirstError<HTMLFormElement>();
  const [kept] = useState(recallPassword);
  const [typed, setTyped] = useState('');
  const [passwordRefused, setPasswordRefused] = useState(false);
  // A password everybody tries is known as such only once it was sent.
  const isCommon = state.kind === 'refused' && state.fields.includes('password_common');
  const keptWillDo = kept !== null && !isCommon && setupPasswordSchema.safeParse(kept).success;
  const plan = PLANS[draft.subscriptionTier];
  const pending = state.kind === 'pending' || state.kind === 'leaving';

  async function submit() {
    if (missing.length > 0 || paymentMethodId === null) return show();
    const password = keptWillDo && kept !== null ? kept : typed;
    const passwordWillDo = setupPasswordSchema.safeParse(password).success;
    setPasswordRefused(!passwordWillDo);
    if (!passwordWillDo) return show();
    await finish(registrationInput(props, { password, locale, isMonitored }), paymentMethodId);
    show();
  }

  if (state.kind === 'leaving') {
    return <Alert tone="success" title={t('leaving')} />;
  }
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="flex flex-col gap-6"
    >
      {missing.length > 0 ? (
        <Alert tone="warning" title={t('incomplete')}>
          <ul className="list-disc pl-5">
            {missing.map((requirement) => (
              <li key={requirement}>
                {requirements(requirement, { limit: plan.cities, plan: plans(plan.tier) })}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <FinishFailure state={state} email={registration.email} />
      <ConfirmSummary
        draft={draft}
        registration={registration}
        isMonitored={isMonitored}
        hasPaymentMethod={paymentMethodId !== null}
        onEdit={onEdit}
      />
      <p>
        {t('terms', {
          days: registration.referralCode === '' ? TRIAL_DAYS : REFERRED_TRIAL_DAYS,
          price: dollars(plan.priceCents),
        })}
      </p>
      {keptWillDo ? null : (
        <div className="flex flex-col gap-2">
          {/* So that a password manager saves it under the right name. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={registration.email}
            readOnly
            hidden
          />
          <PasswordField
            label={t('password.label')}
            name="password"
            hint={kept === null ? t('password.lost') : t('password.special')}
            autoComplete="new-password"
            required
            maxLength={256}
            showLabel={t('password.show')}
            hideLabel={t('password.hide')}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setPasswordRefused(false);
            }}
            error={passwordRefused ? t('password.refused') : undefined}
          />
          <PasswordMeter password={typed} />
        </div>
      )}
      <div className="flex flex-col-reverse gap-2 border-t border-line pt-6 sm:flex-row sm:justify-between">
        <Button variant="secondary" disabled={pending} onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" disabled={pending} aria-busy={pending || undefined}>
          {pending ? t('pending') : t('submit')}
        </Button>
      </div>
    </form>
  );
}

function registrationInput(
  { draft, registration }: ConfirmStepProps,
  rest: Pick<RegistrationInput, 'password' | 'locale'> & {
    isMonitored: (city: string) => boolean;
  },
): RegistrationInput {
  const { companyName, phone, zipCode, operatingCities, confirmedNames, rejectedNames, permitConfirmed } =
    draft.companyData;
  const { methods, urgency, smsConsent, recipients } = draft.notificationSettings;
  const { isMonitored, ...given } = rest;
  return {
    ...given,
    ...registration,
    companyName,
    phone,
    zipCode,
    operatingCities,
    // Without a monitored city there is nothing to confirm.
    permitConfirmed: permitConfirmed || !needsVerification({ draft, isMonitored }),
    confirmedNames,
    rejectedNames,
    subscriptionTier: draft.subscriptionTier,
    notificationSettings: {
      methods,
      urgency,
      smsConsent,
      recipients: recipients.map(({ name, email, phone: mobile }) => ({
        name,
        email: methods.includes('email') ? email : '',
        phone: mobile,
      })),
    },
  };
}
