import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { tasks } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { utcDay } from '@/lib/platform/clock/days';

/** Columns: tasks of a person that are open, and of those the ones whose day is over. */
export function taskCounts(
  ctx: Context<UserActor>,
  person: SQL,
): { openTasks: SQL<number>; overdueTasks: SQL<number> } {
  const open = and(eq(tasks.companyId, ctx.actor.companyId), isNull(tasks.doneAt), person);
  const count = (which: SQL | undefined) =>
    sql<number>`(${ctx.db.select({ rows: sql`count(*)` }).from(tasks).where(which)})`.mapWith(Number);
  return { openTasks: count(open), overdueTasks: count(and(open, lt(tasks.dueOn, utcDay(ctx.now)))) };
}
