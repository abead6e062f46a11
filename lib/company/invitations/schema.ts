import { z } from 'zod';
import {
  companyNameSchema,
  contactNameSchema,
  contactPhoneSchema,
  tradeSchema,
} from '@/lib/company/subcontractors/schema';
import { PASSWORD_MAX } from '@/lib/identity/accounts/password-rules';
import { emailSchema, idSchema, secondFactorCodeSchema } from '@/lib/identity/accounts/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import type { MailSettings } from '@/lib/providers/mail/types';
import { INVITATION_PASSWORD_RULES } from './password-rules';
import { INVITATION_KINDS, INVITED_ROLES } from './types';

/** A token as `newSecret` makes it, with room; anything else is no link of ours. */
export const invitationTokenSchema = z.string().min(1).max(200);

/** The complaint is a message key, `password_<rule>`, of the first rule that is broken. */
export const invitationPasswordSchema = z
  .string()
  .max(PASSWORD_MAX, 'password_too_long')
  .refine(INVITATION_PASSWORD_RULES.length, 'password_length')
  .refine(INVITATION_PASSWORD_RULES.uppercase, 'password_uppercase')
  .refine(INVITATION_PASSWORD_RULES.lowercase, 'password_lowercase')
  .refine(INVITATION_PASSWORD_RULES.digit, 'password_digit')
  .refine(INVITATION_PASSWORD_RULES.special, 'password_special');

export const inviteMemberSchema = z.object({
  email: emailSchema,
  name: contactNameSchema,
  role: z.enum(INVITED_ROLES),
  /** The language of the mail. */
  locale: z.enum(LOCALES),
});

export const inviteSubcontractorSchema = z.object({
  email: emailSchema,
  contactName: contactNameSchema,
  companyName: companyNameSchema,
  phone: contactPhoneSchema.nullable().default(null),
  /** Their trade; empty is a general one. */
  role: tradeSchema.default(''),
  locale: z.enum(LOCALES),
});

/** `kind` where the caller means one kind only: another's is then not found. */
export const ownInvitationSchema = z.object({
  invitationId: idSchema,
  kind: z.enum(INVITATION_KINDS).optional(),
});

export const setUpPasswordSchema = z.object({
  token: invitationTokenSchema,
  password: invitationPasswordSchema,
});

export const acceptAsExistingSchema = z.object({
  token: invitationTokenSchema,
  password: z.string().min(1).max(PASSWORD_MAX),
  code: secondFactorCodeSchema.optional(),
});

export const acceptSignedInSchema = z.object({ token: invitationTokenSchema });

type Mailed<S extends z.ZodType> = z.output<S> & { mail: MailSettings };

export type InviteMember = Mailed<typeof inviteMemberSchema>;
export type InviteSubcontractor = Mailed<typeof inviteSubcontractorSchema>;
export type OwnInvitation = z.infer<typeof ownInvitationSchema>;
export type ResendInvitation = Mailed<typeof ownInvitationSchema>;
export type SetUpPassword = z.infer<typeof setUpPasswordSchema>;
/** `secret` is the installation's, for what is kept encrypted. */
export type AcceptAsExisting = z.infer<typeof acceptAsExistingSchema> & {
  secret: string;
  /** A recovery code that was used is told of. */
  mail?: MailSettings;
};
