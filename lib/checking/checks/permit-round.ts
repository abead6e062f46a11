import { and, desc, eq, isNull } from 'drizzle-orm';
import { permitChecks } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { addRound } from './rounds';

interface RoundOfPermit {
  permitId: number;
  receivedOn: string;
  dueOn: string | null;
}

/** Begins a round in the newest check of a permit; null where it has none. */
export async function startRoundOf(
  ctx: Context<UserActor>,
  { permitId, ...round }: RoundOfPermit,
): Promise<{ roundId: string } | null> {
  const [check] = await ctx.db
    .select({ id: permitChecks.id })
    .from(permitChecks)
    .where(
      and(
        eq(permitChecks.companyId, ctx.actor.companyId),
        eq(permitChecks.permitId, permitId),
        isNull(permitChecks.archivedAt),
      ),
    )
    .orderBy(desc(permitChecks.updatedAt), desc(permitChecks.id))
    .limit(1);
  if (!check) return null;
  const { id } = await addRound(ctx, { checkId: check.id, ...round, reviewer: null, carry: false });
  return { roundId: id };
}
