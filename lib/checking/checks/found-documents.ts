import { and, desc, eq } from 'drizzle-orm';
import { checkRuns } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { listFiles } from './files';
import { ownedCheck } from './owned';

/** Documents of the checklist that a run found. */
export interface FoundIn {
  /** The run's number. */
  run: number;
  documentIds: ReadonlySet<string>;
}

/** What the newest finished run found in files that still exist. Null before the first. */
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
  const presentIds = new Set((await listFiles(ctx, checkId)).map(({ id }) => id));
  const isPresent = (index: number) => presentIds.has(documents[index]?.fileId ?? '');
  const found = standings.filter((one) => one.standing === 'found' && one.found.some(isPresent));
  return { run: run.number, documentIds: new Set(found.map(({ documentId }) => documentId)) };
}
