import 'server-only';
import type { NextAuthOptions, RequestInternal } from 'next-auth';
import { decode } from 'next-auth/jwt';
import Credentials from 'next-auth/providers/credentials';
import { z } from 'zod';
import type { Context, PublicActor } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { signInWithPasskey } from '@/lib/identity/accounts/passkeys';
import { MAX_PASSKEY_BYTES, signInSchema } from '@/lib/identity/accounts/schema';
import { type SignedIn, signInWithPassword } from '@/lib/identity/accounts/sign-in';
import { continueFromTokens } from '@/lib/identity/accounts/token-sign-in';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { COOKIE_SECONDS } from '@/lib/identity/sessions/lengths';
import { endSession } from '@/lib/identity/sessions/mutations';
import { sessionCookie } from './auth.config';
import { publicContext } from './context';
import { log } from './log';
import { mailSettings } from './mail';
import { notifyNewDevice } from './new-device';
import { requestInfo } from './request-info';
import { apiTokenKeys, passkeySite } from './secrets';

/** Reads what a form of sign-in sent and signs in; null where it was not even of the right form. */
type Try = (ctx: Context<PublicActor>, given: unknown) => Promise<SignedIn | null>;

const byPassword: Try = async (ctx, given) => {
  const parsed = signInSchema.safeParse(given);
  if (!parsed.success) return null;
  const settings = { secret: env().AUTH_SECRET, mail: mailSettings() };
  return signInWithPassword(ctx, { ...parsed.data, kind: 'web', ...settings });
};

const passkeySchema = z.object({ response: z.string().max(MAX_PASSKEY_BYTES) });

const byPasskey: Try = async (ctx, given) => {
  const parsed = passkeySchema.safeParse(given);
  if (!parsed.success) return null;
  return signInWithPasskey(ctx, { response: parsed.data.response, kind: 'web', site: passkeySite() });
};

const tokenSchema = z.object({ refreshToken: z.string().min(20).max(200) });

/** Whoever holds tokens of the API in this browser need not sign in again. */
const byRefreshToken: Try = async (ctx, given) => {
  const parsed = tokenSchema.safeParse(given);
  if (!parsed.success) return null;
  return continueFromTokens(ctx, parsed.data, apiTokenKeys());
};

interface BrowserSignIn {
  attempt: Try;
  given: unknown;
  /** The header, for the session that is replaced. */
  cookies: string | null;
}

async function signInBrowser(ctx: Context<PublicActor>, input: BrowserSignIn): Promise<SignedIn | null> {
  const signedIn = await input.attempt(ctx, input.given);
  if (!signedIn) return null;
  await endReplaced(ctx, input.cookies);
  await notifyNewDevice(ctx, signedIn);
  return signedIn;
}

/** Signs a browser in by what a form holds, in next-auth's stead; null where it is not even of the right form. */
export function signInByPassword(
  ctx: Context<PublicActor>,
  input: Omit<BrowserSignIn, 'attempt'>,
): Promise<SignedIn | null> {
  return signInBrowser(ctx, { attempt: byPassword, ...input });
}

/**
 * next-auth hands the message of what is thrown here to the browser, where the sign-in form reads it: a code, no more.
 */
async function authorize(attempt: Try, given: unknown, request: Pick<RequestInternal, 'headers'>) {
  const headers = { get: (name: string) => toStringOrNull(request.headers?.[name]) };
  const ctx = publicContext(requestInfo(headers));
  try {
    const signedIn = await signInBrowser(ctx, { attempt, given, cookies: headers.get('cookie') });
    return signedIn && { id: signedIn.userId, sessionId: signedIn.sessionId };
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') {
      if (error.code === 'invalid_credentials' && error.fields?.code) throw new Error('second_factor_wrong');
      if (error.code === 'invalid_credentials' || error.code === 'unauthenticated') return null;
      throw new Error(error.code);
    }
    log().error({ err: error }, 'Sign-in failed');
    throw new Error('unavailable');
  }
}

/** A browser has one session: signing in takes the place of the one it had. */
async function endReplaced(ctx: Context<PublicActor>, cookies: string | null): Promise<void> {
  const { name } = sessionCookie();
  const tokenCookie = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  const token =
    tokenCookie &&
    (await decode({ token: tokenCookie.slice(name.length + 1), secret: env().AUTH_SECRET }).catch(
      () => null,
    ));
  if (token && typeof token.sessionId === 'string')
    await endSession(ctx, { sessionId: token.sessionId, revocation: 'replaced' });
}

function toError(metadata: unknown): unknown {
  return metadata instanceof Error ? metadata : Object(metadata).error;
}

function toStringOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function provider(id: string, fields: Record<string, object>, attempt: Try) {
  return Credentials({
    id,
    credentials: fields,
    authorize: (given, request) => authorize(attempt, given, request),
  });
}

export function authOptions(): NextAuthOptions {
  const { name, secure } = sessionCookie();
  return {
    secret: env().AUTH_SECRET,
    session: { strategy: 'jwt', maxAge: COOKIE_SECONDS },
    useSecureCookies: secure,
    cookies: {
      sessionToken: { name, options: { httpOnly: true, sameSite: 'lax', path: '/', secure } },
    },
    logger: {
      error: (code, metadata) => log().error({ code, err: toError(metadata) }, 'next-auth failed'),
      warn: (code) => log().debug({ code }, 'next-auth warns'),
      debug: () => {},
    },
    pages: { signIn: '/login', error: '/login' },
    providers: [
      provider('credentials', { email: {}, password: {}, code: {} }, byPassword),
      provider('passkey', { response: {} }, byPasskey),
      provider('refresh', { refreshToken: {} }, byRefreshToken),
    ],
    callbacks: {
      jwt({ token, user }) {
        // Only what names the session: everything else is read afresh at each request.
        if (user) return { sub: user.id, sessionId: 'sessionId' in user ? user.sessionId : undefined };
        return token;
      },
      session({ session, token }) {
        return { expires: session.expires, user: {}, sessionId: token.sessionId };
      },
    },
    events: {
      async signOut({ token }) {
        if (typeof token?.sessionId !== 'string') return;
        const { sessionId, sub: actorId } = token;
        await endSession(publicContext(), { sessionId, revocation: 'signed_out' });
        await recordAudit(publicContext(), { action: 'sign_out', actorId, subject: sessionId });
      },
    },
  };
}
