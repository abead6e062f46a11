import { smsConsents } from '@/db/schema';
import type { Context } from '@/lib/context';

export type ConsentRecord = Omit<typeof smsConsents.$inferInsert, 'id' | 'createdAt'>;

/** Writes down consents to texts as they were given or ended: the newest of a company counts, the others are proof. */
export async function recordConsents(ctx: Context, records: readonly ConsentRecord[]): Promise<void> {
  if (records.length === 0) return;
  await ctx.db.insert(smsConsents).values(records.map((record) => ({ ...record, createdAt: ctx.now })));
}
