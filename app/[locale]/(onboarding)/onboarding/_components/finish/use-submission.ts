'use client';

import { useFirstError } from '@/components/forms/use-first-error';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { registrationInput } from '@/lib/sales/onboarding/registration-input';
import type { Requirement } from '@/lib/sales/onboarding/requirements';
import type { OnboardingDraft, RegistrationData } from '@/lib/sales/onboarding/types';
import type { IsMonitored } from '@/lib/sales/onboarding/variants';
import type { OnboardingActions } from '../wizard-types';
import { useFinish } from './use-finish';
import { useSetupPassword } from './use-setup-password';

/** What either last step is given. */
export interface LastStepProps {
  draft: OnboardingDraft;
  registration: RegistrationData;
  paymentMethodId: string | null;
  missing: readonly Requirement[];
  isMonitored: IsMonitored;
  actions: OnboardingActions;
  onFinished: () => void;
  onBack: () => void;
}

/** Missing parts the end refuses in words of its own, beside the list of all that is missing. */
const REFUSED_AT_THE_END = ['phone', 'verification'] as const satisfies readonly Requirement[];

/** The end of either variant: nothing is sent while something is missing, and what is says so. */
export function useSubmission(props: LastStepProps) {
  const { missing, paymentMethodId, actions, onFinished } = props;
  const locale = useAppLocale();
  const { state, finish, refuse } = useFinish({ actions, locale, onFinished });
  const password = useSetupPassword(state);
  const { ref, show } = useFirstError<HTMLFormElement>();

  /** `landing`: the page to go to with the new account. */
  async function submit(landing: string) {
    if (missing.length > 0 || paymentMethodId === null) {
      const refused = REFUSED_AT_THE_END.filter((requirement) => missing.includes(requirement));
      if (refused.length > 0) refuse(refused);
      return show();
    }
    const secret = password.take();
    if (secret === null) return show();
    await finish(registrationInput(props, { password: secret, locale }), paymentMethodId, landing);
    show();
  }

  return { state, password, submit, ref, locale, pending: state.kind === 'pending' };
}
