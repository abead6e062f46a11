import { z } from 'zod';
import { phoneSchema } from '@/lib/company/profile/schema';
import { MEMBER_ROLES } from '@/lib/context';
import { PASSWORD_MAX } from '@/lib/identity/accounts/password-rules';
import {
  emailSchema,
  personNameSchema,
  referralCodeSchema,
  secondFactorCodeSchema,
  setupPasswordSchema,
  signUpPasswordSchema,
} from '@/lib/identity/accounts/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { PLANS } from '@/lib/providers/billing/plans';
import { tierSchema } from '@/lib/providers/billing/schema';
import { TIERS } from '@/lib/providers/billing/types';
import { instantField } from '../fields';
import { operation } from '../operation';

const passwordField = z.string().min(1).max(PASSWORD_MAX);
const tokenField = z.string().min(1).max(200);
const localeField = z.enum(LOCALES).default('en');

/** The signed-in person and the company they work in, in the specification's field names. */
export const contractorSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    company_name: z.string().nullable(),
    phone: z.string().nullable(),
    /** Null without a subscription. */
    subscription_tier: z.enum(TIERS).nullable(),
    is_admin: z.boolean(),
    trial_ends_at: instantField.nullable(),
  })
  .meta({ id: 'Contractor' });

export const authAnswerSchema = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    token_type: z.literal('Bearer'),
    /** Seconds the access token counts. */
    expires_in: z.number().int(),
    contractor: contractorSchema,
    /** Of who works in somebody else's company. */
    team_member: z
      .object({ id: z.string(), email: z.string(), name: z.string(), role: z.enum(MEMBER_ROLES) })
      .optional(),
  })
  .meta({ id: 'Authentication' });

export const registerOperation = operation({
  id: 'register',
  method: 'POST',
  path: '/auth/register',
  tag: 'auth',
  access: 'public',
  body: z.object({
    email: emailSchema,
    password: setupPasswordSchema,
    first_name: personNameSchema,
    last_name: personNameSchema,
    company_name: z.string().trim().min(1).max(200),
    phone: phoneSchema,
    /** Names with their state, "Austin, TX", or ids of our catalogue. */
    operating_cities: z.array(z.string().trim().min(1).max(120)).min(1).max(PLANS.enterprise.cities),
    subscription_tier: tierSchema.default('solo'),
    referral_code: z.union([referralCodeSchema, z.literal('')]).default(''),
    /** The person who registers, where left out. */
    notification_recipients: z
      .array(
        z.object({ name: personNameSchema, email: emailSchema, phone: z.string().trim().max(40).optional() }),
      )
      .max(PLANS.enterprise.setupRecipients)
      .default([]),
    locale: localeField,
  }),
  response: z.object({ id: z.string(), email: z.string() }),
  status: 201,
  limit: 'sensitive',
  errors: ['already_exists', 'plan_required'],
});

export const loginOperation = operation({
  id: 'login',
  method: 'POST',
  path: '/auth/login',
  tag: 'auth',
  access: 'public',
  body: z.object({ email: emailSchema, password: passwordField, code: secondFactorCodeSchema.optional() }),
  response: authAnswerSchema,
  limit: 'sensitive',
  errors: ['invalid_credentials', 'second_factor_required'],
});

export const refreshOperation = operation({
  id: 'refresh',
  method: 'POST',
  path: '/auth/refresh',
  tag: 'auth',
  access: 'public',
  body: z.object({ refresh_token: tokenField }),
  response: authAnswerSchema,
  limit: 'public',
  errors: ['unauthenticated'],
});

export const logoutOperation = operation({
  id: 'logout',
  method: 'POST',
  path: '/auth/logout',
  tag: 'auth',
  access: 'account.own',
  response: null,
  limit: 'write',
  idempotent: false,
});

/** For links by mail: the same answer whether the address is known. */
const acceptedSchema = z.object({ message: z.string() });

export const forgotPasswordOperation = operation({
  id: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  tag: 'auth',
  access: 'public',
  body: z.object({ email: emailSchema, locale: localeField }),
  response: acceptedSchema,
  status: 202,
  limit: 'sensitive',
});

export const resetPasswordOperation = operation({
  id: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  tag: 'auth',
  access: 'public',
  body: z.object({ token: tokenField, password: signUpPasswordSchema }),
  response: null,
  limit: 'sensitive',
  errors: ['link_invalid'],
});

export const requestVerificationOperation = operation({
  id: 'requestVerification',
  method: 'POST',
  path: '/auth/request-verification',
  tag: 'auth',
  access: 'public',
  body: z.object({ email: emailSchema, locale: localeField }),
  response: acceptedSchema,
  status: 202,
  limit: 'sensitive',
});

export const verifyEmailOperation = operation({
  id: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify-email',
  tag: 'auth',
  access: 'public',
  body: z.object({ token: tokenField }),
  response: z.object({ verified: z.literal(true) }),
  limit: 'sensitive',
  errors: ['link_invalid'],
});

export const checkEmailOperation = operation({
  id: 'checkEmail',
  method: 'GET',
  path: '/auth/check-email',
  tag: 'auth',
  access: 'public',
  query: z.object({ email: emailSchema }),
  response: z.object({ available: z.boolean(), message: z.string() }).meta({ id: 'EmailCheck' }),
  limit: 'sensitive',
});

export const authOperations = [
  registerOperation,
  loginOperation,
  refreshOperation,
  logoutOperation,
  forgotPasswordOperation,
  resetPasswordOperation,
  requestVerificationOperation,
  verifyEmailOperation,
  checkEmailOperation,
];
