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
import { countAttempt, forgetAttempts, giveBackAttempt, requireAttempt } from '@/lib/throttle/throttle';
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
  const method = user.totpConfirmedAt ? await requireSecondFactor(ctx, user.id, input) : 'password';
  await forgetTries(ctx, input.email);
  if (needsRehash(user.passwordHash)) {
    const passwordHash = await hashPassword(input.password);
    await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  }
  return { userId: user.id, method };
}

/** Signs in by password; throws as `verifySignIn` does. */
export async function signInWithPassword(
  ctx: Context,
  input: SignIn & { kind: SessionKind; secret: string; mail?: MailSettings },
): Promise<SignedIn> {
  const { userId, method } = await verifySignIn(ctx, input);
  return { userId, ...(await beginSession(ctx, { userId, kind: input.kind, method })) };
}

function pairOf(ctx: Context, email: string): string {
  return `${email} ${senderOf(ctx)}`;
}

/**
 * Three counts. Who guesses from everywhere at one account is stopped by the account's; its owner is not, from a
 * network they have signed in from before.
 */
async function requireTries(ctx: Context, email: string): Promise<void> {
  try {
    await requireAttempt(ctx, THROTTLES.signInAddress, senderOf(ctx));
    await requireAttempt(ctx, THROTTLES.signInPair, pairOf(ctx, email));
    const account = await countAttempt(ctx, THROTTLES.signInAccount, email);
    if (account.allowed || (await isKnownNetwork(ctx, email))) return;
    throw new AppError('rate_limited', { retryAfterSeconds: account.resetSeconds });
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited')
      await recordAudit(ctx, { action: 'sign_in.throttled', details: { policy: error.message } });
    throw error;
  }
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

async function requireSecondFactor(
  ctx: Context,
  userId: string,
  { code, secret, mail }: { code?: string; secret: string; mail?: MailSettings },
): Promise<SignInMethod> {
  if (code === undefined || code === '') throw new AppError('second_factor_required');
  await requireAttempt(ctx, THROTTLES.secondFactor, userId);
  const method = await checkSecondFactor(ctx, { userId, code, secret, mail });
  if (method) {
    await forgetAttempts(ctx, THROTTLES.secondFactor, userId);
    return method;
  }
  await recordAudit(ctx, { action: 'second_factor.failed', subject: userId });
  throw new AppError('invalid_credentials', { fields: { code: 'code_wrong' } });
}
