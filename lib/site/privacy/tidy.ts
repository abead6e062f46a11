import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { dataExports, keptRecords } from '@/db/schema';
import type { FileStore } from '@/lib/checking/files/types';
import type { Context } from '@/lib/context';

interface TidyInput {
  files: FileStore;
  signal: AbortSignal;
}

/** Hour (UTC) in which the whole store is looked through for what crashes left of archives. */
const WHOLE_STORE_HOUR = 10;
const BATCH = 100;

/** Ends archives whose time is over and removes them from the store, and what had to be kept once its day has come. */
export async function dropOldExports(ctx: Context, { files, signal }: TidyInput): Promise<void> {
  const over = await ctx.db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(isNotNull(dataExports.hash), lte(dataExports.expiresAt, ctx.now)))
    .limit(BATCH);
  for (const { id } of over) {
    if (signal.aborted) return;
    for await (const key of files.list(`exports_${id}/`)) await files.remove(key);
    await ctx.db
      .update(dataExports)
      .set({ state: 'expired', hash: null, unlockedBy: null, unlockedUntil: null })
      .where(eq(dataExports.id, id));
  }
  await ctx.db.delete(keptRecords).where(lte(keptRecords.keepUntil, ctx.now));
  if (ctx.now.getUTCHours() === WHOLE_STORE_HOUR) await sweep(ctx, { files, signal });
}

async function sweep(ctx: Context, { files, signal }: TidyInput): Promise<void> {
  for await (const key of files.list('exports_')) {
    if (signal.aborted) return;
    const id = /^exports_([^/]+)\//.exec(key)?.[1] ?? '';
    const [alive] = await ctx.db
      .select({ hash: dataExports.hash })
      .from(dataExports)
      .where(and(eq(dataExports.id, id), inArray(dataExports.state, ['waiting', 'packing', 'ready'])));
    // Once the archive is whole, its parts are of no use.
    const isPart = alive !== undefined && alive.hash !== null && !key.endsWith(alive.hash);
    if (!alive || isPart) await files.remove(key);
  }
}
