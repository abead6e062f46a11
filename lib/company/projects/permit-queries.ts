import { and, asc, eq, inArray } from 'drizzle-orm';
import { companyPermits, feeds, permitStandings, permits, projectPermits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { listReviewStepsOf } from '@/lib/tracking/feeds/side/queries';
import { waitingOf } from '@/lib/tracking/feeds/side/waiting';
import { listInspectionsOf } from '@/lib/tracking/permits/inspections';
import { summaryColumns } from '@/lib/tracking/permits/queries';
import { ofStanding } from '@/lib/tracking/permits/standing/columns';
import type { ProjectPermit } from './view';

/** The permits of jobs, by job, in their order, each with whom it waits for. */
export async function listProjectPermits(
  ctx: Context<UserActor>,
  projectIds: readonly string[],
): Promise<Map<string, ProjectPermit[]>> {
  if (projectIds.length === 0) return new Map();
  const { companyId } = ctx.actor;
  const rows = await ctx.db
    .select({
      ...summaryColumns,
      projectId: projectPermits.projectId,
      position: projectPermits.position,
      waitsFor: projectPermits.waitsFor,
      citySlug: feeds.record,
      checklistType: permits.checklistType,
      statusDate: permits.statusDate,
      valuationCents: permits.valuationCents,
      feeCents: permits.feeCents,
      approvedDate: permits.approvedDate,
      completedDate: permits.completedDate,
      feedId: permits.feedId,
      ownerId: permits.ownerId,
      placedAt: permitStandings.placedAt,
    })
    .from(projectPermits)
    .innerJoin(
      companyPermits,
      and(
        eq(companyPermits.companyId, projectPermits.companyId),
        eq(companyPermits.permitId, projectPermits.permitId),
        eq(companyPermits.state, 'confirmed'),
      ),
    )
    .innerJoin(permits, eq(permits.id, projectPermits.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .leftJoin(permitStandings, ofStanding)
    .where(and(eq(projectPermits.companyId, companyId), inArray(projectPermits.projectId, [...projectIds])))
    .orderBy(asc(projectPermits.position), asc(permits.id));
  const ids = rows.map(({ id }) => id);
  const [steps, inspections] = await Promise.all([
    listReviewStepsOf(
      ctx,
      rows.map(({ id, citySlug }) => ({ id, feed: { record: citySlug } })),
    ),
    listInspectionsOf(ctx, ids),
  ]);
  const byProject = new Map<string, ProjectPermit[]>();
  for (const { projectId, placedAt, ...row } of rows) {
    const parts = { steps: steps.get(row.id) ?? [], inspections: inspections.get(row.id) ?? [] };
    const waiting = waitingOf(ctx, { permit: row, record: row.citySlug, placedAt, ...parts });
    const permit = { ...row, ...parts, waiting };
    byProject.set(projectId, [...(byProject.get(projectId) ?? []), permit]);
  }
  return byProject;
}
