import { and, desc, eq, inArray } from 'drizzle-orm';
import { checkFiles, checkRuns } from '@/db/schema';
import type { Explanation } from '@/lib/checking/review/types';
import type { Context } from '@/lib/context';
import type { RunRecord } from './run-lease';

/** The newest finished run of a check, if it judged exactly the content of these files; null otherwise. */
export async function findPaidRun(
  ctx: Context,
  checkId: string,
  fileIds: readonly string[],
): Promise<RunRecord | null> {
  const [run] = await ctx.db
    .select()
    .from(checkRuns)
    .where(and(eq(checkRuns.checkId, checkId), eq(checkRuns.state, 'done')))
    .orderBy(desc(checkRuns.number))
    .limit(1);
  if (!run) return null;
  const [then, now] = await Promise.all([contentOf(ctx, run.fileIds), contentOf(ctx, fileIds)]);
  return then !== null && then === now ? run : null;
}

/** The same text for the same contents; null where a file is gone. */
async function contentOf(ctx: Context, fileIds: readonly string[]): Promise<string | null> {
  const rows = await ctx.db
    .select({ hash: checkFiles.hash })
    .from(checkFiles)
    .where(inArray(checkFiles.id, [...fileIds]));
  return rows.length === fileIds.length
    ? rows
        .map(({ hash }) => hash)
        .sort()
        .join(' ')
    : null;
}

/** What a language model read and said of the same files, so that it need not be asked again. */
export function keptOf({ readings, model, explanation }: RunRecord) {
  const hasRead = model !== null && model.failure === null;
  return hasRead ? { readings: readings ?? [], model, explanation: withoutSummary(explanation) } : {};
}

/** An explanation whose findings may still stand; its summary may not. */
export function withoutSummary(explanation: Explanation | null): Explanation | null {
  return explanation && { ...explanation, summary: '' };
}
