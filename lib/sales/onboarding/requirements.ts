import { phoneSchema, zipCodeSchema } from '@/lib/company/profile/schema';
import { notificationInput } from './notification-input';
import { planExcesses } from './plan-limits';
import { notificationSettingsSchema } from './schema';
import type { OnboardingDraft, OnboardingStep } from './types';
import { getVariant, type IsMonitored } from './variants';

/** What can still be missing, in the order the last step lists it. Texts: `onboarding.requirements.<name>`. */
export const REQUIREMENTS = [
  'company_name',
  'cities',
  'phone',
  'phone_invalid',
  'zip',
  'verification',
  'tier',
  'plan_cities',
  'payment',
  'methods',
  'recipients',
  'plan_recipients',
] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** The step of each variant that asks for it. */
const STEPS_OF: Record<Requirement, readonly OnboardingStep[]> = {
  company_name: ['company', 'setup'],
  cities: ['company', 'setup'],
  phone: ['company', 'setup'],
  phone_invalid: ['company', 'setup'],
  zip: ['company', 'setup'],
  verification: ['company'],
  tier: ['plan', 'plan_payment'],
  plan_cities: ['plan', 'plan_payment'],
  payment: ['payment', 'plan_payment'],
  methods: ['notifications'],
  recipients: ['notifications'],
  plan_recipients: ['notifications'],
};

export interface OnboardingFacts {
  draft: OnboardingDraft;
  paymentMethodId: string | null;
  isMonitored: IsMonitored;
}

/** Only a company with a monitored city has permits to confirm. */
export function needsVerification({ draft, isMonitored }: Omit<OnboardingFacts, 'paymentMethodId'>): boolean {
  return draft.companyData.operatingCities.some(isMonitored);
}

/** Everything that keeps the set-up from being finished. */
export function missingRequirements(facts: OnboardingFacts): Requirement[] {
  const { companyData, subscriptionTier, notificationSettings } = facts.draft;
  const phone = companyData.phone.trim();
  const excesses = planExcesses({
    operatingCities: companyData.operatingCities,
    subscriptionTier,
    notificationSettings,
  });
  // The streamlined set-up fills the notifications by itself: what may stand there from before does not count.
  const asked = getVariant(companyData.operatingCities, facts.isMonitored) === 'monitoring';
  const missing: Record<Requirement, boolean> = {
    company_name: companyData.companyName.trim() === '',
    cities: companyData.operatingCities.length === 0,
    phone: phone === '',
    phone_invalid: phone !== '' && !phoneSchema.safeParse(phone).success,
    zip: !zipCodeSchema.safeParse(companyData.zipCode).success,
    verification: needsVerification(facts) && !companyData.permitConfirmed,
    tier: !subscriptionTier,
    plan_cities: excesses.includes('cities'),
    payment: facts.paymentMethodId === null,
    methods: asked && notificationSettings.methods.length === 0,
    recipients:
      asked &&
      notificationSettings.methods.length > 0 &&
      !notificationSettingsSchema.safeParse(notificationInput(notificationSettings)).success,
    plan_recipients: asked && (excesses.includes('recipients') || excesses.includes('sms')),
  };
  return REQUIREMENTS.filter((requirement) => missing[requirement]);
}

/** What keeps one step from being left; the confirmation needs all of them, the welcome nothing of its own. */
export function missingInStep(step: OnboardingStep, facts: OnboardingFacts): Requirement[] {
  const missing = missingRequirements(facts);
  return step === 'confirm' ? missing : missing.filter((requirement) => STEPS_OF[requirement].includes(step));
}
