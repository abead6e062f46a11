import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { clientAddress } from '@/lib/accounts/client-address';
import { findBySignIn, type SignedInUser } from '@/lib/accounts/queries';
import { type SignIn, signInSchema } from '@/lib/accounts/schema';
import { SESSION_SECONDS } from '@/lib/accounts/session-length';
import { createSignInLimits } from '@/lib/accounts/sign-in-limits';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { publicContext } from './context';
import { log } from './log';

const limits = createSignInLimits();

/** next-auth hands the message of what is thrown here to the browser, where the sign-in form reads it: a code, no more. */
async function signIn(input: SignIn, address: string | null): Promise<SignedInUser | null> {
  const ctx = publicContext();
  if (!limits.allow({ email: input.email, address }, ctx.now)) throw new AppError('rate_limited');
  try {
    const user = await findBySignIn(ctx, input);
    if (user) limits.succeeded(input.email);
    return user;
  } catch (error) {
    log().error({ err: error }, 'A sign-in failed');
    throw new AppError('unavailable');
  }
}

export function authOptions(): NextAuthOptions {
  return {
    secret: env().AUTH_SECRET,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    pages: { signIn: '/login', error: '/login' },
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        async authorize(credentials, request) {
          const parsed = signInSchema.safeParse(credentials);
          if (!parsed.success) return null;
          const address = clientAddress({ get: (name) => request.headers?.[name] ?? null });
          return signIn(parsed.data, address);
        },
      }),
    ],
    callbacks: {
      jwt({ token, user }) {
        // Only what names the user: everything else is read afresh at each request.
        if (user)
          return {
            sub: user.id,
            isAdmin: 'isAdmin' in user && user.isAdmin === true,
            signedInAt: Date.now(),
          };
        return token;
      },
      session({ session, token }) {
        return { expires: session.expires, user: {}, userId: token.sub, signedInAt: token.signedInAt };
      },
    },
  };
}
