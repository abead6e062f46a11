import { and, asc, desc, eq, exists, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  memberships,
  permits,
  projectDates,
  projectPeople,
  projectPermits,
  projects,
  subcontractors,
  tasks,
  users,
} from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { isActive } from '@/lib/identity/accounts/active-member';
import { fullName } from '@/lib/identity/accounts/full-name';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import { containing } from '@/lib/tracking/permits/search-terms';
import { decodeTextCursor, encodeTextCursor } from './cursor';
import type { OwnedProject, ProjectRow } from './owned';
import { listProjectPermits } from './permit-queries';
import type { ProjectFilters } from './schema';
import type { Project, ProjectDate, ProjectPersonView, ProjectSummary } from './view';

type UserContext = Context<UserActor>;

const PAGE_SIZE = 50;

export function toProject({
  companyId: _,
  addressNorm: __,
  createdBy: ___,
  ...project
}: ProjectRow): Project {
  return project;
}

export interface ProjectList {
  items: ProjectSummary[];
  next: string | null;
}

const CHANGED_KEY = sql<string>`to_char(${projects.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

/** The company's jobs, last changed first, each with its permits and whom they wait for; `today` is the reader's day. */
export async function listProjects(
  ctx: UserContext,
  filters: ProjectFilters,
  { today, pageSize = PAGE_SIZE }: { today: string; pageSize?: number },
): Promise<ProjectList> {
  requirePermission(ctx, 'projects.read');
  const after = decodeTextCursor(filters.after);
  const rows = await ctx.db
    .select({ project: projects, key: CHANGED_KEY })
    .from(projects)
    .where(
      and(
        eq(projects.companyId, ctx.actor.companyId),
        matching(ctx, filters),
        after
          ? sql`(${CHANGED_KEY} collate "C", ${projects.id}) < (${after[0]} collate "C", ${after[1]})`
          : undefined,
      ),
    )
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const items = await withParts(
    ctx,
    page.map(({ project }) => project),
    today,
  );
  return { items, next: last ? encodeTextCursor([last.key, last.project.id]) : null };
}

function matching(ctx: UserContext, { q, standing, mine }: Omit<ProjectFilters, 'after'>): SQL | undefined {
  const ofReader = ctx.db
    .select({ one: sql`1` })
    .from(projectPeople)
    .where(and(eq(projectPeople.projectId, projects.id), eq(projectPeople.userId, ctx.actor.userId)));
  return and(
    standing === null ? undefined : eq(projects.standing, standing),
    mine ? exists(ofReader) : undefined,
    q === '' ? undefined : or(...textMatches(ctx, q)),
  );
}

function textMatches(ctx: UserContext, q: string): SQL[] {
  const within = (column: PgColumn, text = q) => sql`${column} ilike ${containing(text)}`;
  const address = normaliseAddress(q);
  const withNumber = ctx.db
    .select({ one: sql`1` })
    .from(projectPermits)
    .innerJoin(permits, eq(permits.id, projectPermits.permitId))
    .where(and(eq(projectPermits.projectId, projects.id), within(permits.permitNumber)));
  return [
    within(projects.address),
    within(projects.name),
    within(projects.number),
    within(projects.clientName),
    ...(address ? [within(projects.addressNorm, address)] : []),
    exists(withNumber),
  ];
}

async function withParts(ctx: UserContext, rows: ProjectRow[], today: string): Promise<ProjectSummary[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [byProject, leads, counts] = await Promise.all([
    listProjectPermits(ctx, ids),
    listLeads(ctx, ids),
    countOpenTasks(ctx, ids, today),
  ]);
  return rows.map((row) => ({
    ...toProject(row),
    permits: byProject.get(row.id) ?? [],
    lead: leads.get(row.id) ?? null,
    ...(counts.get(row.id) ?? { openTasks: 0, dueTasks: 0 }),
  }));
}

async function listLeads(
  ctx: UserContext,
  ids: string[],
): Promise<Map<string, { id: string; name: string }>> {
  const rows = await ctx.db
    .select({
      projectId: projectPeople.projectId,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(projectPeople)
    .innerJoin(users, eq(users.id, projectPeople.userId))
    .where(and(inArray(projectPeople.projectId, ids), eq(projectPeople.isLead, true)));
  return new Map(rows.map((row) => [row.projectId, { id: row.id, name: fullName(row) }]));
}

async function countOpenTasks(
  ctx: UserContext,
  ids: string[],
  today: string,
): Promise<Map<string, { openTasks: number; dueTasks: number }>> {
  const project = sql<string>`coalesce(${tasks.projectId}, ${projectPermits.projectId})`;
  const rows = await ctx.db
    .select({
      projectId: project,
      openTasks: sql<number>`count(*)`.mapWith(Number),
      dueTasks: sql<number>`count(*) filter (where ${tasks.dueOn} <= ${today})`.mapWith(Number),
    })
    .from(tasks)
    .leftJoin(
      projectPermits,
      and(eq(projectPermits.companyId, tasks.companyId), eq(projectPermits.permitId, tasks.permitId)),
    )
    .where(and(eq(tasks.companyId, ctx.actor.companyId), isNull(tasks.doneAt), inArray(project, ids)))
    .groupBy(project);
  return new Map(rows.map(({ projectId, ...counts }) => [projectId, counts]));
}

/** A job with its permits; `today` is the reader's day. */
export async function getProject(
  ctx: UserContext,
  { project }: OwnedProject,
  { today }: { today: string },
): Promise<ProjectSummary> {
  requirePermission(ctx, 'projects.read');
  const [summary] = await withParts(ctx, [project], today);
  if (!summary) throw new Error(`no parts of ${project.id}`);
  return summary;
}

/** Who works at a job: whoever leads it, its members, its subcontractors. */
export async function listProjectPeople(
  ctx: UserContext,
  { projectId }: OwnedProject,
): Promise<ProjectPersonView[]> {
  requirePermission(ctx, 'projects.read');
  const rows = await ctx.db
    .select({
      isLead: projectPeople.isLead,
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
      role: memberships.role,
      sub: {
        id: subcontractors.id,
        companyName: subcontractors.companyName,
        contactName: subcontractors.contactName,
        email: subcontractors.email,
        phone: subcontractors.phone,
        part: subcontractors.role,
      },
    })
    .from(projectPeople)
    .leftJoin(
      memberships,
      and(
        eq(memberships.userId, projectPeople.userId),
        eq(memberships.companyId, projectPeople.companyId),
        isActive,
      ),
    )
    .leftJoin(users, eq(users.id, memberships.userId))
    .leftJoin(subcontractors, eq(subcontractors.id, projectPeople.subcontractorId))
    .where(eq(projectPeople.projectId, projectId))
    .orderBy(
      desc(projectPeople.isLead),
      sql`${projectPeople.subcontractorId} is not null`,
      asc(projectPeople.id),
    );
  return rows.flatMap(({ isLead, user, role, sub }): ProjectPersonView[] => {
    if (user && role)
      return [
        {
          kind: 'member',
          id: user.id,
          name: fullName(user),
          contact: null,
          part: role,
          email: user.email,
          phone: null,
          isLead,
        },
      ];
    if (!sub) return [];
    const { companyName, contactName, ...rest } = sub;
    return [{ kind: 'subcontractor', ...rest, name: companyName, contact: contactName, isLead }];
  });
}

/** The days of the company's own, the first one first. */
export async function listProjectDates(
  ctx: UserContext,
  { projectId }: OwnedProject,
): Promise<ProjectDate[]> {
  requirePermission(ctx, 'projects.read');
  return ctx.db
    .select({
      id: projectDates.id,
      title: projectDates.title,
      day: projectDates.day,
      version: projectDates.version,
    })
    .from(projectDates)
    .where(eq(projectDates.projectId, projectId))
    .orderBy(asc(projectDates.day), asc(projectDates.id));
}

const MOST_CHOICES = 20;

/** Jobs to choose from, those changed last first. */
export async function listProjectChoices(
  ctx: UserContext,
  { q }: { q: string },
): Promise<{ id: string; address: string; name: string | null }[]> {
  requirePermission(ctx, 'projects.read');
  return ctx.db
    .select({ id: projects.id, address: projects.address, name: projects.name })
    .from(projects)
    .where(
      and(
        eq(projects.companyId, ctx.actor.companyId),
        matching(ctx, { q, standing: null, mine: false }),
        ne(projects.standing, 'finished'),
      ),
    )
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(MOST_CHOICES);
}

/** How many jobs are not finished, for the navigation. */
export async function countProjects(ctx: UserContext): Promise<number> {
  requirePermission(ctx, 'projects.read');
  return ctx.db.$count(
    projects,
    and(eq(projects.companyId, ctx.actor.companyId), sql`${projects.standing} <> 'finished'`),
  );
}
