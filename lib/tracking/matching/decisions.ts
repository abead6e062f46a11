import { and, eq } from 'drizzle-orm';
import { companyNames } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { notePermitsConfirmed } from '@/lib/identity/accounts/companies';
import { unlinkByName } from '@/lib/tracking/permits/links';
import { linkConfirmedNames } from './mutations';
import type { NameDecision } from './schema';
import type { LinkState } from './types';

type UserContext = Context<UserActor>;

/**
 * Confirms a spelling as the company's: all stored permits under it in its cities are linked, and every new
 * one.
 */
export async function confirmName(ctx: UserContext, { norm }: NameDecision): Promise<{ linked: number }> {
  requirePermission(ctx, 'permits.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await setState(within, norm, 'confirmed');
    const { companyId } = ctx.actor;
    await notePermitsConfirmed(within, { companyId });
    const ofName = and(eq(companyNames.companyId, companyId), eq(companyNames.nameNorm, norm));
    return linkConfirmedNames(within, ofName);
  });
}

/** Rejects a spelling: it is not suggested again, and permits linked by it are unlinked. */
export async function rejectName(ctx: UserContext, { norm }: NameDecision): Promise<{ unlinked: number }> {
  return takeBack(ctx, norm, 'rejected');
}

/** Undoes a decision: the spelling is suggested again. */
export async function undoNameDecision(
  ctx: UserContext,
  { norm }: NameDecision,
): Promise<{ unlinked: number }> {
  return takeBack(ctx, norm, 'suggested');
}

async function takeBack(
  ctx: UserContext,
  norm: string,
  state: 'suggested' | 'rejected',
): Promise<{ unlinked: number }> {
  requirePermission(ctx, 'permits.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await setState(within, norm, state);
    return unlinkName(within, norm);
  });
}

async function setState(ctx: UserContext, norm: string, state: LinkState): Promise<void> {
  const changed = await ctx.db
    .update(companyNames)
    .set({ state, decidedAt: state === 'suggested' ? null : ctx.now })
    .where(and(eq(companyNames.companyId, ctx.actor.companyId), eq(companyNames.nameNorm, norm)))
    .returning({ norm: companyNames.nameNorm });
  if (changed.length === 0)
    throw new AppError('not_found', { detail: 'the name is not among the company’s' });
}

/** Keeps permits the company added itself, and its rejections. */
async function unlinkName(ctx: UserContext, norm: string): Promise<{ unlinked: number }> {
  return { unlinked: await unlinkByName(ctx, { companyId: ctx.actor.companyId, norm }) };
}
