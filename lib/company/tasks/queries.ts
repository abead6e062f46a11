import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { permits, projectPermits, projects, subcontractors, tasks, users } from '@/db/schema';
import { decodeTextCursor, encodeTextCursor, type TextCursor } from '@/lib/company/projects/cursor';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { addDays } from '@/lib/platform/clock/days';
import type { TaskFilters } from './schema';
import type { Task } from './view';

type UserContext = Context<UserActor>;

const PAGE_SIZE = 50;
const doer = alias(users, 'doer');
const assignee = alias(users, 'assignee');
const nameOf = (person: Pick<typeof users, 'firstName' | 'lastName'> | typeof doer | typeof assignee) =>
  sql<string>`trim(concat_ws(' ', ${person.firstName}, ${person.lastName}))`;

const columns = {
  id: tasks.id,
  title: tasks.title,
  details: tasks.details,
  dueOn: tasks.dueOn,
  doneAt: tasks.doneAt,
  template: tasks.template,
  version: tasks.version,
  createdAt: tasks.createdAt,
  doneById: doer.id,
  doneByName: nameOf(doer),
  assigneeId: assignee.id,
  assigneeName: nameOf(assignee),
  subcontractorId: subcontractors.id,
  subcontractorName: subcontractors.companyName,
  projectId: projects.id,
  projectAddress: projects.address,
  permitId: permits.id,
  permitNumber: permits.permitNumber,
  permitType: permits.permitType,
  permitAddress: permits.address,
};

/** Tasks with everything shown of them; every reader adds the condition of whose they are. */
export function selectTasks(ctx: Context) {
  return (
    ctx.db
      .select(columns)
      .from(tasks)
      .leftJoin(doer, eq(doer.id, tasks.doneBy))
      .leftJoin(assignee, eq(assignee.id, tasks.assigneeId))
      .leftJoin(subcontractors, eq(subcontractors.id, tasks.subcontractorId))
      .leftJoin(permits, eq(permits.id, tasks.permitId))
      // A task of a permit is called by the job that has it.
      .leftJoin(
        projectPermits,
        and(eq(projectPermits.companyId, tasks.companyId), eq(projectPermits.permitId, tasks.permitId)),
      )
      .leftJoin(projects, eq(projects.id, sql`coalesce(${tasks.projectId}, ${projectPermits.projectId})`))
      .$dynamic()
  );
}

export type SelectedTask = Awaited<ReturnType<typeof selectTasks>>[number];

export function toTask(row: SelectedTask): Task {
  return {
    id: row.id,
    title: row.title,
    details: row.details,
    dueOn: row.dueOn,
    doneAt: row.doneAt,
    doneBy: row.doneById === null ? null : { id: row.doneById, name: row.doneByName },
    assignee:
      row.assigneeId !== null
        ? { kind: 'member', id: row.assigneeId, name: row.assigneeName }
        : row.subcontractorId !== null
          ? { kind: 'subcontractor', id: row.subcontractorId, name: row.subcontractorName ?? '' }
          : null,
    project: row.projectId === null ? null : { id: row.projectId, address: row.projectAddress ?? '' },
    permit:
      row.permitId === null
        ? null
        : {
            id: row.permitId,
            number: row.permitNumber ?? '',
            type: row.permitType,
            address: row.permitAddress,
          },
    template: row.template,
    version: row.version,
    createdAt: row.createdAt,
  };
}

export interface TaskList {
  items: Task[];
  /** For the address of the next page; null on the last. */
  next: string | null;
}

const FAR = '9999-12-31';
/** Due first, undated last; done ones by when they were done. */
const DUE_KEY = sql<string>`coalesce(to_char(${tasks.dueOn}, 'YYYY-MM-DD'), ${FAR})`;

/** When it was done, to the millisecond in which it is written. */
const DONE_KEY = sql<string>`to_char(${tasks.doneAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The company's tasks, the ones due first; `today` is the reader's day. */
export async function listTasks(
  ctx: UserContext,
  filters: TaskFilters,
  { today, pageSize = PAGE_SIZE }: { today: string; pageSize?: number },
): Promise<TaskList> {
  requirePermission(ctx, 'projects.read');
  const done = filters.time === 'done';
  const cursor = decodeTextCursor(filters.after);
  const key = done ? DONE_KEY : DUE_KEY;
  const rows = await selectTasks(ctx)
    .where(
      and(
        eq(tasks.companyId, ctx.actor.companyId),
        whose(ctx, filters),
        when(filters, today),
        cursor ? afterCursor(key, cursor, done) : undefined,
      ),
    )
    .orderBy(...(done ? [desc(tasks.doneAt), desc(tasks.id)] : [asc(DUE_KEY), asc(tasks.id)]))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    items: page.map(toTask),
    next: last
      ? encodeTextCursor([done ? (last.doneAt?.toISOString() ?? '') : (last.dueOn ?? FAR), last.id])
      : null,
  };
}

function afterCursor(key: SQL, [value, id]: TextCursor, descending: boolean): SQL {
  const row = sql`(${key} collate "C", ${tasks.id} collate "C")`;
  const from = sql`(${value} collate "C", ${id} collate "C")`;
  return descending ? sql`${row} < ${from}` : sql`${row} > ${from}`;
}

function whose(ctx: UserContext, { scope, projectId, permitId }: TaskFilters): SQL | undefined {
  return and(
    scope === 'mine' ? eq(tasks.assigneeId, ctx.actor.userId) : undefined,
    scope === 'unassigned' ? and(isNull(tasks.assigneeId), isNull(tasks.subcontractorId)) : undefined,
    projectId === null ? undefined : ofProject(projectId),
    permitId === null ? undefined : eq(tasks.permitId, permitId),
  );
}

/** Of a job, or of one of its permits. */
function ofProject(projectId: string): SQL | undefined {
  return or(eq(tasks.projectId, projectId), eq(projectPermits.projectId, projectId));
}

function when({ time }: Pick<TaskFilters, 'time'>, today: string): SQL | undefined {
  const open = isNull(tasks.doneAt);
  switch (time) {
    case 'done':
      return isNotNull(tasks.doneAt);
    case 'late':
      return and(open, lt(tasks.dueOn, today));
    case 'today':
      return and(open, lte(tasks.dueOn, today));
    case 'week':
      return and(open, lte(tasks.dueOn, addDays(today, 7)));
    case 'undated':
      return and(open, isNull(tasks.dueOn));
    default:
      return open;
  }
}

/** Every open task of a job or a permit, and those done last. */
export async function listTasksOf(
  ctx: UserContext,
  { projectId, permitId }: { projectId?: string | undefined; permitId?: number | undefined },
): Promise<Task[]> {
  requirePermission(ctx, 'projects.read');
  const of = projectId === undefined ? eq(tasks.permitId, permitId ?? 0) : ofProject(projectId);
  const rows = await selectTasks(ctx)
    .where(and(eq(tasks.companyId, ctx.actor.companyId), of))
    .orderBy(sql`${tasks.doneAt} is not null`, asc(DUE_KEY), desc(tasks.doneAt), asc(tasks.id))
    .limit(200);
  return rows.map(toTask);
}

export async function getTask(ctx: UserContext, { taskId }: { taskId: string }): Promise<Task> {
  requirePermission(ctx, 'projects.read');
  const [row] = await selectTasks(ctx).where(
    and(eq(tasks.companyId, ctx.actor.companyId), eq(tasks.id, taskId)),
  );
  if (!row) throw new AppError('not_found', { detail: `no task ${taskId}` });
  return toTask(row);
}

/** Open tasks: the caller's, those of them due by `today`, and everybody's. */
export async function countTasks(
  ctx: UserContext,
  { today }: { today: string },
): Promise<{ mine: number; due: number; all: number; unassigned: number }> {
  requirePermission(ctx, 'projects.read');
  const mine = sql`${tasks.assigneeId} = ${ctx.actor.userId}`;
  const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await ctx.db
    .select({
      mine: counted(mine),
      due: counted(sql`${mine} and ${tasks.dueOn} <= ${today}`),
      unassigned: counted(sql`${tasks.assigneeId} is null and ${tasks.subcontractorId} is null`),
      all: count(),
    })
    .from(tasks)
    .where(and(eq(tasks.companyId, ctx.actor.companyId), isNull(tasks.doneAt)));
  return row ?? { mine: 0, due: 0, all: 0, unassigned: 0 };
}

/** Open tasks due between two days, soonest first, for Today and the calendar; `userId` of one person alone. */
export async function listDueTasks(
  ctx: UserContext,
  { from, to, userId, limit = 200 }: { from?: string; to: string; userId?: string; limit?: number },
): Promise<Task[]> {
  requirePermission(ctx, 'projects.read');
  const rows = await selectTasks(ctx)
    .where(
      and(
        eq(tasks.companyId, ctx.actor.companyId),
        isNull(tasks.doneAt),
        from === undefined ? undefined : gte(tasks.dueOn, from),
        lte(tasks.dueOn, to),
        userId === undefined ? undefined : eq(tasks.assigneeId, userId),
      ),
    )
    .orderBy(asc(tasks.dueOn), asc(tasks.id))
    .limit(limit);
  return rows.map(toTask);
}
