import { and, eq, isNull } from 'drizzle-orm';
import { tasks } from '@/db/schema';
import { recordActivity } from '@/lib/company/projects/activity';
import { requireAnySubject } from '@/lib/company/projects/owned';
import { requirePerson } from '@/lib/company/projects/people';
import type { ActivityKind } from '@/lib/company/projects/types';
import { changedMeanwhile } from '@/lib/company/projects/versions';
import type { CompanyId, Context, PortalActor, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { newId } from '@/lib/ids';
import type { AddTask, UpdateTask } from './schema';
import { MAX_TASKS } from './types';

type UserContext = Context<UserActor>;
export type TaskRow = typeof tasks.$inferSelect;

/**
 * Adds a task to a job or a permit, or to neither. The same request sent twice, by its key, adds one.
 * @throws AppError `not_found` for another company's job or permit, `invalid_input` for somebody who does not work here
 */
export async function addTask(
  ctx: UserContext,
  { template = null, ...task }: AddTask & { template?: string | null },
): Promise<{ id: string }> {
  requirePermission(ctx, 'projects.change');
  await requireCompanyCap(ctx, 'tasks');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await requireAnySubject(within, task);
    await requireAssignee(within, task);
    const { companyId, userId } = ctx.actor;
    const id = newId('task');
    const { requestKey = null, projectId = null, permitId = null, ...rest } = task;
    const [added] = await tx
      .insert(tasks)
      .values({
        ...rest,
        id,
        companyId,
        projectId,
        permitId,
        requestKey,
        template,
        createdBy: userId,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning();
    if (!added) return { id: await idOfRequest(within, requestKey) };
    const inPlace = and(
      eq(tasks.companyId, companyId),
      projectId === null ? isNull(tasks.projectId) : eq(tasks.projectId, projectId),
      permitId === null ? isNull(tasks.permitId) : eq(tasks.permitId, permitId),
      isNull(tasks.doneAt),
    );
    if ((await tx.$count(tasks, inPlace)) > MAX_TASKS)
      throw new AppError('conflict', { fields: { title: 'too_many' } });
    await recordTask(within, added, 'task_added');
    return { id };
  });
}

async function idOfRequest(ctx: UserContext, requestKey: string | null): Promise<string> {
  const [known] = await ctx.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.companyId, ctx.actor.companyId), eq(tasks.requestKey, requestKey ?? '')));
  if (!known) throw new Error('a task was neither added nor known');
  return known.id;
}

async function requireAssignee(
  ctx: UserContext,
  {
    assigneeId,
    subcontractorId,
  }: { assigneeId?: string | null | undefined; subcontractorId?: string | null | undefined },
): Promise<void> {
  if (assigneeId) await requirePerson(ctx, { userId: assigneeId }, 'assigneeId');
  if (subcontractorId) await requirePerson(ctx, { subcontractorId }, 'subcontractorId');
}

/**
 * Changes what is given of a task.
 * @throws AppError `conflict` where somebody changed it after the version given
 */
export async function updateTask(
  ctx: UserContext,
  { taskId, version, ...change }: UpdateTask,
): Promise<{ version: number }> {
  requirePermission(ctx, 'projects.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const before = await ownedTask(within, taskId);
    if (before.version !== version) throw changedMeanwhile();
    await requireAssignee(within, change);
    // One person at most: who is set takes the place of whoever was.
    const person =
      change.assigneeId != null
        ? { subcontractorId: null }
        : change.subcontractorId != null
          ? { assigneeId: null }
          : {};
    const [after] = await tx
      .update(tasks)
      .set({ ...change, ...person, version: version + 1, updatedAt: ctx.now })
      .where(eq(tasks.id, taskId))
      .returning();
    await recordTask(within, after ?? before, 'task_changed');
    return { version: version + 1 };
  });
}

/** Marks a task done, or open again; saying so twice changes nothing, so that two devices agree. */
export async function setTaskDone(
  ctx: UserContext,
  { taskId, done }: { taskId: string; done: boolean },
): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await writeDone(within, await ownedTask(within, taskId), done);
  });
}

/** Writes what `setTaskDone` and the portal decided; the row is held. */
export async function writeDone(
  ctx: Context<UserActor | PortalActor>,
  task: TaskRow,
  done: boolean,
): Promise<void> {
  if ((task.doneAt !== null) === done) return;
  await ctx.db
    .update(tasks)
    .set({
      doneAt: done ? ctx.now : null,
      doneBy: done ? ctx.actor.userId : null,
      version: task.version + 1,
      updatedAt: ctx.now,
    })
    .where(eq(tasks.id, task.id));
  await recordTask(ctx, task, done ? 'task_done' : 'task_reopened');
}

export async function removeTask(ctx: UserContext, { taskId }: { taskId: string }): Promise<void> {
  requirePermission(ctx, 'projects.change');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const task = await ownedTask(within, taskId);
    await tx.delete(tasks).where(eq(tasks.id, taskId));
    await recordTask(within, task, 'task_removed');
  });
}

function recordTask(
  ctx: Context<UserActor | PortalActor>,
  { id, companyId, projectId, permitId, title, dueOn }: TaskRow,
  kind: ActivityKind,
) {
  return recordActivity(ctx, {
    companyId: companyId as CompanyId,
    projectId: projectId ?? undefined,
    permitId: permitId ?? undefined,
    kind,
    subject: id,
    details: { title, dueOn },
  });
}

async function ownedTask(ctx: UserContext, taskId: string): Promise<TaskRow> {
  const [row] = await ctx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.companyId, ctx.actor.companyId)))
    .for('update');
  if (!row) throw new AppError('not_found', { detail: `no task ${taskId}` });
  return row;
}
