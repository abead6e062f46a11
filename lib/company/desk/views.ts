import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { permitViewDefaults, permitViewEdits, permitViews } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { newId } from '@/lib/ids';
import { readState, stateText } from './address';
import { builtIn } from './built-in';
import type { DeskView } from './desk';
import type { ChangeView, SaveView, ViewDefault, ViewEdit } from './schema';

type UserContext = Context<UserActor>;

/** Saved views one person can see, at most; more would not fit above the list. */
const MOST_VIEWS = 40;

export async function listViews(ctx: UserContext): Promise<DeskView[]> {
  requirePermission(ctx, 'permits.read');
  const { companyId, userId } = ctx.actor;
  return ctx.db
    .select({
      id: permitViews.id,
      name: permitViews.name,
      address: permitViews.address,
      isShared: permitViews.isShared,
      isOwn: sql<boolean>`${permitViews.ownerId} is not distinct from ${userId}`,
      version: permitViews.version,
    })
    .from(permitViews)
    .where(
      and(
        eq(permitViews.companyId, companyId),
        or(eq(permitViews.isShared, true), eq(permitViews.ownerId, userId)),
      ),
    )
    .orderBy(desc(permitViews.isShared), asc(permitViews.createdAt), asc(permitViews.id));
}

/** Everybody saves views of their own; one that all see is made by who may change permits. */
export async function saveView(ctx: UserContext, input: SaveView): Promise<{ id: string }> {
  requirePermission(ctx, input.isShared ? 'permits.change' : 'permits.read');
  const { companyId, userId } = ctx.actor;
  if ((await listViews(ctx)).length >= MOST_VIEWS)
    throw new AppError('conflict', { fields: { name: 'too_many' } });
  const id = newId('view');
  await ctx.db.insert(permitViews).values({
    id,
    companyId,
    ownerId: userId,
    isShared: input.isShared,
    name: input.name,
    address: tidy(input.address),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  return { id };
}

/**
 * Changes a view for whoever sees it; the reader's own form of it ends with that.
 * @throws AppError `conflict` where somebody saved a newer version than was looked at
 */
export async function changeView(ctx: UserContext, input: ChangeView): Promise<DeskView> {
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const view = await requireView(within, input.viewId);
    requirePermission(ctx, view.isShared || input.isShared ? 'permits.change' : 'permits.read');
    if (input.version !== undefined && input.version !== view.version)
      throw new AppError('conflict', { detail: `version ${view.version}, not ${input.version}` });
    await tx
      .update(permitViews)
      .set({
        ...(input.name === undefined ? {} : { name: input.name }),
        ...(input.address === undefined ? {} : { address: tidy(input.address) }),
        ...(input.isShared === undefined ? {} : { isShared: input.isShared }),
        version: view.version + 1,
        updatedAt: ctx.now,
      })
      .where(eq(permitViews.id, view.id));
    if (input.address !== undefined) await dropEdit(within, input.viewId);
  });
  const changed = (await listViews(ctx)).find(({ id }) => id === input.viewId);
  if (!changed) throw new AppError('not_found', { detail: `no view ${input.viewId}` });
  return changed;
}

export async function deleteView(ctx: UserContext, { viewId }: { viewId: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const view = await requireView({ ...ctx, db: tx }, viewId);
    requirePermission(ctx, view.isShared ? 'permits.change' : 'permits.read');
    await tx.delete(permitViews).where(eq(permitViews.id, view.id));
    const ofView = and(
      eq(permitViewEdits.companyId, ctx.actor.companyId),
      eq(permitViewEdits.viewId, view.id),
    );
    await tx.delete(permitViewEdits).where(ofView);
    await tx
      .delete(permitViewDefaults)
      .where(
        and(eq(permitViewDefaults.companyId, ctx.actor.companyId), eq(permitViewDefaults.viewId, view.id)),
      );
  });
}

/** The reader's own form of a view; null takes it back. */
export async function editView(ctx: UserContext, { viewId, address }: ViewEdit): Promise<void> {
  requirePermission(ctx, 'permits.read');
  if (!builtIn(viewId)) await requireView(ctx, viewId);
  if (address === null) return dropEdit(ctx, viewId);
  const { companyId, userId } = ctx.actor;
  const own = { address: tidy(address), updatedAt: ctx.now };
  await ctx.db
    .insert(permitViewEdits)
    .values({ viewId, companyId, userId, ...own })
    .onConflictDoUpdate({
      target: [permitViewEdits.companyId, permitViewEdits.userId, permitViewEdits.viewId],
      set: own,
    });
}

async function dropEdit(ctx: UserContext, viewId: string): Promise<void> {
  const { companyId, userId } = ctx.actor;
  await ctx.db
    .delete(permitViewEdits)
    .where(
      and(
        eq(permitViewEdits.companyId, companyId),
        eq(permitViewEdits.userId, userId),
        eq(permitViewEdits.viewId, viewId),
      ),
    );
}

/** What the page opens with, for the reader or for everyone who chose nothing; null takes the choice back. */
export async function setDefaultView(ctx: UserContext, { viewId, forAll }: ViewDefault): Promise<void> {
  requirePermission(ctx, forAll ? 'permits.change' : 'permits.read');
  const { companyId } = ctx.actor;
  const userId = forAll ? null : ctx.actor.userId;
  if (viewId !== null && !builtIn(viewId)) {
    const view = await requireView(ctx, viewId);
    if (forAll && !view.isShared) throw new AppError('conflict', { detail: 'not everybody sees it' });
  }
  await ctx.db.transaction(async (tx) => {
    await tx
      .delete(permitViewDefaults)
      .where(
        and(
          eq(permitViewDefaults.companyId, companyId),
          sql`${permitViewDefaults.userId} is not distinct from ${userId}`,
        ),
      );
    if (viewId !== null)
      await tx.insert(permitViewDefaults).values({ companyId, userId, viewId }).onConflictDoNothing();
  });
}

/** Locked, so that two who save at once do it one after the other. */
async function requireView(
  ctx: UserContext,
  viewId: string,
): Promise<{ id: string; isShared: boolean; version: number }> {
  const { companyId, userId } = ctx.actor;
  const [view] = await ctx.db
    .select({ id: permitViews.id, isShared: permitViews.isShared, version: permitViews.version })
    .from(permitViews)
    .where(
      and(
        eq(permitViews.companyId, companyId),
        eq(permitViews.id, viewId),
        or(eq(permitViews.isShared, true), eq(permitViews.ownerId, userId)),
      ),
    )
    .for('update');
  if (!view) throw new AppError('not_found', { detail: `no view ${viewId}` });
  return view;
}

/** What is no part of a view, or not known, is not kept. */
function tidy(address: string): string {
  return stateText(readState(address));
}
