import { and, eq } from 'drizzle-orm';
import { checkFiles } from '@/db/schema';
import type { Context } from '@/lib/context';
import { findShare } from './shares';

/** Where a file lies that a link shows pages of; null for any other file, and for a link that has ended. */
export async function findSharedFile(
  ctx: Context,
  { token, fileId }: { token: string; fileId: string },
): Promise<{ companyId: string; hash: string } | null> {
  const share = await findShare(ctx, { token });
  if (!share?.fileIds.includes(fileId)) return null;
  const [row] = await ctx.db
    .select({ companyId: checkFiles.companyId, hash: checkFiles.hash })
    .from(checkFiles)
    .where(and(eq(checkFiles.id, fileId), eq(checkFiles.companyId, share.companyId)));
  return row ?? null;
}
