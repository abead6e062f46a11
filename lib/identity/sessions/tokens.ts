import { createHmac, hkdfSync } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { refreshTokens, sessions, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { ACCESS_TOKEN_SECONDS, API_SESSION, REFRESH_GRACE_MS } from './lengths';
import { hashSecret, newSecret } from './secrets';

/** What tokens are signed with and for. */
export interface TokenKeys {
  key: Uint8Array;
  /** The site's address. */
  issuer: string;
}

export const AUDIENCE = 'lintel-api';
const TYPE = 'at+jwt';
const ALGORITHM = 'HS256';
const CLOCK_SKEW_SECONDS = 30;

/**
 * A key derived for tokens only, so that other data signed with the site's secret cannot pass for a token.
 */
export function tokenKeys(settings: { secret: string; issuer: string }): TokenKeys {
  const key = hkdfSync('sha256', settings.secret, '', 'lintel access token', 32);
  return { key: new Uint8Array(key), issuer: settings.issuer };
}

/** The answer to a sign-in of the API, in the specification's field names. */
export interface TokenPair {
  access_token: string;
  refresh_token: string;
  token_type: 'Bearer';
  /** Seconds the access token counts. */
  expires_in: number;
}

interface TokensFor {
  sessionId: string;
  userId: string;
  expiresAt: Date;
}

/** A pair for a session that has just begun. */
export function issueTokens(ctx: Context, input: TokensFor, keys: TokenKeys): Promise<TokenPair> {
  return issuePair(ctx, { ...input, refreshToken: newSecret() }, keys);
}

async function issuePair(
  ctx: Context,
  input: TokensFor & { refreshToken: string },
  keys: TokenKeys,
): Promise<TokenPair> {
  const idleEnd = ctx.now.getTime() + API_SESSION.idleMs;
  await ctx.db.insert(refreshTokens).values({
    hash: hashSecret(input.refreshToken),
    sessionId: input.sessionId,
    createdAt: ctx.now,
    expiresAt: new Date(Math.min(idleEnd, input.expiresAt.getTime())),
  });
  return signPair(ctx, input, keys);
}

/** The same at the same second for the same session and refresh token. */
async function signPair(
  ctx: Pick<Context, 'now'>,
  input: { sessionId: string; userId: string; refreshToken: string },
  keys: TokenKeys,
): Promise<TokenPair> {
  return {
    access_token: await signAccessToken(ctx, input, keys),
    refresh_token: input.refreshToken,
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
  };
}

/**
 * The refresh token after another: computed under our key, so that an answer can be given again without being kept.
 * Who holds a token, but not the key, learns nothing of the next.
 */
function tokenAfter(refreshToken: string, keys: TokenKeys): string {
  const key = hkdfSync('sha256', keys.key, '', 'lintel next refresh token', 32);
  return createHmac('sha256', new Uint8Array(key)).update(refreshToken).digest('base64url');
}

function signAccessToken(
  ctx: Pick<Context, 'now'>,
  input: { sessionId: string; userId: string },
  keys: TokenKeys,
): Promise<string> {
  const now = Math.floor(ctx.now.getTime() / 1_000);
  return (
    new SignJWT({ sid: input.sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setSubject(input.userId)
      .setIssuer(keys.issuer)
      .setAudience(AUDIENCE)
      .setIssuedAt(now)
      // Tolerance for clock skew between servers.
      .setNotBefore(now - CLOCK_SKEW_SECONDS)
      .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
      .sign(keys.key)
  );
}

const claimsSchema = z.object({ sub: z.string(), sid: z.string(), exp: z.number() });

/** Verifies an access token; null for an invalid or expired one. The session must still be checked. */
export async function readAccessToken(
  token: string,
  keys: TokenKeys,
  now: Date,
): Promise<{ userId: string; sessionId: string; expiresAt: Date } | null> {
  try {
    const { payload } = await jwtVerify(token, keys.key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: keys.issuer,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'sid', 'iat', 'nbf', 'exp'],
      currentDate: now,
      clockTolerance: 0,
    });
    const claims = claimsSchema.parse(payload);
    return { userId: claims.sub, sessionId: claims.sid, expiresAt: new Date(claims.exp * 1_000) };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
    throw error;
  }
}

export interface Refreshed {
  tokens: TokenPair;
  userId: string;
  sessionId: string;
  /** When who holds the tokens signed in. */
  authenticatedAt: Date;
  expiresAt: Date;
}

/**
 * Rotates a refresh token. Reuse within the grace period is the same client whose answer was lost, and gets that
 * answer; later reuse means theft, and the whole token family is revoked. Throws `unauthenticated`.
 */
export async function refreshSession(
  ctx: Context,
  input: { refreshToken: string },
  keys: TokenKeys,
): Promise<Refreshed> {
  const outcome = await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const known = await claim(within, hashSecret(input.refreshToken));
    if (!known) return null;
    if (known.reused) {
      await endFamily(within, known);
      return null;
    }
    const next = { ...known, refreshToken: tokenAfter(input.refreshToken, keys) };
    const tokens = known.repeats
      ? await signPair({ now: known.repeats }, next, keys)
      : await issuePair(within, next, keys);
    const { userId, sessionId, authenticatedAt, expiresAt } = known;
    return { tokens, userId, sessionId, authenticatedAt, expiresAt };
  });
  if (!outcome) throw new AppError('unauthenticated', { detail: 'the refresh token does not count' });
  return outcome;
}

interface Claimed {
  sessionId: string;
  userId: string;
  expiresAt: Date;
  authenticatedAt: Date;
  /** When the token was used before, within the grace period. */
  repeats: Date | null;
  reused: boolean;
}

/** The token's session, with the token marked as used; whoever refreshes at the same time waits for the row. */
async function claim(ctx: Context, hash: string): Promise<Claimed | null> {
  const [row] = await ctx.db
    .select({ token: refreshTokens, session: sessions, disabledAt: users.disabledAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.hash, hash))
    .limit(1)
    .for('update', { of: refreshTokens });
  if (!row || row.session.revokedAt || row.disabledAt) return null;
  const { token, session } = row;
  const now = ctx.now.getTime();
  if (session.expiresAt.getTime() <= now || token.expiresAt.getTime() <= now) return null;
  const { id: sessionId, userId, expiresAt, authenticatedAt } = session;
  const claimed = { sessionId, userId, expiresAt, authenticatedAt };
  if (token.usedAt) {
    const reused = now - token.usedAt.getTime() > REFRESH_GRACE_MS;
    return { ...claimed, repeats: token.usedAt, reused };
  }
  await ctx.db.update(refreshTokens).set({ usedAt: ctx.now }).where(eq(refreshTokens.hash, hash));
  await ctx.db.update(sessions).set({ lastSeenAt: ctx.now }).where(eq(sessions.id, session.id));
  return { ...claimed, repeats: null, reused: false };
}

async function endFamily(ctx: Context, { sessionId, userId }: Claimed): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now, revocation: 'token_reused' })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  await recordAudit(ctx, { action: 'token.reused', actorId: userId, subject: sessionId });
}
