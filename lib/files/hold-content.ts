import { sql } from 'drizzle-orm';
import type { Context } from '@/lib/context';
import { fileKey } from './keys';

export interface Content {
  companyId: string;
  hash: string;
}

/**
 * Holds a content until the caller's transaction ends: nobody clears it away while it is being noted, and nobody notes
 * it while it is being cleared away.
 */
export async function holdContent(ctx: Context, { companyId, hash }: Content): Promise<void> {
  const key = `file ${fileKey(companyId, hash)}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
