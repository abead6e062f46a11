import { and, asc, eq, inArray } from 'drizzle-orm';
import { companyPermits, feeds, permits, projectPermits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { dayIn, knownZone } from '@/lib/platform/clock/zones';
import { feedRecord } from '@/lib/tracking/feeds/records';
import { listReviewStepsOf } from '@/lib/tracking/feeds/side/queries';
import { listInspectionsOf } from '@/lib/tracking/permits/inspections';
import { summaryColumns } from '@/lib/tracking/permits/queries';
import { waitingOn } from '@/lib/tracking/permits/waiting';
import type { ProjectPermit } from './view';

/** The permits of jobs, by job, in their order, each with whom it waits for by the city's own day. */
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
  for (const { projectId, ...row } of rows) {
    const parts = { steps: steps.get(row.id) ?? [], inspections: inspections.get(row.id) ?? [] };
    const today = dayIn(knownZone(feedRecord(row.citySlug)?.timeZone ?? ''), ctx.now);
    const waiting = waitingOn({ permit: row, ...parts, today });
    byProject.set(projectId, [...(byProject.get(projectId) ?? []), { ...row, ...parts, waiting }]);
  }
  return byProject;
}
