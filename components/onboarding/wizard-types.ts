import type { ActionAnswer } from '@/components/forms/action-answer';
import type { Monitoring } from '@/lib/cities/monitoring';
import type { Requirement } from '@/lib/onboarding/requirements';
import type { RegistrationInput } from '@/lib/onboarding/schema';
import type { CompanyData, NotificationDraft, OnboardingDraft, Verification } from '@/lib/onboarding/types';

export interface OnboardingActions {
  verify: (input: { companyName: string; cities: string[] }) => Promise<ActionAnswer<Verification>>;
  register: (input: RegistrationInput) => Promise<ActionAnswer<{ email: string }>>;
  subscribe: (input: { paymentMethodId: string }) => Promise<ActionAnswer<void>>;
}

export interface WizardProps {
  monitoring: Monitoring;
  actions: OnboardingActions;
}

/** What every step is given. */
export interface StepProps {
  draft: OnboardingDraft;
  /** What to mark: empty until the step was to be left. */
  problems: ReadonlySet<Requirement>;
  onCompany: (change: Partial<CompanyData>) => void;
  onNotifications: (change: Partial<NotificationDraft>) => void;
}
