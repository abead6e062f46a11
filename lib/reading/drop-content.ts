import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { checkFiles } from '@/db/schema';
import type { Context } from '@/lib/context';
import { type Content, holdContent } from '@/lib/files/hold-content';
import { fileKey, pageKey } from '@/lib/files/keys';
import type { FileStore } from '@/lib/files/types';
import { dropPages } from './files';

/** What a check no longer has stays this long, for the results that rest on it. */
const REMOVED_MS = 30 * 24 * 60 * 60_000;

/** The files that keep a content: those of a check, and for a while those that were taken out of one. */
export function keepsContent(ctx: Context) {
  const removedLately = gt(checkFiles.removedAt, new Date(ctx.now.getTime() - REMOVED_MS));
  return or(isNull(checkFiles.removedAt), removedLately);
}

/**
 * Clears a content away, with what was read and drawn of it, unless a file of its company keeps it.
 * @param drawn keys of pictures that are known to be there
 */
export async function dropContent(
  ctx: Context,
  { files, companyId, hash, drawn = [] }: Content & { files: FileStore; drawn?: readonly string[] },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await holdContent({ ...ctx, db: tx }, { companyId, hash });
    const [kept] = await tx
      .select({ id: checkFiles.id })
      .from(checkFiles)
      .where(and(eq(checkFiles.companyId, companyId), eq(checkFiles.hash, hash), keepsContent(ctx)))
      .limit(1);
    if (kept) return false;
    const pages = await dropPages(tx, { companyId, hash });
    const pictures = pages.map((number) => pageKey(companyId, hash, number));
    for (const key of new Set([...drawn, ...pictures])) await files.remove(key);
    await files.remove(fileKey(companyId, hash));
    return true;
  });
}
