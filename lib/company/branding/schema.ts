import { z } from 'zod';
import { brand } from '@/lib/brand';
import { emailSchema } from '@/lib/identity/accounts/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { SENDER_NAME_MAX } from './types';

export const colourSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'not_a_colour');

/** A name in a mail's sender: no address, no second line, and not ours. */
export const senderNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(SENDER_NAME_MAX)
  .regex(/^[^\p{Cc}\p{Cf}\p{Surrogate}@<>"\\]*$/u, 'not_a_name')
  .refine((name) => !name.toLowerCase().includes(brand.name.toLowerCase()), 'not_your_name');

export const brandingChangeSchema = z.object({
  colour: colourSchema.nullable().optional(),
  senderName: senderNameSchema.nullable().optional(),
});
export type BrandingChange = z.output<typeof brandingChangeSchema>;

export const replyAddressSchema = z.object({
  email: emailSchema,
  /** Of the mail that asks. */
  locale: z.enum(LOCALES),
});
export type ReplyAddress = z.output<typeof replyAddressSchema>;

/** As `newSecret` makes it. */
export const replyTokenSchema = z.object({ token: z.string().regex(/^[\w-]{40,60}$/) });

export const logoHashSchema = z.string().regex(/^[0-9a-f]{64}$/);
