import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '@/db/schema';
import type { AccountActor, Context } from '@/lib/context';
import type { SignInMethod } from '@/lib/identity/audit/types';
import { getSessionLength } from './lengths';
import type { SessionKind } from './types';

/** A device or program that is signed in. */
export interface ActiveSession {
  id: string;
  kind: SessionKind;
  method: SignInMethod;
  createdAt: Date;
  lastSeenAt: Date;
  userAgent: string | null;
  address: string | null;
  /** The one this was asked by. */
  current: boolean;
}

/** Nobody looks through more, and each can be ended at once. */
const MOST_SHOWN = 100;

/** Where the user is signed in, last used first. */
export async function listSessions(ctx: Context<AccountActor>): Promise<ActiveSession[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, ctx.actor.userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, ctx.now)),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(MOST_SHOWN);
  return rows
    .filter(({ kind, lastSeenAt }) => {
      const { idleMs } = getSessionLength({ kind, isAdmin: false });
      return lastSeenAt.getTime() + idleMs > ctx.now.getTime();
    })
    .map(({ id, kind, method, createdAt, lastSeenAt, userAgent, address }) => ({
      id,
      kind,
      method,
      createdAt,
      lastSeenAt,
      userAgent,
      address,
      current: id === ctx.actor.session.id,
    }));
}
