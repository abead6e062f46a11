import { z } from 'zod';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import { emailSchema } from '@/lib/identity/accounts/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { CONTACT_TOPICS, MESSAGE_MAX, PERMIT_VOLUMES, PRIVACY_REQUESTS } from './types';

/** Messages are keys of the problems a form has words for: `missing`, `invalid`, `too_long`. */
// What PostgreSQL holds: every character but NUL, and no half of one (its JSON refuses those).
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'too_long')
    .regex(/^[^\0\p{Surrogate}]*$/u, 'invalid');
const requiredText = (max: number) => text(max).min(1, 'missing');
const choice = <const T extends readonly string[]>(values: T) => z.enum(values, { error: 'missing' });

const sender = {
  locale: z.enum(LOCALES),
  name: requiredText(120),
  // Checked before it is parsed, so that an empty or overlong address has words of its own.
  email: requiredText(254).refine((given) => given === '' || emailSchema.safeParse(given).success, 'invalid'),
  /** From `GET /api/v1/forms/ticket`. */
  ticket: z.string().max(200),
  /** People do not see this field; whoever fills it in is no person. */
  website: z.string().max(500),
};

const message = requiredText(MESSAGE_MAX);

export const contactSchema = z.object({
  ...sender,
  company: text(160),
  topic: choice(CONTACT_TOPICS),
  message,
});

export const enterpriseSchema = z.object({
  ...sender,
  company: requiredText(160),
  phone: text(40),
  cities: requiredText(500),
  permitsPerYear: choice(PERMIT_VOLUMES),
  message,
});

export const privacySchema = z.object({
  ...sender,
  request: choice(PRIVACY_REQUESTS),
  state: choice(STATE_CODES),
  message,
});

export type ContactInquiry = z.infer<typeof contactSchema>;
export type EnterpriseInquiry = z.infer<typeof enterpriseSchema>;
export type PrivacyInquiry = z.infer<typeof privacySchema>;

export type Inquiry =
  | ({ kind: 'contact' } & ContactInquiry)
  | ({ kind: 'enterprise' } & EnterpriseInquiry)
  | ({ kind: 'privacy' } & PrivacyInquiry);
