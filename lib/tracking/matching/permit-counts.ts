import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { companyCities, feeds, permits } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';

export interface ReachedFeed {
  id: string;
  /** The city's slug. */
  record: string;
}

/** The enabled feeds of these cities. */
export async function feedsOfCities(ctx: Context, cities: readonly string[]): Promise<ReachedFeed[]> {
  if (cities.length === 0) return [];
  return ctx.db
    .select({ id: feeds.id, record: feeds.record })
    .from(feeds)
    .where(and(eq(feeds.enabled, true), inArray(feeds.record, [...cities])))
    .orderBy(feeds.id);
}

/** The enabled feeds of a company's cities. */
export async function feedsOfCompany(
  ctx: Context,
  { companyId }: { companyId: CompanyId },
): Promise<ReachedFeed[]> {
  return ctx.db
    .select({ id: feeds.id, record: feeds.record })
    .from(feeds)
    .innerJoin(companyCities, eq(companyCities.city, feeds.record))
    .where(and(eq(feeds.enabled, true), eq(companyCities.companyId, companyId)))
    .orderBy(feeds.id);
}

export interface NameCount {
  norm: string;
  feedId: string;
  permits: number;
}

/** Number of permits per feed and name, by an index-only scan. */
export async function countPermitsByName(
  ctx: Context,
  { norms, feedIds }: { norms: readonly string[]; feedIds: readonly string[] },
): Promise<NameCount[]> {
  if (norms.length === 0 || feedIds.length === 0) return [];
  const rows = await ctx.db
    .select({
      norm: permits.contractorNorm,
      feedId: permits.feedId,
      permits: sql<number>`count(*)::int`,
    })
    .from(permits)
    .where(and(inArray(permits.contractorNorm, [...norms]), inArray(permits.feedId, [...feedIds])))
    .groupBy(permits.contractorNorm, permits.feedId);
  return rows.flatMap(({ norm, ...row }) => (norm === null ? [] : [{ ...row, norm }]));
}

/** For a name with more permits than this in a city, the newest are picked among those listed last. */
const MAX_READ = 500;

/** The ids of the newest permits under each name, `limit` a name, newest first. */
export async function newestUnder(
  ctx: Context,
  { counts, limit }: { counts: readonly Pick<NameCount, 'norm' | 'feedId'>[]; limit: number },
): Promise<{ norm: string; id: number }[]> {
  if (counts.length === 0) return [];
  const norms = counts.map(({ norm }) => norm);
  const feedIds = counts.map(({ feedId }) => feedId);
  return ctx.db.execute<{ norm: string; id: number }>(sql`
    select norm, id::float8 as id from (
      select p.contractor_norm as norm, p.id, p.listed_on,
        row_number() over (partition by p.contractor_norm order by p.listed_on desc, p.id desc) as place
      from unnest(${sql.param(norms)}::text[], ${sql.param(feedIds)}::text[]) as under(norm, feed_id)
      cross join lateral (
        select contractor_norm, id, listed_on from permits
        where contractor_norm = under.norm and feed_id = under.feed_id
        order by contractor_norm desc, feed_id desc limit ${MAX_READ}
      ) p
    ) found where place <= ${limit} order by listed_on desc, id desc`);
}

export const previewColumns = {
  id: permits.id,
  permitNumber: permits.permitNumber,
  permitType: permits.permitType,
  city: feeds.record,
  contractorName: permits.contractorName,
  contractorNorm: permits.contractorNorm,
  bucket: permits.statusBucket,
  statusWord: permits.statusWord,
  issueDate: permits.issuedDate,
  address: permits.address,
};

/** Permit previews by id, newest first. */
export async function readPreviews(ctx: Context, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return ctx.db
    .select(previewColumns)
    .from(permits)
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(inArray(permits.id, [...ids]))
    .orderBy(desc(permits.listedOn), desc(permits.id));
}
