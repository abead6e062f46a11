import { PASSWORD_MIN, SPECIAL_CHARACTER } from './password-rules';

/** What the strength meter looks at, in the order it shows them. */
export const PASSWORD_CHECKS = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const;
export type PasswordCheck = (typeof PASSWORD_CHECKS)[number];

const PASSES: Record<PasswordCheck, (password: string) => boolean> = {
  length: (password) => password.length >= PASSWORD_MIN,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  digit: (password) => /\d/.test(password),
  special: (password) => SPECIAL_CHARACTER.test(password),
};

export interface PasswordStrength {
  strength: 'weak' | 'medium' | 'strong';
  passed: Record<PasswordCheck, boolean>;
  count: number;
}

/** Four or more of the five checks are strong, three medium. */
export function passwordStrength(password: string): PasswordStrength {
  const passed = {
    length: PASSES.length(password),
    lowercase: PASSES.lowercase(password),
    uppercase: PASSES.uppercase(password),
    digit: PASSES.digit(password),
    special: PASSES.special(password),
  };
  const count = PASSWORD_CHECKS.filter((check) => passed[check]).length;
  return { strength: count >= 4 ? 'strong' : count === 3 ? 'medium' : 'weak', passed, count };
}
