import { eq, sql } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Context } from '@/lib/context';

/** Marks all changes up to an instant as read, wherever they are shown. An earlier instant has no effect. */
export async function noteChangesSeen(
  ctx: Context,
  { userId, until }: { userId: string; until: Date },
): Promise<void> {
  const at = sql`${until.toISOString()}::timestamptz`;
  await ctx.db
    .update(users)
    .set({ bellSeenAt: sql`greatest(${users.bellSeenAt}, ${at})` })
    .where(eq(users.id, userId));
}
