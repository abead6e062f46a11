import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { companies, companyCities, companyPermits, feeds, permits } from '@/db/schema';
import { asCompanyId } from '@/lib/context';
import type { JobContext } from '@/lib/edge/jobs/types';
import { linkCompanyPermits } from '@/lib/tracking/matching/mutations';
import { assignDemoPermits } from './team';

/** A name with fewer permits shows too little, one with more drowns the reader. */
const FEWEST = 8;
const MOST = 80;

/**
 * With live feeds nobody builds under the demo company's invented name, so the demo watches the contractor of its
 * cities' public record that moved last. True once the demo has permits, or there is no demo.
 */
export async function adoptName(ctx: JobContext): Promise<boolean> {
  const [demo] = await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.isDemo, true))
    .limit(1);
  if (!demo) return true;
  if ((await ctx.db.$count(companyPermits, eq(companyPermits.companyId, demo.id))) > 0) return true;
  const [busiest] = await ctx.db
    .select({ norm: permits.contractorNorm })
    .from(permits)
    .innerJoin(feeds, and(eq(feeds.id, permits.feedId), eq(feeds.enabled, true)))
    .innerJoin(companyCities, and(eq(companyCities.city, feeds.record), eq(companyCities.companyId, demo.id)))
    .where(isNotNull(permits.contractorNorm))
    .groupBy(permits.contractorNorm)
    .having(sql`count(*) between ${FEWEST} and ${MOST}`)
    .orderBy(desc(sql`max(coalesce(${permits.issuedDate}, ${permits.appliedDate}))`), desc(sql`count(*)`))
    .limit(1);
  if (!busiest?.norm) return false;
  const { linked } = await linkCompanyPermits(ctx, {
    companyId: asCompanyId(demo.id),
    names: [busiest.norm],
  });
  if (linked > 0) await assignDemoPermits(ctx, asCompanyId(demo.id));
  return linked > 0;
}
