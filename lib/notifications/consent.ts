import { desc, inArray } from 'drizzle-orm';
import { smsConsents } from '@/db/schema';
import type { Context } from '@/lib/context';

/** Of these companies, those whose latest word on texts is yes. */
export async function findConsenting(ctx: Context, companyIds: string[]): Promise<Set<string>> {
  if (companyIds.length === 0) return new Set();
  const latest = await ctx.db
    .selectDistinctOn([smsConsents.companyId], { companyId: smsConsents.companyId, given: smsConsents.given })
    .from(smsConsents)
    .where(inArray(smsConsents.companyId, companyIds))
    .orderBy(smsConsents.companyId, desc(smsConsents.id));
  return new Set(latest.filter((consent) => consent.given).map((consent) => consent.companyId));
}
