import { and, eq } from 'drizzle-orm';
import { sessions, users } from '@/db/schema';
import { recordAudit } from '@/lib/audit/mutations';
import type { SignInMethod } from '@/lib/audit/types';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { MailSettings } from '@/lib/mail/types';
import { type BegunSession, beginSession } from '@/lib/sessions/mutations';
import type { SessionKind } from '@/lib/sessions/types';
import { THROTTLES } from '@/lib/throttle/policies';
import { countAttempt, forgetAttempts, giveBackAttempt, type ThrottlePolicy } from '@/lib/throttle/throttle';
import { hashPassword, needsRehash, verifyPassword } from './passwords';
import type { SignIn } from './schema';
import { checkSecondFactor } from './second-factor';
import { senderOf } from './sender';

export interface SignedIn extends BegunSession {
  userId: string;
}

/** Who somebody has shown to be, and how. */
export interface VerifiedSignIn {
  userId: string;
  method: SignInMethod;
  /** Of the password that was shown. */
  passwordHash: string;
}

/**
 * Checks a password, and a code where the user has set up a second factor. Counted before the password is hashed.
 * Throws `rate_limited`, `invalid_credentials` (the same, in the same time, whether the address is known) or
 * `second_factor_required`. With `mail`, the user is told of a recovery code that was used.
 */
export async function verifySignIn(
  ctx: Context,
  input: SignIn & { secret: string; mail?: MailSettings },
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

/** The password's hash, made anew where it was made with less than what is asked today. */
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
  input: SignIn & { kind: SessionKind; secret: string; mail?: MailSettings },
): Promise<SignedIn> {
  const verified = await verifySignIn(ctx, input);
  return { userId: verified.userId, ...(await beginSession(ctx, { ...verified, kind: input.kind })) };
}

function pairOf(ctx: Context, email: string): string {
  return `${email} ${senderOf(ctx)}`;
}

/**
 * Three counts. Who guesses from everywhere at one account is stopped by the account's; its owner is not, from a
 * network they have signed in from before.
 */
export async function requireTries(ctx: Context, email: string): Promise<void> {
  await requireTry(ctx, THROTTLES.signInAddress, senderOf(ctx));
  await requireTry(ctx, THROTTLES.signInPair, pairOf(ctx, email));
  await requireTry(ctx, THROTTLES.signInAccount, email, () => isKnownNetwork(ctx, email));
}

/** Counts a try; beyond the limit it is refused unless excused, the first time on record. */
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
    .where(and(eq(users.email, email), eq(sessions.address, senderOf(ctx))))
    .limit(1);
  return known !== undefined;
}

/** Gives whoever has shown who they are all their tries back. */
export async function forgetTries(ctx: Context, email: string): Promise<void> {
  await forgetAttempts(ctx, THROTTLES.signInPair, pairOf(ctx, email));
  await forgetAttempts(ctx, THROTTLES.signInAccount, email);
  // A whole office signs in from one network: only what failed counts there.
  await giveBackAttempt(ctx, THROTTLES.signInAddress, senderOf(ctx));
}

/**
 * The second half of signing in and of showing again who sits there. Counted by network, and by account where the
 * network is a strange one: who has stolen a password keeps its owner from no code. Throws `second_factor_required`,
 * `rate_limited` or `invalid_credentials` with the field `code`.
 */
export async function requireSecondFactor(
  ctx: Context,
  { id: userId, email }: { id: string; email: string },
  { code, secret, mail }: { code?: string; secret: string; mail?: MailSettings },
): Promise<SignInMethod> {
  if (code === undefined || code === '') throw new AppError('second_factor_required');
  const pair = `${userId} ${senderOf(ctx)}`;
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
