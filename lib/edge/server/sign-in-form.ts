import 'server-only';
import { cookies, headers } from 'next/headers';
import { encode } from 'next-auth/jwt';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { findAccount } from '@/lib/identity/accounts/queries';
import type { SignInFailure } from '@/lib/identity/accounts/sign-in-failures';
import type { Account } from '@/lib/identity/accounts/types';
import { COOKIE_SECONDS } from '@/lib/identity/sessions/lengths';
import { signInByPassword } from './auth';
import { sessionCookie } from './auth.config';
import { publicContext } from './context';
import { log } from './log';
import { requestInfo } from './request-info';

/** Signs this browser in by the fields of a form, where no script speaks to next-auth; the account, or why not. */
export async function signInByForm(fields: {
  email: unknown;
  password: unknown;
  code: unknown;
}): Promise<Account | SignInFailure> {
  const asked = await headers();
  const ctx = publicContext(requestInfo(asked));
  const { code, ...given } = fields;
  try {
    const signedIn = await signInByPassword(ctx, {
      given: code ? { ...given, code } : given,
      cookies: asked.get('cookie'),
    });
    if (!signedIn) return 'credentials';
    await setSessionCookie(signedIn);
    const account = await findAccount(ctx, { sessionId: signedIn.sessionId, kind: 'web' });
    return account ?? 'unavailable';
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return failureOf(error);
    log().error({ err: error }, 'Sign-in failed');
    return 'unavailable';
  }
}

function failureOf({ code, fields }: AppError): SignInFailure {
  if (code === 'second_factor_required') return 'code_required';
  if (code === 'invalid_credentials') return fields?.code ? 'code_wrong' : 'credentials';
  return code === 'rate_limited' ? 'rate_limited' : 'unavailable';
}

/** As next-auth sets it. */
async function setSessionCookie({ userId, sessionId }: { userId: string; sessionId: string }): Promise<void> {
  const { name, secure } = sessionCookie();
  const token = { sub: userId, sessionId };
  const value = await encode({ token, secret: env().AUTH_SECRET, maxAge: COOKIE_SECONDS });
  (await cookies()).set(name, value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: COOKIE_SECONDS,
  });
}
