import { and, eq, sql } from 'drizzle-orm';
import { activities, projects } from '@/db/schema';
import type { CompanyId, Context, JobActor, PortalActor, UserActor } from '@/lib/context';
import type { SubjectIds } from './owned';
import type { ActivityDetails, ActivityKind } from './types';

export interface NewActivity extends SubjectIds {
  companyId: CompanyId;
  kind: ActivityKind;
  /** The id of what it was done to. */
  subject?: string | undefined;
  details?: ActivityDetails | undefined;
}

/** Writes a line of the history, in the transaction of what it tells of; a job it is about counts as changed then. */
export async function recordActivity(
  ctx: Context<UserActor | PortalActor | JobActor>,
  { companyId, projectId, permitId, kind, subject, details = {} }: NewActivity,
): Promise<void> {
  await ctx.db.insert(activities).values({
    companyId,
    projectId: projectId ?? null,
    permitId: permitId ?? null,
    kind,
    actorId: ctx.actor.kind === 'job' ? null : ctx.actor.userId,
    subject: subject ?? null,
    details,
    at: ctx.now,
  });
  if (projectId !== undefined)
    await ctx.db
      .update(projects)
      .set({ updatedAt: ctx.now })
      .where(and(eq(projects.id, projectId), eq(projects.companyId, companyId)));
}

/** Lines of many things at once, each new by itself. */
export async function recordActivities(
  ctx: Context<UserActor>,
  lines: readonly NewActivity[],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ companyId, projectId, permitId, kind, subject, details = {} }) => ({
    ...{ companyId, projectId, permitId, kind, subject, details },
  }));
  // One parameter for all: a list has thousands.
  await ctx.db.execute(sql`
    insert into ${activities} (company_id, project_id, permit_id, kind, actor_id, subject, details, at)
    select r."companyId", r."projectId", r."permitId", r.kind, nullif(${ctx.actor.userId}, ''), r.subject, r.details,
      ${ctx.now.toISOString()}::timestamptz
    from jsonb_to_recordset((${JSON.stringify(rows)}::text)::jsonb) as r ("companyId" text, "projectId" text,
      "permitId" bigint, kind text, subject text, details jsonb)`);
}
