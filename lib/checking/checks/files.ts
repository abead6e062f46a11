import { and, asc, count, eq, isNull, sql, sum } from 'drizzle-orm';
import { checkFiles, permitChecks } from '@/db/schema';
import type { FileType, StoredFile } from '@/lib/checking/files/types';
import { whereContentKept } from '@/lib/checking/reading/drop-content';
import { addFile as keepNewFile, readAgain, takeOutFile } from '@/lib/checking/reading/files';
import type { ReadFailure } from '@/lib/checking/reading/types';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { newId } from '@/lib/ids';
import { ownedCheck } from './owned';
import { type FileState, MAX_CHECK_BYTES, MAX_COMPANY_BYTES, MAX_FILES, MAX_PLANLESS_BYTES } from './types';

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

/**
 * Adds a stored file to a check; a job reads it.
 * @throws AppError `conflict` for too many files, `payload_too_large` for too many bytes, `already_exists`
 * for the same content, `plan_required` for more than the quota without a plan
 */
export async function addFile(
  ctx: UserContext,
  { checkId, name, stored }: { checkId: string; name: string; stored: StoredFile },
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
    const [total] = await tx
      .select({ files: count(), bytes: sum(checkFiles.bytes).mapWith(Number) })
      .from(checkFiles)
      .where(kept);
    if ((total?.files ?? 0) >= MAX_FILES)
      throw new AppError('conflict', { fields: { file: 'too_many_files' } });
    if ((total?.bytes ?? 0) + stored.bytes > MAX_CHECK_BYTES)
      throw new AppError('payload_too_large', { fields: { file: 'check_too_large' } });
    await requireRoom(within, stored.bytes);
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

/**
 * Enforces the company's storage quota, which includes removed files still in the store. Without a plan the
 * quota is small.
 */
async function requireRoom(ctx: UserContext, bytes: number): Promise<void> {
  const [held] = await ctx.db
    .select({ bytes: sum(checkFiles.bytes).mapWith(Number) })
    .from(checkFiles)
    .where(and(eq(checkFiles.companyId, ctx.actor.companyId), whereContentKept(ctx)));
  const total = (held?.bytes ?? 0) + bytes;
  if (total > MAX_COMPANY_BYTES)
    throw new AppError('payload_too_large', { fields: { file: 'company_full' } });
  if (ctx.actor.tier === null && total > MAX_PLANLESS_BYTES)
    throw new AppError('plan_required', { tier: 'solo' });
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
