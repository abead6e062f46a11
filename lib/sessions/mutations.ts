import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { sessions, users } from '@/db/schema';
import { recordAudit } from '@/lib/audit/mutations';
import type { SignInMethod } from '@/lib/audit/types';
import type { AccountActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { newId } from '@/lib/ids';
import { addressBlock } from '@/lib/throttle/client-address';
import { ADMIN_SESSION, API_SESSION, WEB_SESSION } from './lengths';
import type { Revocation, SessionKind } from './types';

export interface NewSession {
  userId: string;
  kind: SessionKind;
  method: SignInMethod;
  /** The company to work in; the user's first where left out. */
  companyId?: string;
}

export interface BegunSession {
  sessionId: string;
  expiresAt: Date;
  /** The user has never signed in from this network with this program before, though from others. */
  newDevice: boolean;
}

/** Signs a user in: a session of its own each time, on record. */
export async function beginSession(ctx: Context, input: NewSession): Promise<BegunSession> {
  const [user] = await ctx.db
    .select({ isAdmin: users.isAdmin })
    .from(users)
    .where(and(eq(users.id, input.userId), isNull(users.disabledAt)))
    .limit(1);
  if (!user) throw new AppError('unauthenticated', { detail: 'no such user, or disabled' });
  const device = deviceOf(ctx);
  const newDevice = await isNewDevice(ctx, input.userId, device);
  const length = input.kind === 'api' ? API_SESSION : user.isAdmin ? ADMIN_SESSION : WEB_SESSION;
  const sessionId = newId('session');
  const expiresAt = new Date(ctx.now.getTime() + length.absoluteMs);
  await ctx.db.insert(sessions).values({
    id: sessionId,
    userId: input.userId,
    kind: input.kind,
    method: input.method,
    companyId: input.companyId ?? null,
    createdAt: ctx.now,
    authenticatedAt: ctx.now,
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

function deviceOf({ request }: Context): Device {
  return {
    userAgent: request?.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    address: request?.address ? addressBlock(request.address) : null,
  };
}

async function isNewDevice(ctx: Context, userId: string, device: Device): Promise<boolean> {
  const before = await ctx.db
    .select({ userAgent: sessions.userAgent, address: sessions.address })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  if (before.length === 0) return false;
  return !before.some((one) => one.userAgent === device.userAgent && one.address === device.address);
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
  const { userId, session } = ctx.actor;
  const others = and(eq(sessions.userId, userId), ne(sessions.id, session.id));
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const ended = await revoke(within, others, 'revoked');
    await recordAudit(within, { action: 'sessions.revoked', details: { ended } });
    return { ended };
  });
}

/** Ends all of a user's sessions, on whatever device. */
export async function endAllSessions(
  ctx: Context,
  input: { userId: string; revocation: Revocation; except?: string },
): Promise<void> {
  const except = input.except === undefined ? undefined : ne(sessions.id, input.except);
  await revoke(ctx, and(eq(sessions.userId, input.userId), except), input.revocation);
}

async function revoke(ctx: Context, which: SQL | undefined, revocation: Revocation): Promise<number> {
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now, revocation })
    .where(and(which, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Notes that who sits there has shown again who they are. */
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
