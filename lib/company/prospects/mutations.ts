import { and, count, eq, inArray } from 'drizzle-orm';
import { leadSearches, leads, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { lockCompany } from '@/lib/identity/accounts/lock-company';
import { newId } from '@/lib/ids';
import { feedsInReach } from '@/lib/tracking/permits/addable';
import { nextDigest } from './digest-time';
import type { LeadChange, NewSearch, SearchChange } from './schema';
import { MAX_SEARCHES } from './types';

type UserContext = Context<UserActor>;

/**
 * Moves a lead to a stage or notes something on it. Returns its new version.
 * @throws AppError `conflict` where somebody else changed it since it was seen, `not_found` outside the company's cities
 */
export async function changeLead(ctx: UserContext, change: LeadChange): Promise<{ version: number }> {
  requirePermission(ctx, 'prospects.change');
  const { permitId, version: seen, stage, note } = change;
  if (stage === undefined && note === undefined)
    throw new AppError('invalid_input', { fields: { stage: 'required' } });
  const { companyId, userId } = ctx.actor;
  const [held] = await ctx.db
    .select({ id: permits.id })
    .from(permits)
    .where(and(eq(permits.id, permitId), inArray(permits.feedId, feedsInReach(ctx))));
  if (!held)
    throw new AppError('not_found', { detail: `permit ${permitId} is in none of the company's cities` });
  const values = {
    ...(stage === undefined ? {} : { stage }),
    ...(note === undefined ? {} : { note }),
    changedBy: userId,
    updatedAt: ctx.now,
  };
  const [written] =
    seen === 0
      ? await ctx.db
          .insert(leads)
          .values({ companyId, permitId, stage: stage ?? 'new', createdAt: ctx.now, ...values })
          .onConflictDoNothing()
          .returning({ version: leads.version })
      : await ctx.db
          .update(leads)
          .set({ ...values, version: seen + 1 })
          .where(and(eq(leads.companyId, companyId), eq(leads.permitId, permitId), eq(leads.version, seen)))
          .returning({ version: leads.version });
  if (!written)
    throw new AppError('conflict', { detail: `lead ${permitId} is no longer at version ${seen}` });
  return written;
}

/** Keeps what is looked for under a name; its digests go to whoever saved it. */
export async function addSearch(ctx: UserContext, input: NewSearch): Promise<{ id: string }> {
  requirePermission(ctx, 'prospects.change');
  const { companyId, userId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await lockCompany(within, companyId);
    const [held] = await tx
      .select({ searches: count() })
      .from(leadSearches)
      .where(eq(leadSearches.companyId, companyId));
    if ((held?.searches ?? 0) >= MAX_SEARCHES)
      throw new AppError('conflict', { fields: { name: 'too_many' }, detail: `${MAX_SEARCHES} searches` });
    const id = newId('leadSearch');
    const added = await tx
      .insert(leadSearches)
      .values({
        id,
        companyId,
        userId,
        ...input,
        toldUntil: ctx.now,
        nextDigestAt: await nextDigest(within, companyId, input.digest),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: leadSearches.id });
    if (added.length === 0) throw new AppError('already_exists', { fields: { name: 'name_taken' } });
    return { id };
  });
}

/** Changes a saved search; whoever asks for digests gets them. */
export async function changeSearch(ctx: UserContext, { search, ...change }: SearchChange): Promise<void> {
  requirePermission(ctx, 'prospects.change');
  const { companyId, userId } = ctx.actor;
  const digest =
    change.digest === undefined
      ? {}
      : {
          digest: change.digest,
          userId,
          toldUntil: ctx.now,
          nextDigestAt: await nextDigest(ctx, companyId, change.digest),
        };
  const changed = await ctx.db
    .update(leadSearches)
    .set({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.criteria === undefined ? {} : { criteria: change.criteria }),
      ...digest,
      updatedAt: ctx.now,
    })
    .where(and(eq(leadSearches.companyId, companyId), eq(leadSearches.id, search)))
    .returning({ id: leadSearches.id });
  if (changed.length === 0) throw new AppError('not_found', { detail: search });
}

export async function removeSearch(ctx: UserContext, { search }: { search: string }): Promise<void> {
  requirePermission(ctx, 'prospects.change');
  const removed = await ctx.db
    .delete(leadSearches)
    .where(and(eq(leadSearches.companyId, ctx.actor.companyId), eq(leadSearches.id, search)))
    .returning({ id: leadSearches.id });
  if (removed.length === 0) throw new AppError('not_found', { detail: search });
}
