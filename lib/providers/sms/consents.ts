import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { smsConsents } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { SmsPurpose } from './types';

export type ConsentRecord = Omit<typeof smsConsents.$inferInsert, 'id' | 'createdAt'>;

/** Appends consent records: a company's newest one is current, the others are proof. */
export async function recordConsents(ctx: Context, records: readonly ConsentRecord[]): Promise<void> {
  if (records.length === 0) return;
  await ctx.db.insert(smsConsents).values(records.map((record) => ({ ...record, createdAt: ctx.now })));
}

/** In a query: whether the company's latest word on texts for this purpose is yes. */
export function hasConsented(companyId: SQLWrapper, purpose: SmsPurpose = 'permit_changes'): SQL<boolean> {
  return sql<boolean>`coalesce((select k.given from sms_consents k
    where k.company_id = ${companyId} and k.purpose = ${purpose} order by k.id desc limit 1), false)`;
}
