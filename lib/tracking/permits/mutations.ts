import { and, eq, inArray, ne } from 'drizzle-orm';
import { companyPermits, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { feedsInReach } from './addable';
import type { AddPermit, OwnPermit } from './schema';

type UserContext = Context<UserActor>;

/** Adds a stored permit of one of the company's cities; idempotent. */
export async function addPermit(ctx: UserContext, { permitId, source }: AddPermit): Promise<void> {
  requirePermission(ctx, 'permits.change');
  const [held] = await ctx.db
    .select({ id: permits.id })
    .from(permits)
    .where(and(eq(permits.id, permitId), inArray(permits.feedId, feedsInReach(ctx))))
    .limit(1);
  if (!held)
    throw new AppError('not_found', { detail: `permit ${permitId} is in none of the company's cities` });
  await ctx.db
    .insert(companyPermits)
    .values({
      companyId: ctx.actor.companyId,
      permitId,
      source,
      state: 'confirmed',
      score: 1,
      createdAt: ctx.now,
    })
    .onConflictDoUpdate({
      target: [companyPermits.companyId, companyPermits.permitId],
      set: { state: 'confirmed', source, score: 1 },
      setWhere: ne(companyPermits.state, 'confirmed'),
    });
}

/** Removes a permit. The link stays as rejected, so that name matching does not add it again. */
export async function removePermit(ctx: UserContext, input: OwnPermit): Promise<void> {
  requirePermission(ctx, 'permits.change');
  await setLinkState(ctx, input, { from: 'confirmed', to: 'rejected' });
}

/** Undoes a removal. */
export async function restorePermit(ctx: UserContext, input: OwnPermit): Promise<void> {
  requirePermission(ctx, 'permits.change');
  await setLinkState(ctx, input, { from: 'rejected', to: 'confirmed' });
}

async function setLinkState(
  ctx: UserContext,
  { permitId }: OwnPermit,
  { from, to }: { from: 'confirmed' | 'rejected'; to: 'confirmed' | 'rejected' },
): Promise<void> {
  const changed = await ctx.db
    .update(companyPermits)
    .set({ state: to })
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.permitId, permitId),
        inArray(companyPermits.state, [from, to]),
      ),
    )
    .returning({ permitId: companyPermits.permitId });
  if (changed.length === 0) throw new AppError('not_found', { detail: `permit ${permitId} is not linked` });
}
