import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import {
  leadSearches,
  memberships,
  permitTags,
  projects,
  subcontractors,
  users,
  workflowCalls,
  workflowRuns,
  workflows,
} from '@/db/schema';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import { templatesFor } from '@/lib/company/tasks/templates';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { isActive } from '@/lib/identity/accounts/active-member';
import { listCompanyCities } from '@/lib/identity/accounts/companies';
import { DAY_MS } from '@/lib/platform/clock/days';
import type { Locale } from '@/lib/platform/i18n/locales';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { readPeople } from './known';
import { ownedWorkflow, type WorkflowRow } from './owned';
import type { Choices, RunRow, Workflow, WorkflowLine } from './view';

type UserContext = Context<UserActor>;

const LATELY_MS = 30 * DAY_MS;
const RUNS_A_PAGE = 50;
const MOST_PROJECTS = 200;

/** The company's workflows, those that are on first. */
export async function listWorkflows(ctx: UserContext): Promise<WorkflowLine[]> {
  requirePermission(ctx, 'workflows.manage');
  const { companyId } = ctx.actor;
  const rows = await ctx.db
    .select()
    .from(workflows)
    .where(eq(workflows.companyId, companyId))
    .orderBy(desc(workflows.isOn), asc(workflows.createdAt), asc(workflows.id));
  const counted = await ctx.db
    .select({
      id: workflowRuns.workflowId,
      acted: sql`count(*) filter (where ${workflowRuns.outcome} = 'acted')`.mapWith(Number),
      failed: sql`count(*) filter (where ${workflowRuns.outcome} = 'failed')`.mapWith(Number),
      last: sql<Date | null>`max(${workflowRuns.at}) filter (where ${workflowRuns.outcome} = 'acted')`.mapWith(
        workflowRuns.at,
      ),
    })
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.companyId, companyId),
        gt(workflowRuns.at, new Date(ctx.now.getTime() - LATELY_MS)),
      ),
    )
    .groupBy(workflowRuns.workflowId);
  const people = await readKeepers(ctx, rows);
  return rows.map((row) => {
    const sums = counted.find(({ id }) => id === row.id);
    return {
      ...toWorkflow(row, people),
      acted: sums?.acted ?? 0,
      failed: sums?.failed ?? 0,
      lastActedAt: sums?.last ?? null,
    };
  });
}

export async function getWorkflow(ctx: UserContext, { workflow }: { workflow: string }): Promise<Workflow> {
  requirePermission(ctx, 'workflows.manage');
  const row = await ownedWorkflow(ctx, workflow);
  return toWorkflow(row, await readKeepers(ctx, [row]));
}

function readKeepers(ctx: UserContext, rows: readonly WorkflowRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap(({ keeperId }) => keeperId ?? []))];
  return readPeople(ctx, { companyId: ctx.actor.companyId, ids });
}

function toWorkflow(row: WorkflowRow, people: ReadonlyMap<string, string>): Workflow {
  const { id, name, rule, version, isOn, onSince, dryRunVersion, keeperId, signingKey, updatedAt } = row;
  return {
    ...{ id, name, rule, version, isOn, signingKey, updatedAt },
    onSince: isOn ? onSince : null,
    isTried: dryRunVersion === version,
    keeper: people.get(keeperId ?? '') ?? null,
  };
}

/** What a workflow did and left alone, the newest first. */
export async function listRuns(
  ctx: UserContext,
  { workflow, after }: { workflow: string; after?: string | undefined },
): Promise<{ items: RunRow[]; next: string | null }> {
  requirePermission(ctx, 'workflows.manage');
  await ownedWorkflow(ctx, workflow);
  const cursor = after !== undefined && /^\d{1,15}$/.test(after) ? Number(after) : null;
  const rows = await ctx.db
    .select()
    .from(workflowRuns)
    .where(
      and(eq(workflowRuns.workflowId, workflow), cursor === null ? undefined : lt(workflowRuns.id, cursor)),
    )
    .orderBy(desc(workflowRuns.id))
    .limit(RUNS_A_PAGE + 1);
  const page = rows.slice(0, RUNS_A_PAGE);
  const calls = await listCalls(
    ctx,
    page.map(({ id }) => id),
  );
  const ids = new Set(page.flatMap(({ effects }) => effects.flatMap(({ to }) => to)));
  const people = await readPeople(ctx, { companyId: ctx.actor.companyId, ids: [...ids] });
  return {
    items: page.map((run) => ({
      id: run.id,
      key: run.eventKey,
      at: run.at,
      version: run.version,
      kind: run.kind,
      what: run.what,
      place: run.place,
      permitId: run.permitId,
      outcome: run.outcome,
      reason: run.reason,
      condition: run.condition,
      depth: run.depth,
      effects: run.effects.map(({ kind, problem, to }) => ({
        kind,
        problem,
        to: to.map((id) => people.get(id) ?? null),
      })),
      call: calls.get(run.id) ?? null,
    })),
    next: rows.length > RUNS_A_PAGE ? String(page.at(-1)?.id) : null,
  };
}

async function listCalls(ctx: UserContext, runIds: readonly number[]): Promise<Map<number, RunRow['call']>> {
  if (runIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ runId: workflowCalls.runId, state: workflowCalls.state, answer: workflowCalls.answer })
    .from(workflowCalls)
    .where(and(eq(workflowCalls.companyId, ctx.actor.companyId), inArray(workflowCalls.runId, [...runIds])));
  return new Map(rows.map(({ runId, state, answer }) => [runId, { state, answer }]));
}

/** What the slots of a rule can be filled with. */
export async function listChoices(ctx: UserContext, { locale }: { locale: Locale }): Promise<Choices> {
  requirePermission(ctx, 'workflows.manage');
  const { companyId } = ctx.actor;
  const [people, subs, tags, cities, jobs, searches] = await Promise.all([
    ctx.db
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.companyId, companyId), isActive))
      .orderBy(asc(memberships.createdAt), asc(users.id)),
    ctx.db
      .select({ id: subcontractors.id, name: subcontractors.companyName })
      .from(subcontractors)
      .where(eq(subcontractors.companyId, companyId))
      .orderBy(asc(sql`lower(${subcontractors.companyName})`)),
    ctx.db
      .select({ id: permitTags.id, name: permitTags.name })
      .from(permitTags)
      .where(eq(permitTags.companyId, companyId))
      .orderBy(asc(sql`lower(${permitTags.name})`)),
    listCompanyCities(ctx, { companyId }),
    ctx.db
      .select({ id: projects.id, name: projects.address })
      .from(projects)
      .where(eq(projects.companyId, companyId))
      .orderBy(desc(projects.updatedAt))
      .limit(MOST_PROJECTS),
    ctx.db
      .select({ id: leadSearches.id, name: leadSearches.name })
      .from(leadSearches)
      .where(eq(leadSearches.companyId, companyId))
      .orderBy(asc(leadSearches.name)),
  ]);
  return {
    people: people.map(({ id, firstName, lastName }) => ({
      id,
      name: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    })),
    subcontractors: subs,
    tags,
    cities: cities.map(({ slug, label }) => ({ id: slug, name: cityLabel(slug, locale, label) })),
    projects: jobs.map(({ id, name }) => ({ id, name: streetCase(name) })),
    searches,
    types: listPermitTypes(locale),
    templates: templatesFor(null).map(({ id, name, items }) => ({
      name: name[locale],
      items: items.map((item) => ({ id: `${id}/${item.id}`, title: item.title[locale] })),
    })),
  };
}
