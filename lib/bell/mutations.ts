import { eq, sql } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { BellContext } from './types';

/**
 * Notes that the reader has looked at every change up to an instant: that of the newest one they were shown, so that
 * what came in meanwhile stays new. The home page's list says the same of the same changes and follows.
 */
export async function markBellSeen(ctx: BellContext, input: { until: Date }): Promise<void> {
  const until = new Date(Math.min(input.until.getTime(), ctx.now.getTime()));
  const at = sql`${until.toISOString()}::timestamptz`;
  await ctx.db
    .update(users)
    .set({
      bellSeenAt: sql`greatest(${users.bellSeenAt}, ${at})`,
      lastSeenAt: sql`greatest(${users.lastSeenAt}, ${at})`,
    })
    .where(eq(users.id, ctx.actor.userId));
}
