import { and, eq } from 'drizzle-orm';
import { projectDates } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { newId } from '@/lib/ids';
import { recordActivity } from './activity';
import { ownedProject } from './owned';
import type { AddDate, UpdateDate } from './schema';
import { MAX_PROJECT_DATES } from './types';
import { changedMeanwhile } from './versions';

type UserContext = Context<UserActor>;

/** Adds a day of the company's own to a job. */
export async function addProjectDate(
  ctx: UserContext,
  { projectId, title, day }: AddDate,
): Promise<{ id: string }> {
  requirePermission(ctx, 'projects.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await ownedProject(within, projectId, { hold: true });
    if ((await tx.$count(projectDates, eq(projectDates.projectId, projectId))) >= MAX_PROJECT_DATES)
      throw new AppError('conflict', { fields: { title: 'too_many' } });
    const id = newId('projectDate');
    const { companyId } = ctx.actor;
    await tx.insert(projectDates).values({ id, companyId, projectId, title, day, createdAt: ctx.now });
    await recordActivity(within, {
      companyId,
      projectId,
      kind: 'date_added',
      subject: id,
      details: { title, day },
    });
    return { id };
  });
}

/** @throws AppError `conflict` where somebody changed it after the version given */
export async function updateProjectDate(
  ctx: UserContext,
  { dateId, version, ...change }: UpdateDate,
): Promise<{ version: number }> {
  requirePermission(ctx, 'projects.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const before = await ownedDate(within, dateId);
    if (before.version !== version) throw changedMeanwhile();
    const after = { title: change.title ?? before.title, day: change.day ?? before.day };
    await tx
      .update(projectDates)
      .set({ ...after, version: version + 1 })
      .where(eq(projectDates.id, dateId));
    await record(within, before, 'date_changed', after);
    return { version: version + 1 };
  });
}

export async function removeProjectDate(ctx: UserContext, { dateId }: { dateId: string }): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const before = await ownedDate(within, dateId);
    await tx.delete(projectDates).where(eq(projectDates.id, dateId));
    await record(within, before, 'date_removed', before);
  });
}

function record(
  ctx: UserContext,
  { id, projectId }: { id: string; projectId: string },
  kind: 'date_changed' | 'date_removed',
  { title, day }: { title: string; day: string },
) {
  const { companyId } = ctx.actor;
  return recordActivity(ctx, { companyId, projectId, kind, subject: id, details: { title, day } });
}

async function ownedDate(ctx: UserContext, dateId: string) {
  const [row] = await ctx.db
    .select()
    .from(projectDates)
    .where(and(eq(projectDates.id, dateId), eq(projectDates.companyId, ctx.actor.companyId)))
    .for('update');
  if (!row) throw new AppError('not_found', { detail: `no date ${dateId}` });
  return row;
}
