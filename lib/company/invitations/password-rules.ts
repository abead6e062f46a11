import { PASSWORD_MIN } from '@/lib/identity/accounts/password-rules';

/** The rules of an invitation's password as its checklist shows them, in that order. */
export const INVITATION_PASSWORD_RULES = {
  length: (password: string) => password.length >= PASSWORD_MIN,
  uppercase: (password: string) => /[A-Z]/.test(password),
  lowercase: (password: string) => /[a-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
} as const satisfies Record<string, (password: string) => boolean>;
export type InvitationPasswordRule = keyof typeof INVITATION_PASSWORD_RULES;
