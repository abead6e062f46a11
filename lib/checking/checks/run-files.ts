import { and, asc, eq, inArray } from 'drizzle-orm';
import { checkFiles, filePages } from '@/db/schema';
import { pageKey } from '@/lib/checking/files/keys';
import type { FileStore } from '@/lib/checking/files/types';
import type { ReadFile } from '@/lib/checking/reading/types';
import type { ReviewInput } from '@/lib/checking/review/input';
import type { Context, JobActor } from '@/lib/context';
import type { RunRecord } from './run-lease';

type JobContext = Context<JobActor>;

/** What a run has to know of a file before its pages are fetched. */
export type RunFile = Pick<
  typeof checkFiles.$inferSelect,
  'id' | 'name' | 'state' | 'failure' | 'facts' | 'hash'
>;

/** In the order of the run; those that are gone are left out. */
export async function selectRunFiles(ctx: JobContext, run: RunRecord): Promise<RunFile[]> {
  const { id, name, state, failure, facts, hash } = checkFiles;
  const rows = await ctx.db
    .select({ id, name, state, failure, facts, hash })
    .from(checkFiles)
    .where(inArray(checkFiles.id, run.fileIds));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return run.fileIds.flatMap((fileId) => byId.get(fileId) ?? []);
}

/** Pages there are to judge. */
export function countPages(rows: readonly RunFile[]): number {
  return rows.reduce((sum, { state, facts }) => sum + (state === 'read' ? (facts?.pages ?? 0) : 0), 0);
}

type Files = Pick<ReviewInput, 'failedFiles'> & { files: ReadFile[] };

/** What can be judged, with its pages, and what cannot be read. */
export async function loadFiles(ctx: JobContext, run: RunRecord, rows: readonly RunFile[]): Promise<Files> {
  const files: ReadFile[] = [];
  const failedFiles: { id: string; name: string; failure: NonNullable<RunFile['failure']> }[] = [];
  for (const { id, name, state, failure, facts, hash } of rows) {
    if (state === 'read' && facts) {
      const pages = await ctx.db
        .select({ page: filePages.page })
        .from(filePages)
        .where(and(eq(filePages.companyId, run.companyId), eq(filePages.hash, hash)))
        .orderBy(asc(filePages.number));
      files.push({ id, name, facts, pages: pages.map(({ page }) => page) });
    } else if (state === 'failed') {
      failedFiles.push({ id, name, failure: failure ?? 'reader_failed' });
    }
  }
  return { files, failedFiles };
}

/** Null too where the store gives none: a page can be read without its picture. */
export async function findPicture(
  ctx: JobContext,
  files: FileStore,
  { companyId, hash, page }: { companyId: string; hash: string | undefined; page: number },
): Promise<Uint8Array | null> {
  if (hash === undefined) return null;
  try {
    const found = await files.read(pageKey(companyId, hash, page));
    return found ? new Uint8Array(await new Response(found.stream).arrayBuffer()) : null;
  } catch (error) {
    ctx.log.warn({ err: error, page }, 'Page image could not be fetched from the file store');
    return null;
  }
}
