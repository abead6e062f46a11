import { sql } from 'drizzle-orm';
import type { Context } from '@/lib/context';
import { fileKey } from './keys';

export interface Content {
  companyId: string;
  hash: string;
}

/**
 * Locks a content until the end of the transaction (advisory lock), so that it cannot be deleted while being
 * referenced, or referenced while being deleted.
 */
export async function lockContent(ctx: Context, { companyId, hash }: Content): Promise<void> {
  const key = `file ${fileKey(companyId, hash)}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
