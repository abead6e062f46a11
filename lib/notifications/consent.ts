import { and, desc, eq, inArray } from 'drizzle-orm';
import { smsConsents } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { SmsPurpose } from '@/lib/sms/types';

/** Of these companies, those whose latest word on texts for this purpose is yes. */
export async function findConsenting(
  ctx: Context,
  companyIds: string[],
  purpose: SmsPurpose = 'permit_changes',
): Promise<Set<string>> {
  if (companyIds.length === 0) return new Set();
  const latest = await ctx.db
    .selectDistinctOn([smsConsents.companyId], { companyId: smsConsents.companyId, given: smsConsents.given })
    .from(smsConsents)
    .where(and(inArray(smsConsents.companyId, companyIds), eq(smsConsents.purpose, purpose)))
    .orderBy(smsConsents.companyId, desc(smsConsents.id));
  return new Set(latest.filter((consent) => consent.given).map((consent) => consent.companyId));
}
