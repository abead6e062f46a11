import { signIn, signOut } from 'next-auth/react';

export type SignInOutcome =
  | 'ok'
  | 'invalid_credentials'
  | 'second_factor_required'
  | 'second_factor_wrong'
  | 'rate_limited'
  | 'unavailable';

const NAMED: ReadonlySet<string> = new Set<SignInOutcome>([
  'second_factor_required',
  'second_factor_wrong',
  'rate_limited',
]);

/** Signs in by password, and by code where one is asked for; the page stays. */
export async function signInWith(input: {
  email: string;
  password: string;
  code?: string;
}): Promise<SignInOutcome> {
  try {
    const { email, password, code } = input;
    const result = await signIn('credentials', {
      email,
      password,
      ...(code === undefined ? {} : { code }),
      redirect: false,
    });
    if (result?.ok && !result.error) return 'ok';
    const error = result?.error ?? '';
    if (error === 'CredentialsSignin') return 'invalid_credentials';
    return NAMED.has(error) ? (error as SignInOutcome) : 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** Takes a sign-in back that was only made to accept, where accepting failed. */
export async function takeSignInBack(): Promise<void> {
  try {
    await signOut({ redirect: false });
  } catch {
    // Without a connection there is nobody to tell; the session ends by itself.
  }
}
