import { z } from 'zod';
import { CHANNELS, URGENCIES } from '@/lib/company/notifications/types';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';
import { TIERS } from '@/lib/providers/billing/types';
import { COARSE_STATUSES, STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import {
  type NotificationDraft,
  ONBOARDING_VARIANTS,
  type OnboardingDraft,
  type RecipientDraft,
  type RegistrationData,
  VARIANT_STEPS,
} from './types';

const verificationSchema = z.object({
  sample: z.boolean(),
  success: z.boolean(),
  businessName: z.string(),
  permitsFound: z.number(),
  multipleCompanies: z.boolean(),
  companies: z.array(
    z.object({ name: z.string(), norm: z.string(), permits: z.number(), score: z.number() }),
  ),
  previewPermits: z.array(
    z.object({
      id: z.number(),
      permitNumber: z.string(),
      permitType: z.string().nullable(),
      city: z.string(),
      contractorName: z.string().nullable(),
      status: z.enum(COARSE_STATUSES),
      bucket: z.enum(STATUS_BUCKETS),
      statusWord: z.string().nullable(),
      issueDate: z.string().nullable(),
      address: z.string().nullable(),
    }),
  ),
  citiesWithData: z.array(z.string()),
  citiesNoData: z.array(z.string()),
  citiesWithoutContractor: z.array(z.string()),
});

const draftSchema = z.object({
  companyData: z.object({
    companyName: z.string(),
    phone: z.string(),
    zipCode: z.string(),
    operatingCities: z.array(z.string()),
    cityLabels: z.record(z.string(), z.string()),
    verification: verificationSchema.nullable(),
    permitConfirmed: z.boolean(),
    confirmedNames: z.array(z.string()),
    rejectedNames: z.array(z.string()),
  }),
  subscriptionTier: z.enum(TIERS),
  notificationSettings: z.object({
    methods: z.array(z.enum(CHANNELS)),
    recipients: z
      .array(z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string() }))
      .min(1),
    urgency: z.enum(URGENCIES),
    smsConsent: z.boolean(),
  }),
  variant: z.enum(ONBOARDING_VARIANTS),
  currentStep: z.number().int().min(1).max(VARIANT_STEPS.monitoring.length),
});

/** A set-up not begun: the person who signed up is the first to be told, in the city they came from. */
export function newDraft(registration: RegistrationData): OnboardingDraft {
  const { city, place } = registration.arrival ?? {};
  return {
    companyData: {
      companyName: '',
      phone: '',
      zipCode: '',
      operatingCities: city ? [city] : [],
      cityLabels: city && place ? { [city]: place } : {},
      verification: null,
      permitConfirmed: false,
      confirmedNames: [],
      rejectedNames: [],
    },
    subscriptionTier: registration.chosenTier ?? 'solo',
    notificationSettings: automaticNotifications(registration),
    variant: 'monitoring',
    currentStep: 1,
  };
}

/** What a set-up begins with, and what one without a notifications step ends with. */
export function automaticNotifications(registration: RegistrationData): NotificationDraft {
  return {
    methods: ['email'],
    recipients: [primaryRecipient(registration)],
    urgency: 'all_changes',
    smsConsent: false,
  };
}

function primaryRecipient({ firstName, lastName, email }: RegistrationData): RecipientDraft {
  return { id: 'primary', name: `${firstName} ${lastName}`.trim(), email, phone: '' };
}

/** What was stored, or a new draft where that is missing, damaged or from another version. */
export function readDraft(stored: string | null, registration: RegistrationData): OnboardingDraft {
  if (stored === null) return newDraft(registration);
  try {
    const parsed = draftSchema.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : newDraft(registration);
  } catch {
    return newDraft(registration);
  }
}

/** The draft under another plan: recipients beyond it and texts it does not have fall away. */
export function withTier(draft: OnboardingDraft, tier: Tier): OnboardingDraft {
  const plan = PLANS[tier];
  const { methods, recipients, smsConsent } = draft.notificationSettings;
  const kept = plan.sms ? methods : methods.filter((method) => method !== 'sms');
  return {
    ...draft,
    subscriptionTier: tier,
    notificationSettings: {
      ...draft.notificationSettings,
      methods: kept,
      recipients: recipients.slice(0, plan.setupRecipients),
      smsConsent: smsConsent && kept.includes('sms'),
    },
  };
}
