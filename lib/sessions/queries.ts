import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '@/db/schema';
import type { SignInMethod } from '@/lib/audit/types';
import type { AccountActor, Context } from '@/lib/context';
import { API_SESSION, WEB_SESSION } from './lengths';
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

/** Where the user is signed in, last used first. */
export async function listSessions(ctx: Context<AccountActor>): Promise<ActiveSession[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, ctx.actor.userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, ctx.now)),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  return rows
    .filter(({ kind, lastSeenAt }) => {
      const { idleMs } = kind === 'api' ? API_SESSION : WEB_SESSION;
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
