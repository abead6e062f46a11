import type { ActionAnswer } from '@/components/forms/action-answer';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { CardAction } from '@/lib/providers/billing/provider';
import type { DemoChecklist } from '@/lib/sales/onboarding/demo-checklist';
import type { Requirement } from '@/lib/sales/onboarding/requirements';
import type { RegistrationInput } from '@/lib/sales/onboarding/schema';
import type {
  CompanyData,
  NotificationDraft,
  OnboardingDraft,
  Verification,
} from '@/lib/sales/onboarding/types';
import type { Monitoring } from '@/lib/tracking/cities/monitoring';

export interface OnboardingActions {
  verify: (input: { companyName: string; cities: string[] }) => Promise<ActionAnswer<Verification>>;
  showDemo: (input: {
    city: string;
    permitType: PermitTypeId;
    locale: Locale;
  }) => Promise<ActionAnswer<DemoChecklist>>;
  register: (input: RegistrationInput) => Promise<ActionAnswer<{ email: string }>>;
  subscribe: (input: { paymentMethodId: string }) => Promise<ActionAnswer<{ action: CardAction | null }>>;
}

export interface PermitTypeChoice {
  id: PermitTypeId;
  name: string;
}

export interface WizardProps {
  monitoring: Monitoring;
  /** In the reader's language. */
  permitTypes: readonly PermitTypeChoice[];
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
