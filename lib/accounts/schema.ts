import { z } from 'zod';

export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

export const PASSWORD_MIN = 12;
/** Long enough for any phrase, short enough that hashing stays cheap. */
export const PASSWORD_MAX = 256;

/** Anything that is neither a letter, a digit nor white space. */
export const SPECIAL_CHARACTER = /[^\p{L}\p{N}\s]/u;

/** The rules of sign-up: length, lower case, upper case, digit. */
export const signUpPasswordSchema = z
  .string()
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .regex(/[a-z]/)
  .regex(/[A-Z]/)
  .regex(/\d/);

/** What finishing the set-up asks for: the same, and a special character. */
export const setupPasswordSchema = signUpPasswordSchema.regex(SPECIAL_CHARACTER);

export const signInSchema = z.object({ email: emailSchema, password: z.string().min(1).max(PASSWORD_MAX) });
export type SignIn = z.infer<typeof signInSchema>;

export const personNameSchema = z.string().trim().min(1).max(100);
/** As referrers hand it out; upper and lower case are one. */
export const referralCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9_-]{2,63}$/);
