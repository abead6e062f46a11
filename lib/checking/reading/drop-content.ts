import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { attachments, checkFiles } from '@/db/schema';
import { fileKey, pageKey } from '@/lib/checking/files/keys';
import { type Content, lockContent } from '@/lib/checking/files/lock-content';
import type { FileStore } from '@/lib/checking/files/types';
import type { Context } from '@/lib/context';
import { dropPages } from './files';
import { isKeptElsewhere } from './kept-elsewhere';

/** Retention of removed files, because results refer to them. */
const REMOVED_MS = 30 * 24 * 60 * 60_000;

/** Files that keep a content from being deleted: those of a check, and recently removed ones. */
export function whereContentKept(ctx: Context) {
  const removedRecently = gt(checkFiles.removedAt, new Date(ctx.now.getTime() - REMOVED_MS));
  return or(isNull(checkFiles.removedAt), removedRecently);
}

/** The same for documents and photos of jobs and permits. */
export function whereAttachmentKept(ctx: Context) {
  const removedRecently = gt(attachments.removedAt, new Date(ctx.now.getTime() - REMOVED_MS));
  return or(isNull(attachments.removedAt), removedRecently);
}

/**
 * Deletes a content with its pages and images, unless a file of the company still references it.
 * @param drawn keys of images known to exist
 */
export async function dropContent(
  ctx: Context,
  { files, companyId, hash, drawn = [] }: Content & { files: FileStore; drawn?: readonly string[] },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockContent({ ...ctx, db: tx }, { companyId, hash });
    const ofCheck = and(
      eq(checkFiles.companyId, companyId),
      eq(checkFiles.hash, hash),
      whereContentKept(ctx),
    );
    const attached = and(
      eq(attachments.companyId, companyId),
      eq(attachments.hash, hash),
      whereAttachmentKept(ctx),
    );
    if ((await tx.$count(checkFiles, ofCheck)) + (await tx.$count(attachments, attached)) > 0) return false;
    if (await isKeptElsewhere({ ...ctx, db: tx }, { companyId, hash })) return false;
    const pages = await dropPages(tx, { companyId, hash });
    const pictures = pages.map((number) => pageKey(companyId, hash, number));
    for (const key of new Set([...drawn, ...pictures])) await files.remove(key);
    await files.remove(fileKey(companyId, hash));
    return true;
  });
}
