import { z } from 'zod';
import { PASSKEY_NAME_MAX } from './passkey-name';
import { PASSWORD_MAX, PASSWORD_MIN, SPECIAL_CHARACTER } from './password-rules';

/** As `newId` makes them; only a bound, the database knows which are real. */
export const idSchema = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[a-z0-9_]+$/);

export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** The rules of sign-up: length, lower case, upper case, digit. */
export const signUpPasswordSchema = z
  .string()
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .regex(/[a-z]/)
  .regex(/[A-Z]/)
  .regex(/\d/);

/** Of a mailed link, as `newSecret` makes it; anything longer was never one. */
export const mailTokenSchema = z.string().min(1).max(100);

/** What finishing the set-up asks for: the same, and a special character. */
export const setupPasswordSchema = signUpPasswordSchema.regex(SPECIAL_CHARACTER);

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are only there to be read. */
export const secondFactorCodeSchema = z.string().trim().max(40);

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(PASSWORD_MAX),
  code: secondFactorCodeSchema.optional(),
});
export type SignIn = z.infer<typeof signInSchema>;

export const personNameSchema = z.string().trim().min(1).max(100);
/** As referrers hand it out; upper and lower case are one. */
export const referralCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9_-]{2,63}$/);

/** What a browser says for a passkey is a few kilobytes. */
export const MAX_PASSKEY_BYTES = 16_384;
export const MAX_PASSKEYS = 10;
export const passkeyNameSchema = z.string().trim().min(1).max(PASSKEY_NAME_MAX);
