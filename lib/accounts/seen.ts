import { eq, sql } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Context } from '@/lib/context';

/**
 * Notes that a user has seen every change up to an instant, on the home page and in the bell alike: both list the same
 * changes. An earlier instant takes nothing back.
 */
export async function noteChangesSeen(
  ctx: Context,
  { userId, until }: { userId: string; until: Date },
): Promise<void> {
  const at = sql`${until.toISOString()}::timestamptz`;
  await ctx.db
    .update(users)
    .set({
      bellSeenAt: sql`greatest(${users.bellSeenAt}, ${at})`,
      lastSeenAt: sql`greatest(${users.lastSeenAt}, ${at})`,
    })
    .where(eq(users.id, userId));
}
