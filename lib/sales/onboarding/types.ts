import type { Channel, Urgency } from '@/lib/company/notifications/types';
import type { Tier } from '@/lib/providers/billing/types';
import type { VerificationResult } from '@/lib/tracking/matching/types';
import type { Arrival } from './arrival';

/** The steps of the two ways through the set-up. */
export const VARIANT_STEPS = {
  monitoring: ['company', 'plan', 'payment', 'notifications', 'confirm'],
  streamlined: ['setup', 'plan_payment', 'welcome'],
} as const;
export type OnboardingVariant = keyof typeof VARIANT_STEPS;
export const ONBOARDING_VARIANTS = ['monitoring', 'streamlined'] as const satisfies OnboardingVariant[];
export type OnboardingStep = (typeof VARIANT_STEPS)[OnboardingVariant][number];

/** Who signed up, kept between the account page and the end of the set-up. Never the password. */
export interface RegistrationData {
  firstName: string;
  lastName: string;
  email: string;
  referralCode: string;
  /** The plan they chose before signing up. */
  chosenTier?: Tier | undefined;
  /** What they were looking at. */
  arrival?: Arrival | undefined;
}

/** What a search found, and whether it searched sample data. */
export interface Verification extends VerificationResult {
  sample: boolean;
}

export interface CompanyData {
  companyName: string;
  phone: string;
  zipCode: string;
  /** Slugs: of the city catalogue, or of the same form. */
  operatingCities: string[];
  /** "Boise, ID" by slug, for places the catalogue does not hold. */
  cityLabels: Record<string, string>;
  /** What the search under this name and in these cities found; null before it and after either changes. */
  verification: Verification | null;
  permitConfirmed: boolean;
  /** Spellings the contractor said are theirs, and those they said are not, normalised. */
  confirmedNames: string[];
  rejectedNames: string[];
}

export interface RecipientDraft {
  id: string;
  name: string;
  email: string;
  phone: string;
}

export interface NotificationDraft {
  methods: Channel[];
  recipients: RecipientDraft[];
  urgency: Urgency;
  smsConsent: boolean;
}

/** What the wizard holds while it is filled in, and keeps across a reload. */
export interface OnboardingDraft {
  companyData: CompanyData;
  subscriptionTier: Tier;
  notificationSettings: NotificationDraft;
  /** The variant the step is counted in. */
  variant: OnboardingVariant;
  currentStep: number;
}
