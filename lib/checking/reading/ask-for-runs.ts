import { and, eq, sql } from 'drizzle-orm';
import { checkRuns } from '@/db/schema';
import type { Context } from '@/lib/context';
import { enqueue } from '@/lib/platform/queue/enqueue';

/**
 * Has the runs begun that waited for a file, in the transaction in which it is read, fails or leaves its check. A run
 * whose other files are still being read is found waiting, and asked for again by the last of them.
 */
export async function askForRuns(
  ctx: Context,
  { checkId, fileId }: { checkId: string; fileId: string },
): Promise<void> {
  const waiting = await ctx.db
    .select({ id: checkRuns.id })
    .from(checkRuns)
    .where(
      and(
        eq(checkRuns.checkId, checkId),
        eq(checkRuns.state, 'waiting'),
        sql`${fileId} = any(${checkRuns.fileIds})`,
      ),
    );
  for (const { id: runId } of waiting) await enqueue(ctx, 'run-check', { runId });
}
