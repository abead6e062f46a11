import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { checkFiles, filePages } from '@/db/schema';
import type { Context } from '@/lib/context';
import { freed } from '@/lib/platform/lease/lease';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { askForRuns } from './ask-for-runs';
import { fileLease } from './due-files';

export type NewFile = Omit<typeof checkFiles.$inferInsert, 'createdAt'>;

type FileRow = typeof checkFiles.$inferSelect;

/** Adds a file to a check, to be read. Called in a transaction. */
export async function addFile(ctx: Context, file: NewFile): Promise<FileRow> {
  const [row] = await ctx.db
    .insert(checkFiles)
    .values({ ...file, createdAt: ctx.now })
    .returning();
  if (!row) throw new Error(`no file of ${file.checkId}`);
  await askForReading(ctx, file.id);
  return row;
}

async function askForReading(ctx: Context, fileId: string): Promise<void> {
  await enqueue(ctx, 'read-file', { fileId }, { key: fileId });
  // Does nothing where no company with a plan waits.
  await enqueue(ctx, 'read-paid-file', { fileId }, { key: fileId });
}

interface FileOfCheck {
  checkId: string;
  fileId: string;
}

/** Takes a file out of its check; false where it is not in it. */
export function takeOutFile(ctx: Context, which: FileOfCheck): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const removed = await tx
      .update(checkFiles)
      .set({ removedAt: ctx.now })
      .where(whereFile(which))
      .returning({ id: checkFiles.id });
    if (removed.length === 0) return false;
    await askForRuns({ ...ctx, db: tx }, which);
    return true;
  });
}

/** Has a file read anew that could not be read; false where it did not fail. */
export function readAgain(ctx: Context, which: FileOfCheck): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const retried = await tx
      .update(checkFiles)
      .set({ state: 'waiting', failure: null, ...freed(fileLease), attempts: 0 })
      .where(and(whereFile(which), eq(checkFiles.state, 'failed')))
      .returning({ id: checkFiles.id });
    if (retried.length === 0) return false;
    await askForReading({ ...ctx, db: tx }, which.fileId);
    return true;
  });
}

function whereFile({ checkId, fileId }: FileOfCheck) {
  return and(eq(checkFiles.id, fileId), eq(checkFiles.checkId, checkId), isNull(checkFiles.removedAt));
}

/** Forgets what was read of a content; the numbers of its pages. */
export async function dropPages(
  tx: Database,
  { companyId, hash }: { companyId: string; hash: string },
): Promise<number[]> {
  const pages = await tx
    .delete(filePages)
    .where(and(eq(filePages.companyId, companyId), eq(filePages.hash, hash)))
    .returning({ number: filePages.number });
  return pages.map(({ number }) => number);
}
