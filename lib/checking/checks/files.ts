import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { checkFiles, permitChecks } from '@/db/schema';
import type { FileType, StoredFile } from '@/lib/checking/files/types';
import { addFile as keepNewFile, readAgain, takeOutFile } from '@/lib/checking/reading/files';
import type { ReadFailure } from '@/lib/checking/reading/types';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { newId } from '@/lib/ids';
import { ownedCheck } from './owned';
import { requireRoom } from './room';
import type { FileState } from './types';

type UserContext = Context<UserActor>;
type FileRow = typeof checkFiles.$inferSelect;

export interface CheckFile {
  id: string;
  name: string;
  type: FileType;
  bytes: number;
  state: FileState;
  failure: ReadFailure | null;
  /** Null until the file has been parsed. */
  pages: number | null;
  pagesRead: number;
  /** Pages there is a picture of. */
  pagesDrawn: number;
  createdAt: Date;
}

/** Columns for lists. Facts of a long form are large, so only the page count is selected. */
export const fileColumns = {
  id: checkFiles.id,
  name: checkFiles.name,
  type: checkFiles.type,
  bytes: checkFiles.bytes,
  state: checkFiles.state,
  failure: checkFiles.failure,
  pages: pagesColumn(),
  pagesRead: checkFiles.pagesRead,
  pagesDrawn: checkFiles.pagesDrawn,
  createdAt: checkFiles.createdAt,
};

function pagesColumn() {
  return sql<number | null>`(${checkFiles.facts} ->> 'pages')::int`;
}

/** The files of a check that are not removed, the oldest first. */
export async function listFiles(ctx: Context, checkId: string): Promise<CheckFile[]> {
  return ctx.db
    .select(fileColumns)
    .from(checkFiles)
    .where(and(eq(checkFiles.checkId, checkId), isNull(checkFiles.removedAt)))
    .orderBy(asc(checkFiles.createdAt), asc(checkFiles.id));
}

interface NewFile {
  checkId: string;
  name: string;
  stored: StoredFile;
  /** The room kept for it, if any was. */
  uploadId?: string;
}

/**
 * Adds a stored file to a check; a job reads it.
 * @throws AppError `already_exists` for the same content, and as `requireRoom` does
 */
export async function addFile(
  ctx: UserContext,
  { checkId, name, stored, uploadId }: NewFile,
): Promise<CheckFile> {
  requirePermission(ctx, 'checks.change');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const check = await ownedCheck(within, checkId, { hold: true });
    const kept = and(eq(checkFiles.checkId, checkId), isNull(checkFiles.removedAt));
    const [same] = await tx
      .select({ id: checkFiles.id })
      .from(checkFiles)
      .where(and(kept, eq(checkFiles.hash, stored.hash)));
    if (same) throw new AppError('already_exists', { fields: { file: 'same_file' } });
    await requireRoom(within, { checkId, bytes: stored.bytes, uploadId });
    const id = newId('file');
    const { type, hash, bytes } = stored;
    const addedBy = ctx.actor.userId;
    const { companyId } = check;
    const file = await keepNewFile(within, {
      id,
      checkId,
      companyId,
      name,
      type,
      hash,
      bytes,
      addedBy,
    });
    await touch(within, checkId);
    return { ...file, pages: file.facts?.pages ?? null };
  });
}

/** Takes a file out of its check; earlier runs keep what they found in it. */
export async function removeFile(
  ctx: UserContext,
  { checkId, fileId }: { checkId: string; fileId: string },
): Promise<void> {
  requirePermission(ctx, 'checks.change');
  await ownedCheck(ctx, checkId);
  if (!(await takeOutFile(ctx, { checkId, fileId })))
    throw new AppError('not_found', { detail: `no file ${fileId}` });
  await touch(ctx, checkId);
}

/** Reads a file again that could not be read. */
export async function retryFile(
  ctx: UserContext,
  { checkId, fileId }: { checkId: string; fileId: string },
): Promise<void> {
  requirePermission(ctx, 'checks.change');
  await ownedCheck(ctx, checkId);
  if (!(await readAgain(ctx, { checkId, fileId })))
    throw new AppError('conflict', { detail: `${fileId} has not failed` });
}

/** Where a file of the asker's company lies, and what it is; null for another's. Removed ones are still there for earlier runs. */
export async function findFile(
  ctx: UserContext,
  { fileId }: { fileId: string },
): Promise<Pick<FileRow, 'id' | 'companyId' | 'checkId' | 'hash' | 'type' | 'name' | 'bytes'> | null> {
  requirePermission(ctx, 'checks.read');
  const { id, companyId, checkId, hash, type, name, bytes } = checkFiles;
  const [row] = await ctx.db
    .select({ id, companyId, checkId, hash, type, name, bytes })
    .from(checkFiles)
    .where(and(eq(checkFiles.id, fileId), eq(checkFiles.companyId, ctx.actor.companyId)));
  return row ?? null;
}

function touch(ctx: Context, checkId: string) {
  return ctx.db.update(permitChecks).set({ updatedAt: ctx.now }).where(eq(permitChecks.id, checkId));
}
