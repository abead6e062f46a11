import { and, eq, sql } from 'drizzle-orm';
import { declinedProjects, feeds, permits, projects } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { newId } from '@/lib/ids';
import { untouchedOf } from '@/lib/platform/tables/untouched';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { recordActivity } from './activity';
import { ownedProject, requirePermit } from './owned';
import { putPermits } from './permits';
import type { CreateProject, UpdateProject } from './schema';
import { changedMeanwhile } from './versions';

type UserContext = Context<UserActor>;

/** Makes a job, with the permits given: by one click of those at an address, or by hand. */
export async function createProject(
  ctx: UserContext,
  { permitIds, placeOf, ...given }: CreateProject,
): Promise<{ id: string }> {
  requirePermission(ctx, 'projects.change');
  await requireCompanyCap(ctx, 'projects');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    if (placeOf !== undefined) await requirePermit(within, placeOf);
    const place = { ...(await placeOfPermit(within, placeOf ?? permitIds[0])), ...given };
    const { address, city, state } = place;
    if (!address || !city || !state) throw new AppError('invalid_input', { fields: { address: 'required' } });
    const id = newId('project');
    const { companyId, userId } = ctx.actor;
    await tx.insert(projects).values({
      ...place,
      address,
      city,
      state,
      id,
      companyId,
      addressNorm: normaliseAddress(address),
      createdBy: userId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await recordActivity(within, {
      companyId,
      projectId: id,
      kind: 'project_created',
      subject: id,
      details: { address },
    });
    await putPermits(within, { projectId: id, permitIds });
    return { id };
  });
}

/** Where a permit is, as the city says it; the permit's being the company's is checked when it is put into the job. */
async function placeOfPermit(ctx: UserContext, permitId: number | undefined) {
  if (permitId === undefined) return {};
  const [row] = await ctx.db
    .select({
      address: permits.address,
      city: permits.city,
      state: permits.state,
      zip: permits.zip,
      citySlug: feeds.record,
    })
    .from(permits)
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(eq(permits.id, permitId));
  if (!row) return {};
  return { ...row, address: row.address === null ? null : streetCase(row.address) };
}

/**
 * Changes what is given of a job.
 * @throws AppError `conflict` where somebody changed it after the version given
 */
export async function updateProject(
  ctx: UserContext,
  { projectId, version, ...change }: UpdateProject,
): Promise<{ version: number }> {
  requirePermission(ctx, 'projects.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const before = await ownedProject(within, projectId, { hold: true });
    if (before.version !== version) throw changedMeanwhile();
    await tx
      .update(projects)
      .set({
        ...change,
        ...(change.address === undefined ? {} : { addressNorm: normaliseAddress(change.address) }),
        version: sql`${projects.version} + 1`,
        updatedAt: ctx.now,
      })
      .where(eq(projects.id, projectId));
    const { companyId } = ctx.actor;
    const { standing, ...rest } = change;
    if (standing !== undefined && standing !== before.standing)
      await recordActivity(within, {
        companyId,
        projectId,
        kind: 'project_state_changed',
        subject: projectId,
        details: { from: before.standing, to: standing },
      });
    const fields = Object.entries(rest).flatMap(([field, value]) =>
      value === undefined || value === before[field as keyof typeof rest] ? [] : [field],
    );
    if (fields.length > 0)
      await recordActivity(within, {
        companyId,
        projectId,
        kind: 'project_changed',
        subject: projectId,
        details: { fields: fields.join(',') },
      });
    return { version: version + 1 };
  });
}

/** Deletes a job with its tasks, notes and dates; its permits stay the company's. */
export async function deleteProject(ctx: UserContext, { projectId }: { projectId: string }): Promise<void> {
  requirePermission(ctx, 'projects.change');
  const deleted = await ctx.db
    .delete(projects)
    .where(and(eq(projects.id, projectId), eq(projects.companyId, ctx.actor.companyId)))
    .returning({ id: projects.id });
  if (deleted.length === 0) throw new AppError('not_found', { detail: `no job ${projectId}` });
}

/** Takes back a job that the caller made, unless it holds anything or was changed since. */
export async function takeBackProject(ctx: UserContext, { projectId }: { projectId: string }): Promise<void> {
  requirePermission(ctx, 'projects.change');
  const { version, createdBy } = await ownedProject(ctx, projectId, { hold: true });
  if (version !== 1 || createdBy !== ctx.actor.userId) return;
  const [untouched] = await untouchedOf(ctx, { table: 'projects', ids: [projectId] });
  if (untouched !== undefined) await deleteProject(ctx, { projectId });
}

/** Says that the permits at an address are no job; it is not proposed again. */
export async function declineProposal(
  ctx: UserContext,
  { city, addressNorm }: { city: string; addressNorm: string },
): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db
    .insert(declinedProjects)
    .values({ companyId: ctx.actor.companyId, city, addressNorm, createdAt: ctx.now })
    .onConflictDoNothing();
}
