import 'server-only';
import type { NextAuthOptions } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { findBySignIn } from '@/lib/accounts/queries';
import { signInSchema } from '@/lib/accounts/schema';
import { env } from '@/lib/env';
import { SESSION_SECONDS } from './auth.config';
import { publicContext } from './context';

export function authOptions(): NextAuthOptions {
  return {
    secret: env().AUTH_SECRET,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    pages: { signIn: '/login', error: '/login' },
    providers: [
      Credentials({
        credentials: { email: {}, password: {} },
        async authorize(credentials) {
          const parsed = signInSchema.safeParse(credentials);
          if (!parsed.success) return null;
          return findBySignIn(publicContext(), parsed.data);
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
