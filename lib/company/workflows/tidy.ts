import { and, inArray, lt } from 'drizzle-orm';
import { workflowCalls, workflowRuns } from '@/db/schema';
import type { Context } from '@/lib/context';
import { DAY_MS } from '@/lib/platform/clock/days';

/** What was left alone is soon of no interest; what was done is kept for longer. */
const LEFT_ALONE_MS = 90 * DAY_MS;
const DONE_MS = 400 * DAY_MS;

/** Deletes old lines of the logs, and calls that ended long ago. */
export async function dropOldRuns(ctx: Context): Promise<void> {
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  await ctx.db.delete(workflowCalls).where(lt(workflowCalls.endedAt, before(LEFT_ALONE_MS)));
  await ctx.db
    .delete(workflowRuns)
    .where(
      and(inArray(workflowRuns.outcome, ['skipped', 'capped']), lt(workflowRuns.at, before(LEFT_ALONE_MS))),
    );
  await ctx.db.delete(workflowRuns).where(lt(workflowRuns.at, before(DONE_MS)));
}
