import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { feeds, permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { feedRecord } from '@/lib/feeds/records/all';
import { coarseStatus } from '@/lib/permits/coarse-status';
import { normaliseContractorName } from '@/lib/permits/normalise-name';
import type { FoundCompany, PermitPreview, VerificationResult } from './types';

/** Below this two names are two companies; between it and 1 the contractor decides. */
export const MIN_SCORE = 0.45;
const MAX_COMPANIES = 10;
const PREVIEW_PERMITS = 5;

export interface CompanyInCities {
  companyName: string;
  /** City slugs. */
  cities: string[];
}

/** Looks for a company's name, and names like it, among the permits held of the cities it works in. */
export async function verifyCompany(ctx: Context, input: CompanyInCities): Promise<VerificationResult> {
  const watched = await enabledFeeds(ctx, input.cities);
  const cities = [...new Set(watched.map((feed) => feed.record))];
  const citiesWithoutContractor = cities.filter((city) => feedRecord(city)?.hasContractor === false);
  const norm = normaliseContractorName(input.companyName);
  const feedIds = watched.map((feed) => feed.id);
  const found = norm === null || feedIds.length === 0 ? [] : await findNames(ctx, norm, feedIds);
  const companies = merge(found);
  const norms = companies.map((company) => company.norm);
  const withData = new Set(found.filter((row) => norms.includes(row.norm)).map((row) => row.city));
  return {
    success: companies.length > 0,
    businessName: input.companyName,
    permitsFound: companies.reduce((sum, company) => sum + company.permits, 0),
    multipleCompanies: companies.length > 1,
    companies,
    previewPermits: norms.length === 0 ? [] : await previewPermits(ctx, norms, feedIds),
    citiesWithData: cities.filter((city) => withData.has(city)),
    citiesNoData: cities.filter((city) => !withData.has(city) && !citiesWithoutContractor.includes(city)),
    citiesWithoutContractor,
  };
}

async function enabledFeeds(ctx: Context, cities: string[]): Promise<{ id: string; record: string }[]> {
  if (cities.length === 0) return [];
  return ctx.db
    .select({ id: feeds.id, record: feeds.record })
    .from(feeds)
    .where(and(eq(feeds.enabled, true), inArray(feeds.record, cities)));
}

interface FoundName extends FoundCompany {
  city: string;
}

async function findNames(ctx: Context, norm: string, feedIds: string[]): Promise<FoundName[]> {
  const score = sql<number>`similarity(${permits.contractorNorm}, ${norm})::float8`;
  const rows = await ctx.db
    .select({
      norm: permits.contractorNorm,
      city: feeds.record,
      name: sql<string>`mode() within group (order by ${permits.contractorName})`,
      permits: sql<number>`count(*)::int`,
      score: sql<number>`max(${score})`,
    })
    .from(permits)
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(
      and(
        inArray(permits.feedId, feedIds),
        isNotNull(permits.contractorNorm),
        // The operator finds them by index, the function sets our own bar.
        sql`${permits.contractorNorm} % ${norm}`,
        gte(score, MIN_SCORE),
      ),
    )
    .groupBy(permits.contractorNorm, feeds.record);
  return rows.flatMap((row) => (row.norm === null ? [] : [{ ...row, norm: row.norm }]));
}

/** One entry a spelling, best first; the count is over all its cities. */
function merge(found: FoundName[]): FoundCompany[] {
  const byNorm = new Map<string, FoundCompany>();
  for (const { norm, name, permits: count, score } of found) {
    const known = byNorm.get(norm);
    if (known) known.permits += count;
    else byNorm.set(norm, { name, norm, permits: count, score });
  }
  return [...byNorm.values()]
    .sort((a, b) => b.score - a.score || b.permits - a.permits)
    .slice(0, MAX_COMPANIES);
}

async function previewPermits(ctx: Context, norms: string[], feedIds: string[]): Promise<PermitPreview[]> {
  const rows = await ctx.db
    .select({
      id: permits.id,
      permitNumber: permits.permitNumber,
      permitType: permits.permitType,
      city: feeds.record,
      contractorName: permits.contractorName,
      bucket: permits.statusBucket,
      statusWord: permits.statusWord,
      issueDate: permits.issuedDate,
      address: permits.address,
    })
    .from(permits)
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(and(inArray(permits.feedId, feedIds), inArray(permits.contractorNorm, norms)))
    .orderBy(desc(sql`coalesce(${permits.issuedDate}, ${permits.appliedDate})`), desc(permits.id))
    .limit(PREVIEW_PERMITS);
  return rows.map((row) => ({ ...row, status: coarseStatus(row.bucket) }));
}
