import { and, eq } from 'drizzle-orm';
import { sessions, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import type { SignInMethod } from '@/lib/identity/audit/types';
import { type BegunSession, beginSession } from '@/lib/identity/sessions/mutations';
import type { SessionKind } from '@/lib/identity/sessions/types';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import {
  countAttempt,
  forgetAttempts,
  giveBackAttempt,
  type ThrottlePolicy,
} from '@/lib/identity/throttle/throttle';
import type { MailSettings } from '@/lib/providers/mail/types';
import { getClientNetwork, networkPolicies } from './client-network';
import { hashPassword, needsRehash, verifyPassword } from './passwords';
import type { SignIn } from './schema';
import { checkSecondFactor } from './second-factor';

export interface SignedIn extends BegunSession {
  userId: string;
}

/** An authenticated user, and by which methods. */
export interface VerifiedSignIn {
  userId: string;
  method: SignInMethod;
  /** Of the password that was shown. */
  passwordHash: string;
}

/**
 * Verifies a password, and a code where a second factor is set up. The attempt is counted before hashing.
 * Throws `rate_limited`, `invalid_credentials` (in the same time whether the address is known or not) or
 * `second_factor_required`. With `mail`, the user is notified of a used recovery code.
 */
export async function verifySignIn(
  ctx: Context,
  input: SignIn & { secret: string; mail?: MailSettings | undefined },
): Promise<VerifiedSignIn> {
  await requireTries(ctx, input.email);
  const [user] = await ctx.db.select().from(users).where(eq(users.email, input.email)).limit(1);
  const right = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (!user || !right || user.disabledAt) {
    await recordAudit(ctx, { action: 'sign_in.failed', subject: user?.id });
    throw new AppError('invalid_credentials');
  }
  const method = user.totpConfirmedAt ? await requireSecondFactor(ctx, user, input) : 'password';
  await forgetTries(ctx, input.email);
  return { userId: user.id, method, passwordHash: await rehashed(ctx, user, input.password) };
}

/** Rehashes the password if its parameters are outdated. */
async function rehashed(
  ctx: Context,
  user: { id: string; passwordHash: string },
  password: string,
): Promise<string> {
  if (!needsRehash(user.passwordHash)) return user.passwordHash;
  const passwordHash = await hashPassword(password);
  const changed = await ctx.db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
    .returning({ id: users.id });
  return changed.length > 0 ? passwordHash : user.passwordHash;
}

/** Signs in by password; throws as `verifySignIn` does. */
export async function signInWithPassword(
  ctx: Context,
  input: SignIn & { kind: SessionKind; secret: string; mail?: MailSettings | undefined },
): Promise<SignedIn> {
  const verified = await verifySignIn(ctx, input);
  return { userId: verified.userId, ...(await beginSession(ctx, { ...verified, kind: input.kind })) };
}

function getSignInKey(ctx: Context, email: string): string {
  return `${email} ${getClientNetwork(ctx)}`;
}

/**
 * Three throttling counts. Distributed guessing at one account is limited by the account's count, but its
 * owner is not, from a network they have signed in from before.
 */
export async function requireTries(ctx: Context, email: string): Promise<void> {
  for (const { policy, who } of networkPolicies(ctx, THROTTLES.signInAddress))
    await requireTry(ctx, policy, who);
  await requireTry(ctx, THROTTLES.signInPair, getSignInKey(ctx, email));
  await requireTry(ctx, THROTTLES.signInAccount, email, () => isKnownNetwork(ctx, email));
}

/** Counts an attempt and refuses it beyond the limit unless exempt; the first refusal is audited. */
async function requireTry(
  ctx: Context,
  policy: ThrottlePolicy,
  who: string,
  isExcused: () => Promise<boolean> = async () => false,
): Promise<void> {
  const state = await countAttempt(ctx, policy, who);
  if (state.allowed || (await isExcused())) return;
  if (state.firstRefusal)
    await recordAudit(ctx, { action: 'sign_in.throttled', details: { policy: policy.name } });
  throw new AppError('rate_limited', { retryAfterSeconds: state.resetSeconds, detail: policy.name });
}

async function isKnownNetwork(ctx: Context, email: string): Promise<boolean> {
  const [known] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.email, email), eq(sessions.address, getClientNetwork(ctx))))
    .limit(1);
  return known !== undefined;
}

/** Resets all counts after a successful sign-in. */
export async function forgetTries(ctx: Context, email: string): Promise<void> {
  await forgetAttempts(ctx, THROTTLES.signInPair, getSignInKey(ctx, email));
  await forgetAttempts(ctx, THROTTLES.signInAccount, email);
  // An office shares one network, so successful sign-ins do not count there.
  for (const { policy, who } of networkPolicies(ctx, THROTTLES.signInAddress))
    await giveBackAttempt(ctx, policy, who);
}

/**
 * Verifies the second factor at sign-in and re-authentication. Counted by network, and by account where the
 * network is unknown, so that somebody with a stolen password cannot lock the owner out. Throws
 * `second_factor_required`, `rate_limited` or `invalid_credentials` with the field `code`.
 */
export async function requireSecondFactor(
  ctx: Context,
  { id: userId, email }: { id: string; email: string },
  { code, secret, mail }: { code?: string | undefined; secret: string; mail?: MailSettings | undefined },
): Promise<SignInMethod> {
  if (code === undefined || code === '') throw new AppError('second_factor_required');
  const pair = `${userId} ${getClientNetwork(ctx)}`;
  await requireTry(ctx, THROTTLES.secondFactor, pair);
  await requireTry(ctx, THROTTLES.secondFactorAccount, userId, () => isKnownNetwork(ctx, email));
  const method = await checkSecondFactor(ctx, { userId, code, secret, mail });
  if (method) {
    await forgetAttempts(ctx, THROTTLES.secondFactor, pair);
    await forgetAttempts(ctx, THROTTLES.secondFactorAccount, userId);
    return method;
  }
  await recordAudit(ctx, { action: 'second_factor.failed', subject: userId });
  throw new AppError('invalid_credentials', { fields: { code: 'code_wrong' } });
}
