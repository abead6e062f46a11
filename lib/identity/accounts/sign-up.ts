import { confirmationProblem, passwordProblem } from './password-rules';
import { emailSchema, personNameSchema, referralCodeSchema } from './schema';

export interface SignUpInput {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
  referralCode: string;
}

/** Field → message key below `auth.problems`. */
export type SignUpProblems = Partial<Record<keyof SignUpInput, string>>;

/** What has to change before an account can be set up; an empty object when nothing has. */
export function signUpProblems(input: SignUpInput): SignUpProblems {
  const problems: SignUpProblems = {};
  if (!personNameSchema.safeParse(input.firstName).success) problems.firstName = 'first_name';
  if (!personNameSchema.safeParse(input.lastName).success) problems.lastName = 'last_name';
  const email = emailProblem(input.email);
  if (email) problems.email = email;
  const password = passwordProblem(input.password);
  if (password) problems.password = password;
  const confirmation = confirmationProblem(input);
  if (confirmation) problems.confirmation = confirmation;
  if (input.referralCode.trim() !== '' && !referralCodeSchema.safeParse(input.referralCode).success) {
    problems.referralCode = 'referral_code';
  }
  return problems;
}

export function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'email_required';
  return emailSchema.safeParse(email).success ? null : 'email_invalid';
}
