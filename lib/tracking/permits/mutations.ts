import { and, eq, inArray } from 'drizzle-orm';
import { companyPermits, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { lockCompany } from '@/lib/identity/accounts/lock-company';
import { feedsInReach } from './addable';
import { withinPermitYear } from './allowance';
import { confirmLinks } from './links';
import type { AddPermit, OwnPermit } from './schema';

type UserContext = Context<UserActor>;

/** Adds a stored permit of one of the company's cities while the plan's year has room; idempotent. */
export async function addPermit(ctx: UserContext, { permitId, source }: AddPermit): Promise<void> {
  requirePermission(ctx, 'permits.change');
  const [held] = await ctx.db
    .select({ id: permits.id })
    .from(permits)
    .where(and(eq(permits.id, permitId), inArray(permits.feedId, feedsInReach(ctx))))
    .limit(1);
  if (!held)
    throw new AppError('not_found', { detail: `permit ${permitId} is in none of the company's cities` });
  const { companyId } = ctx.actor;
  await inPermitYear(ctx, (within) => confirmLinks(within, { companyId, permitIds: [permitId], source }));
}

/** Does what takes a permit of the year, in a transaction with the company locked. */
export function inPermitYear<T>(ctx: UserContext, work: (within: UserContext) => Promise<T>): Promise<T> {
  const { companyId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await lockCompany(within, companyId);
    return withinPermitYear(within, { companyId }, () => work(within));
  });
}

/** Removes a permit. The link stays as rejected, so that name matching does not add it again. */
export async function removePermit(ctx: UserContext, input: OwnPermit): Promise<void> {
  requirePermission(ctx, 'permits.change');
  await setLinkState(ctx, input, { from: 'confirmed', to: 'rejected' });
}

/** Undoes a removal, while the plan's year has room. */
export async function restorePermit(ctx: UserContext, input: OwnPermit): Promise<void> {
  requirePermission(ctx, 'permits.change');
  await inPermitYear(ctx, (within) => setLinkState(within, input, { from: 'rejected', to: 'confirmed' }));
}

async function setLinkState(
  ctx: UserContext,
  { permitId }: OwnPermit,
  { from, to }: { from: 'confirmed' | 'rejected'; to: 'confirmed' | 'rejected' },
): Promise<void> {
  const changed = await ctx.db
    .update(companyPermits)
    .set({ state: to, removedAt: to === 'rejected' ? ctx.now : null })
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
