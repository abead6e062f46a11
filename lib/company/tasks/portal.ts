import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { companies, subcontractors, tasks } from '@/db/schema';
import { ownSubcontractors } from '@/lib/company/projects/portal';
import type { Context, PortalActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type TaskRow, writeDone } from './mutations';
import { selectTasks, toTask } from './queries';
import type { Task } from './view';

type PortalContext = Context<PortalActor>;

/** The tasks given to the reader by all contractors, the ones due first, those done last. */
export async function listPortalTasks(
  ctx: PortalContext,
): Promise<(Task & { companyId: string; companyName: string })[]> {
  const rows = await selectTasks(ctx)
    .where(inArray(tasks.subcontractorId, ownSubcontractors(ctx)))
    .orderBy(sql`${tasks.doneAt} is not null`, asc(tasks.dueOn), asc(tasks.id))
    .limit(200);
  const owners = await ctx.db
    .select({ taskId: tasks.id, companyId: companies.id, companyName: companies.name })
    .from(tasks)
    .innerJoin(companies, eq(companies.id, tasks.companyId))
    .where(
      inArray(
        tasks.id,
        rows.map(({ id }) => id),
      ),
    );
  const byTask = new Map(owners.map(({ taskId, ...owner }) => [taskId, owner]));
  return rows.flatMap((row) => {
    const owner = byTask.get(row.id);
    return owner ? [{ ...toTask(row), ...owner }] : [];
  });
}

/** Marks a task of the reader's own done, or open again. */
export async function setPortalTaskDone(
  ctx: PortalContext,
  { taskId, done }: { taskId: string; done: boolean },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await writeDone(within, await ownTask(within, taskId), done);
  });
}

async function ownTask(ctx: PortalContext, taskId: string): Promise<TaskRow> {
  const [row] = await ctx.db
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(subcontractors, eq(subcontractors.id, tasks.subcontractorId))
    .where(and(eq(tasks.id, taskId), inArray(subcontractors.id, ownSubcontractors(ctx))))
    .for('update', { of: tasks });
  if (!row) throw new AppError('not_found', { detail: `task ${taskId} is not this subcontractor's` });
  return row.task;
}
