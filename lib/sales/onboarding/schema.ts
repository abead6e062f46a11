import { z } from 'zod';
import { PERMIT_TYPE_IDS } from '@/lib/catalogue/checklists/types';
import { usPhone } from '@/lib/company/notifications/phone';
import { CHANNELS, URGENCIES } from '@/lib/company/notifications/types';
import { companyNameSchema, phoneSchema, zipCodeSchema } from '@/lib/company/profile/schema';
import {
  emailSchema,
  personNameSchema,
  referralCodeSchema,
  setupPasswordSchema,
} from '@/lib/identity/accounts/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { PLANS } from '@/lib/providers/billing/plans';
import { tierSchema } from '@/lib/providers/billing/schema';

/** Messages are keys below `onboarding.problems`. */
const required = (key: string, max: number) => z.string().trim().min(1, key).max(max, 'too_long');

const citySlugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80);

const recipientSchema = z.object({
  name: required('recipient_name', 100),
  /** Empty where nobody is told by e-mail. */
  email: z
    .string()
    .trim()
    .toLowerCase()
    .refine((text) => text === '' || emailSchema.safeParse(text).success, 'recipient_email'),
  /** Empty, or a US number, kept in E.164. */
  phone: z
    .string()
    .trim()
    .max(40, 'recipient_phone')
    .refine((text) => text === '' || usPhone(text) !== null, 'recipient_phone')
    .transform((text) => usPhone(text) ?? ''),
});

export const notificationSettingsSchema = z
  .object({
    methods: z.array(z.enum(CHANNELS)).min(1, 'methods'),
    urgency: z.enum(URGENCIES),
    smsConsent: z.boolean(),
    recipients: z.array(recipientSchema).min(1, 'recipients').max(PLANS.enterprise.setupRecipients),
  })
  .superRefine((settings, ctx) => {
    const email = settings.methods.includes('email');
    const sms = settings.methods.includes('sms');
    if (sms && !email && !settings.smsConsent) {
      ctx.addIssue({ code: 'custom', path: ['smsConsent'], message: 'sms_consent' });
    }
    for (const [index, recipient] of settings.recipients.entries()) {
      if (email && recipient.email === '') {
        ctx.addIssue({ code: 'custom', path: ['recipients', index, 'email'], message: 'recipient_email' });
      }
      if (sms && settings.smsConsent && recipient.phone === '') {
        ctx.addIssue({ code: 'custom', path: ['recipients', index, 'phone'], message: 'recipient_phone' });
      }
    }
  });

/** Everything the end of the set-up sends: one parser for the form and for the server. */
export const registrationSchema = z.object({
  email: emailSchema,
  password: setupPasswordSchema,
  firstName: personNameSchema,
  lastName: personNameSchema,
  referralCode: z.union([referralCodeSchema, z.literal('')]),
  companyName: companyNameSchema,
  phone: phoneSchema,
  zipCode: zipCodeSchema,
  operatingCities: z.array(citySlugSchema).min(1, 'cities').max(PLANS.enterprise.cities),
  permitConfirmed: z.boolean(),
  confirmedNames: z.array(z.string().min(1).max(300)).max(50),
  rejectedNames: z.array(z.string().min(1).max(300)).max(50),
  subscriptionTier: tierSchema,
  notificationSettings: notificationSettingsSchema,
  locale: z.enum(LOCALES),
});
export type Registration = z.output<typeof registrationSchema>;
/** As a form sends it. */
export type RegistrationInput = z.input<typeof registrationSchema>;

/** A search for a company's permits before there is a company. */
export const verificationRequestSchema = z.object({
  companyName: companyNameSchema,
  cities: z.array(citySlugSchema).min(1).max(PLANS.enterprise.cities),
});

/** An example of a checklist, before there is an account to make one with. */
export const demoRequestSchema = z.object({
  city: citySlugSchema,
  permitType: z.enum(PERMIT_TYPE_IDS),
  locale: z.enum(LOCALES),
});
