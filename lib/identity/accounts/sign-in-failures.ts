/** Why a sign-in by password did not work, as the sign-in page says it. */
export const SIGN_IN_FAILURES = [
  'credentials',
  'code_required',
  'code_wrong',
  'rate_limited',
  'unavailable',
] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

export function isSignInFailure(text: string): text is SignInFailure {
  return SIGN_IN_FAILURES.some((failure) => failure === text);
}
