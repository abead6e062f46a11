import { and, count, eq } from 'drizzle-orm';
import { companies, companyPermits, feeds, permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { listCompanyCities } from '@/lib/identity/accounts/companies';
import { PLANS } from '@/lib/providers/billing/plans';
import { isMonitored } from '@/lib/tracking/cities/monitoring';
import { getPermitYear } from '@/lib/tracking/permits/allowance';
import type { CompanyProfile } from './view';

/** The company as its page shows it. */
export async function getCompanyProfile(ctx: Context<UserActor>): Promise<CompanyProfile> {
  requirePermission(ctx, 'permits.read');
  const { companyId, tier } = ctx.actor;
  const [company] = await ctx.db
    .select({
      name: companies.name,
      phone: companies.phone,
      zip: companies.zip,
      trade: companies.trade,
      addresses: companies.addresses,
      licenses: companies.licenses,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new AppError('not_found', { detail: companyId });
  const watched = await countWatched(ctx);
  const cities = await listCompanyCities(ctx, { companyId });
  const year = await getPermitYear(ctx, { companyId });
  return {
    ...company,
    cities: cities.map((city) => ({
      ...city,
      monitored: isMonitored(city.slug),
      watched: watched.get(city.slug) ?? 0,
    })),
    cityLimit: tier === null ? 0 : PLANS[tier].cities,
    year: tier === null ? { ...year, tier, limit: 0 } : year,
  };
}

/** Watched permits by city. */
async function countWatched({ db, actor }: Context<UserActor>): Promise<Map<string, number>> {
  const rows = await db
    .select({ city: feeds.record, watched: count() })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(and(eq(companyPermits.companyId, actor.companyId), eq(companyPermits.state, 'confirmed')))
    .groupBy(feeds.record);
  return new Map(rows.map(({ city, watched }) => [city, watched]));
}
