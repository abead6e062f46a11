import { and, eq, sql } from 'drizzle-orm';
import { mutedPermits } from '@/db/schema';
import { recordActivities } from '@/lib/company/projects/activity';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { requireOwnPermits } from './own-permits';

type UserContext = Context<UserActor>;

/** Nobody of the company is told of the permit's changes any more; it stays on every list. */
export async function mutePermit(ctx: UserContext, { permitId }: { permitId: number }): Promise<void> {
  requirePermission(ctx, 'permits.change');
  await requireOwnPermits(ctx, [permitId]);
  await ctx.db.transaction((tx) => mutePermits({ ...ctx, db: tx }, [permitId]));
}

export async function watchPermit(ctx: UserContext, { permitId }: { permitId: number }): Promise<void> {
  requirePermission(ctx, 'permits.change');
  await requireOwnPermits(ctx, [permitId]);
  await ctx.db.transaction((tx) => watchPermits({ ...ctx, db: tx }, [permitId]));
}

/** Within a transaction; returns the permits that were not muted. */
export async function mutePermits(ctx: UserContext, permitIds: readonly number[]): Promise<number[]> {
  if (permitIds.length === 0) return [];
  const { companyId, userId } = ctx.actor;
  const muted = await ctx.db
    .insert(mutedPermits)
    .values(permitIds.map((permitId) => ({ companyId, permitId, mutedBy: userId, createdAt: ctx.now })))
    .onConflictDoNothing()
    .returning({ permitId: mutedPermits.permitId });
  return note(ctx, 'permit_muted', muted);
}

/** Within a transaction; returns the permits that were muted. */
export async function watchPermits(ctx: UserContext, permitIds: readonly number[]): Promise<number[]> {
  const heard = await ctx.db
    .delete(mutedPermits)
    .where(
      and(
        eq(mutedPermits.companyId, ctx.actor.companyId),
        sql`${mutedPermits.permitId} = any(${`{${permitIds.join(',')}}`}::bigint[])`,
      ),
    )
    .returning({ permitId: mutedPermits.permitId });
  return note(ctx, 'permit_unmuted', heard);
}

async function note(
  ctx: UserContext,
  kind: 'permit_muted' | 'permit_unmuted',
  rows: readonly { permitId: number }[],
): Promise<number[]> {
  const { companyId } = ctx.actor;
  await recordActivities(
    ctx,
    rows.map(({ permitId }) => ({ companyId, permitId, kind })),
  );
  return rows.map(({ permitId }) => permitId);
}
