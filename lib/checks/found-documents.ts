import { and, desc, eq } from 'drizzle-orm';
import { checkRuns } from '@/db/schema';
import { requirePermission } from '@/lib/access/permissions';
import type { Context, UserActor } from '@/lib/context';
import { listFiles } from './files';
import { ownedCheck } from './owned';

/** Documents of the checklist that a run found. */
export interface FoundIn {
  /** The run's number. */
  run: number;
  documentIds: ReadonlySet<string>;
}

/**
 * What the newest run that is done found, in files that are still there: one that was removed since holds nothing.
 * Null before the first.
 */
export async function findFoundDocuments(
  ctx: Context<UserActor>,
  { checkId }: { checkId: string },
): Promise<FoundIn | null> {
  requirePermission(ctx, 'checks.read');
  await ownedCheck(ctx, checkId);
  const [run] = await ctx.db
    .select({ number: checkRuns.number, review: checkRuns.review })
    .from(checkRuns)
    .where(and(eq(checkRuns.checkId, checkId), eq(checkRuns.state, 'done')))
    .orderBy(desc(checkRuns.number))
    .limit(1);
  if (!run?.review) return null;
  const { standings, documents } = run.review;
  const held = new Set((await listFiles(ctx, checkId)).map(({ id }) => id));
  const isHeld = (index: number) => held.has(documents[index]?.fileId ?? '');
  const found = standings.filter((one) => one.standing === 'found' && one.found.some(isHeld));
  return { run: run.number, documentIds: new Set(found.map(({ documentId }) => documentId)) };
}
