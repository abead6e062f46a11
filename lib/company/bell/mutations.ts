import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { companyPermits, seenPermits } from '@/db/schema';
import { markMentionsSeen } from '@/lib/company/notes/mutations';
import type { Context, UserActor } from '@/lib/context';
import { noteChangesSeen } from '@/lib/identity/accounts/seen';
import type { BellContext } from './types';

/**
 * Marks changes as read up to the newest one shown, so that later ones stay unread. The dashboard's list uses
 * the same mark. With `notes` those that name the reader as well, which the bell alone lists.
 */
export async function markBellSeen(ctx: BellContext, input: { until: Date; notes?: boolean }): Promise<void> {
  const until = untilNow(ctx, input.until);
  const { userId } = ctx.actor;
  await noteChangesSeen(ctx, { userId, until });
  if (input.notes) await markMentionsSeen(ctx, { until });
  // What is marked for all needs no mark of its own.
  await ctx.db.delete(seenPermits).where(and(eq(seenPermits.userId, userId), lte(seenPermits.seenAt, until)));
}

function untilNow({ now }: Context, until: Date): Date {
  return new Date(Math.min(until.getTime(), now.getTime()));
}

/** Marks the changes of some permits as read, those at one address, up to the newest that was shown. */
export async function markPermitsSeen(
  ctx: Context<UserActor>,
  { permitIds, until: given }: { permitIds: readonly number[]; until: Date },
): Promise<void> {
  const { companyId, userId } = ctx.actor;
  const until = untilNow(ctx, given);
  await ctx.db.transaction(async (tx) => {
    const own = await tx
      .select({ permitId: companyPermits.permitId })
      .from(companyPermits)
      .where(and(eq(companyPermits.companyId, companyId), inArray(companyPermits.permitId, [...permitIds])));
    if (own.length === 0) return;
    await tx
      .insert(seenPermits)
      .values(own.map(({ permitId }) => ({ userId, permitId, seenAt: until })))
      .onConflictDoUpdate({
        target: [seenPermits.userId, seenPermits.permitId],
        set: { seenAt: sql`greatest(${seenPermits.seenAt}, excluded.seen_at)` },
      });
  });
}
