export const PASSWORD_MIN = 12;
/** Long enough for any phrase, short enough that hashing stays cheap. */
export const PASSWORD_MAX = 256;

/** Anything that is neither a letter, a digit nor white space. */
export const SPECIAL_CHARACTER = /[^\p{L}\p{N}\s]/u;

export function confirmationProblem(input: { password: string; confirmation: string }): string | null {
  if (input.confirmation === '') return 'confirmation_required';
  return input.confirmation === input.password ? null : 'confirmation_differs';
}

/** The first rule of sign-up a password breaks. */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'password_required';
  if (password.length < PASSWORD_MIN) return 'password_length';
  if (password.length > PASSWORD_MAX) return 'password_too_long';
  if (!/[a-z]/.test(password)) return 'password_lowercase';
  if (!/[A-Z]/.test(password)) return 'password_uppercase';
  return /\d/.test(password) ? null : 'password_digit';
}
