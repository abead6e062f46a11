import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { sessions, users } from '@/db/schema';
import type { AccountActor, CompanyId, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import type { SignInMethod } from '@/lib/identity/audit/types';
import { addressBlock } from '@/lib/identity/throttle/client-address';
import { newId } from '@/lib/ids';
import { requireFreshSignIn } from './fresh';
import { getSessionLength } from './lengths';
import type { Revocation, SessionKind } from './types';
import { worksIn } from './work-place';

export interface NewSession {
  userId: string;
  kind: SessionKind;
  method: SignInMethod;
  /** The company to work in; the user's first where left out. */
  companyId?: string;
  /** The hash the password was verified against; if it changed meanwhile, the sign-in fails. */
  passwordHash?: string;
  /** The time of the last authentication, if not now. */
  authenticatedAt?: Date;
  /** Ends then at the latest. */
  endsBy?: Date;
}

export interface BegunSession {
  sessionId: string;
  expiresAt: Date;
  /** The user has signed in before, but never from this network and program. */
  newDevice: boolean;
}

/** Creates a new session and an audit entry. */
export function beginSession(ctx: Context, input: NewSession): Promise<BegunSession> {
  return ctx.db.transaction((tx) => begin({ ...ctx, db: tx }, input));
}

async function begin(ctx: Context, input: NewSession): Promise<BegunSession> {
  const { passwordHash, endsBy } = input;
  // Serialises with a password change, which ends existing sessions.
  const [user] = await ctx.db
    .select({ isAdmin: users.isAdmin })
    .from(users)
    .where(
      and(
        eq(users.id, input.userId),
        isNull(users.disabledAt),
        passwordHash === undefined ? undefined : eq(users.passwordHash, passwordHash),
      ),
    )
    .limit(1)
    .for('share');
  if (!user)
    throw new AppError('unauthenticated', { detail: 'no such user, disabled, or another password by now' });
  const device = getRequestDevice(ctx);
  const newDevice = await isNewDevice(ctx, input.userId, device);
  const { absoluteMs } = getSessionLength({ kind: input.kind, isAdmin: user.isAdmin });
  const sessionId = newId('session');
  const expiresAt = new Date(Math.min(ctx.now.getTime() + absoluteMs, endsBy?.getTime() ?? Infinity));
  await ctx.db.insert(sessions).values({
    id: sessionId,
    userId: input.userId,
    kind: input.kind,
    method: input.method,
    companyId: input.companyId ?? null,
    createdAt: ctx.now,
    authenticatedAt: input.authenticatedAt ?? ctx.now,
    lastSeenAt: ctx.now,
    expiresAt,
    ...device,
  });
  await recordAudit(ctx, {
    action: 'sign_in.succeeded',
    actorId: input.userId,
    subject: sessionId,
    details: { method: input.method, kind: input.kind },
  });
  return { sessionId, expiresAt, newDevice };
}

interface Device {
  userAgent: string | null;
  address: string | null;
}

const MAX_USER_AGENT = 300;

function getRequestDevice({ request }: Context): Device {
  return {
    userAgent: request?.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    address: request?.address ? addressBlock(request.address) : null,
  };
}

async function isNewDevice(ctx: Context, userId: string, device: Device): Promise<boolean> {
  const before = (which?: SQL) =>
    ctx.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), which))
      .limit(1);
  const same = sql`${sessions.userAgent} is not distinct from ${device.userAgent} and ${sessions.address} is not distinct from ${device.address}`;
  return (await before(same)).length === 0 && (await before()).length > 0;
}

/** Ends a session for good; ending it twice changes nothing. */
export async function endSession(
  ctx: Context,
  input: { sessionId: string; revocation: Revocation },
): Promise<void> {
  await revoke(ctx, eq(sessions.id, input.sessionId), input.revocation);
}

/** Ends one of the user's own sessions. */
export async function revokeSession(ctx: Context<AccountActor>, input: { sessionId: string }): Promise<void> {
  if (input.sessionId !== ctx.actor.session.id) requireFreshSignIn(ctx);
  const own = and(eq(sessions.id, input.sessionId), eq(sessions.userId, ctx.actor.userId));
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const ended = await revoke(within, own, 'revoked');
    if (ended === 0) throw new AppError('not_found', { detail: `session ${input.sessionId}` });
    await recordAudit(within, { action: 'session.revoked', subject: input.sessionId });
  });
}

/** Ends every other session of the user: what is offered after anything sensitive changed. */
export async function revokeOtherSessions(ctx: Context<AccountActor>): Promise<{ ended: number }> {
  requireFreshSignIn(ctx);
  const { userId, session } = ctx.actor;
  const others = and(eq(sessions.userId, userId), ne(sessions.id, session.id));
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const ended = await revoke(within, others, 'revoked');
    await recordAudit(within, { action: 'sessions.revoked', details: { ended } });
    return { ended };
  });
}

/** Ends all of a user's sessions, on whatever device; with `onlyIf`, where that holds at the same instant. */
export async function endAllSessions(
  ctx: Context,
  input: { userId: string; revocation: Revocation; except?: string; onlyIf?: SQL | undefined },
): Promise<void> {
  const except = input.except === undefined ? undefined : ne(sessions.id, input.except);
  await revoke(ctx, and(eq(sessions.userId, input.userId), except, input.onlyIf), input.revocation);
}

/** Ends the sessions of users that work in a company; call it while they still belong to it. */
export async function endSessionsIn(
  ctx: Context,
  { companyId, userIds }: { companyId: CompanyId; userIds: string[] },
): Promise<void> {
  await revoke(ctx, and(inArray(sessions.userId, userIds), worksIn(companyId)), 'access_removed');
}

/** Notes when a session was last used. */
export async function noteSessionUse(ctx: Context, { sessionId }: { sessionId: string }): Promise<void> {
  await ctx.db.update(sessions).set({ lastSeenAt: ctx.now }).where(eq(sessions.id, sessionId));
}

async function revoke(ctx: Context, which: SQL | undefined, revocation: Revocation): Promise<number> {
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now, revocation })
    .where(and(which, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Records a re-authentication of the session. */
export async function confirmSession(ctx: Context<AccountActor>): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ authenticatedAt: ctx.now })
    .where(eq(sessions.id, ctx.actor.session.id));
}

/** Signs out whoever asks, on this device. */
export async function endOwnSession(ctx: Context<AccountActor>): Promise<void> {
  const { session } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await endSession(within, { sessionId: session.id, revocation: 'signed_out' });
    await recordAudit(within, { action: 'sign_out', subject: session.id });
  });
}
