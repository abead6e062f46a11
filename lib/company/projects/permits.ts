import { and, asc, count, eq, inArray, max, ne } from 'drizzle-orm';
import { companyPermits, permits, projectPermits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { recordActivity } from './activity';
import { orderOfPermits } from './order';
import { ownedProject } from './owned';
import type { AddPermits, OrderPermits } from './schema';
import { MAX_PROJECT_PERMITS } from './types';
import { changedMeanwhile } from './versions';

type UserContext = Context<UserActor>;

/** Puts permits of the company into a job; one that was in another moves. */
export async function addProjectPermits(ctx: UserContext, input: AddPermits): Promise<{ added: number }> {
  requirePermission(ctx, 'projects.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedProject(within, input.projectId, { hold: true });
    return { added: await putPermits(within, input) };
  });
}

/** Puts permits into a job whose row is held, after those it has, in the order in which they usually depend. */
export async function putPermits(
  ctx: UserContext,
  { projectId, permitIds }: { projectId: string; permitIds: readonly number[] },
): Promise<number> {
  const wanted = [...new Set(permitIds)];
  if (wanted.length === 0) return 0;
  const { companyId } = ctx.actor;
  const found = await ctx.db
    .select({
      id: permits.id,
      number: permits.permitNumber,
      checklistType: permits.checklistType,
      permitType: permits.permitType,
      statusBucket: permits.statusBucket,
    })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .where(
      and(
        eq(companyPermits.companyId, companyId),
        eq(companyPermits.state, 'confirmed'),
        inArray(companyPermits.permitId, wanted),
      ),
    );
  if (found.length < wanted.length)
    throw new AppError('not_found', { detail: 'a permit is not this company’s' });
  const [held] = await ctx.db
    .select({ permits: count(), last: max(projectPermits.position) })
    .from(projectPermits)
    .where(eq(projectPermits.projectId, projectId));
  if ((held?.permits ?? 0) + wanted.length > MAX_PROJECT_PERMITS)
    throw new AppError('conflict', { fields: { permitIds: 'too_many' } });
  // Which permit another usually waits for is proposed for a whole new job only; later the people have set it.
  const order = orderOfPermits(found, { linked: (held?.permits ?? 0) === 0 });
  let added = 0;
  for (const [index, { permitId, waitsFor }] of order.entries()) {
    const place = { projectId, position: (held?.last ?? 0) + index + 1, waitsFor };
    const rows = await ctx.db
      .insert(projectPermits)
      .values({ companyId, permitId, ...place, createdAt: ctx.now })
      .onConflictDoUpdate({
        target: [projectPermits.companyId, projectPermits.permitId],
        set: place,
        setWhere: ne(projectPermits.projectId, projectId),
      })
      .returning({ permitId: projectPermits.permitId });
    if (rows.length === 0) continue;
    added += 1;
    await recordActivity(ctx, {
      companyId,
      projectId,
      permitId,
      kind: 'permit_added',
      subject: String(permitId),
      details: { number: found.find(({ id }) => id === permitId)?.number ?? '' },
    });
  }
  return added;
}

/** Takes a permit out of a job; it stays the company's. */
export async function removeProjectPermit(
  ctx: UserContext,
  { projectId, permitId }: { projectId: string; permitId: number },
): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedProject(within, projectId, { hold: true });
    const removed = await takePermits(within, { projectId, permitIds: [permitId] });
    if (removed === 0) throw new AppError('not_found', { detail: `permit ${permitId} is not in the job` });
  });
}

/** Takes permits out of a job whose row is held. */
async function takePermits(
  ctx: UserContext,
  { projectId, permitIds }: { projectId: string; permitIds: number[] },
): Promise<number> {
  const ofJob = eq(projectPermits.projectId, projectId);
  const removed = await ctx.db
    .delete(projectPermits)
    .where(and(ofJob, inArray(projectPermits.permitId, permitIds)))
    .returning({ permitId: projectPermits.permitId });
  await ctx.db
    .update(projectPermits)
    .set({ waitsFor: null })
    .where(and(ofJob, inArray(projectPermits.waitsFor, permitIds)));
  for (const { permitId } of removed)
    await recordActivity(ctx, {
      companyId: ctx.actor.companyId,
      projectId,
      permitId,
      kind: 'permit_removed',
      subject: String(permitId),
    });
  return removed.length;
}

/** A permit that was put into a job, with the job that it was in before. */
interface MovedPermit {
  permitId: number;
  before: string | null;
}

/** Puts many permits into a job, within a transaction; returns those that were not in it. */
export async function movePermits(
  ctx: UserContext,
  { projectId, permitIds }: { projectId: string; permitIds: readonly number[] },
): Promise<MovedPermit[]> {
  if (permitIds.length === 0) return [];
  await ownedProject(ctx, projectId, { hold: true });
  const held = await ctx.db
    .select({ permitId: projectPermits.permitId, projectId: projectPermits.projectId })
    .from(projectPermits)
    .where(
      and(
        eq(projectPermits.companyId, ctx.actor.companyId),
        inArray(projectPermits.permitId, [...permitIds]),
      ),
    );
  const jobs = new Map(held.map((row) => [row.permitId, row.projectId]));
  const moved = permitIds.filter((permitId) => jobs.get(permitId) !== projectId);
  await putPermits(ctx, { projectId, permitIds: moved });
  return moved.map((permitId) => ({ permitId, before: jobs.get(permitId) ?? null }));
}

/** Takes such permits out of the job again, as far as they are in it; each goes back to its own while there is room. */
export async function moveBack(
  ctx: UserContext,
  { projectId, moved }: { projectId: string; moved: readonly MovedPermit[] },
): Promise<void> {
  await ownedProject(ctx, projectId, { hold: true });
  const held = await ctx.db
    .select({ permitId: projectPermits.permitId })
    .from(projectPermits)
    .where(eq(projectPermits.projectId, projectId));
  const here = new Set(held.map(({ permitId }) => permitId));
  const still = moved.filter(({ permitId }) => here.has(permitId));
  await takePermits(ctx, { projectId, permitIds: still.map(({ permitId }) => permitId) });
  for (const job of new Set(still.flatMap(({ before }) => before ?? []))) {
    const permitIds = still.flatMap(({ permitId, before }) => (before === job ? [permitId] : []));
    try {
      await ownedProject(ctx, job, { hold: true });
      await putPermits(ctx, { projectId: job, permitIds });
    } catch (error) {
      if (!(error instanceof AppError && ['not_found', 'conflict'].includes(error.code))) throw error;
    }
  }
}

/**
 * Sets the order of a job's permits and what waits for what.
 * @throws AppError `conflict` where the job has other permits by now, `invalid_input` for a circle
 */
export async function orderPermits(ctx: UserContext, { projectId, order }: OrderPermits): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedProject(within, projectId, { hold: true });
    const held = await tx
      .select({ permitId: projectPermits.permitId })
      .from(projectPermits)
      .where(eq(projectPermits.projectId, projectId))
      .orderBy(asc(projectPermits.permitId));
    const given = order.map(({ permitId }) => permitId).sort((a, b) => a - b);
    if (held.map(({ permitId }) => permitId).join() !== given.join()) throw changedMeanwhile();
    requireNoCircle(order);
    for (const [index, { permitId, waitsFor }] of order.entries())
      await tx
        .update(projectPermits)
        .set({ position: index + 1, waitsFor })
        .where(and(eq(projectPermits.projectId, projectId), eq(projectPermits.permitId, permitId)));
    await recordActivity(within, {
      companyId: ctx.actor.companyId,
      projectId,
      kind: 'permit_order_changed',
      subject: projectId,
    });
  });
}

function requireNoCircle(order: OrderPermits['order']): void {
  const waits = new Map(order.map(({ permitId, waitsFor }) => [permitId, waitsFor]));
  for (const { permitId } of order) {
    let at = waits.get(permitId) ?? null;
    for (let steps = 0; at !== null; steps += 1) {
      if (!waits.has(at)) throw new AppError('invalid_input', { fields: { order: 'unknown' } });
      if (at === permitId || steps > order.length)
        throw new AppError('invalid_input', { fields: { order: 'circle' } });
      at = waits.get(at) ?? null;
    }
  }
}
