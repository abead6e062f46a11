import { lt } from 'drizzle-orm';
import { refreshTokens, sessions } from '@/db/schema';
import type { Context } from '@/lib/context';

/** Ended sessions are kept for a while, because they identify known devices. */
const KEPT_MS = 180 * 24 * 60 * 60_000;

/** Tokens whose time is over, and sessions that ended long ago. */
export async function dropEndedSessions(ctx: Context): Promise<void> {
  await ctx.db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, ctx.now));
  const before = new Date(ctx.now.getTime() - KEPT_MS);
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, before));
}
