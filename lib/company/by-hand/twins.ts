import { type SQL, sql } from 'drizzle-orm';
import type { Context, UserActor } from '@/lib/context';
import type { StatusBucket } from '@/lib/tracking/permits/types';

/** A permit the company wrote down, and the one of the same number that its city publishes by now. */
export interface Twin {
  permitId: number;
  cityPermitId: number;
  permitNumber: string;
  city: string;
  state: string;
  address: string | null;
  statusBucket: StatusBucket;
}

const MOST = 20;

/** Permits in the feeds of the company's cities that carry the number of one it wrote down there. */
export async function listTwins(
  ctx: Context<UserActor>,
  { permitId }: { permitId?: number } = {},
): Promise<Twin[]> {
  const { companyId } = ctx.actor;
  const which = permitId === undefined ? sql`` : sql`and h.id = ${permitId}`;
  const rows = await ctx.db.execute<{
    id: number | string;
    city_id: number | string;
    permit_number: string;
    city: string;
    state: string;
    address: string | null;
    status_bucket: StatusBucket;
  }>(sql`
    with hand as materialized (
      select h.id, h.permit_number, h.address_norm, f.id as feed_id
      from permits h
      join company_permits l on l.permit_id = h.id and l.company_id = ${companyId} and l.state = 'confirmed'
      join feeds place on place.id = h.feed_id
      join feeds f on f.record = place.record and ${isRead(companyId)}
      where h.owner_id = ${companyId} ${which})
    select distinct on (hand.id) hand.id, p.id as city_id, p.permit_number, p.city, p.state, p.address, p.status_bucket
    from hand cross join lateral (${publishedAs(sql`hand`)}) p
    order by hand.id, p.is_there desc, p.listed_on desc, p.id
    limit ${MOST}`);
  return rows.map((row) => ({
    permitId: Number(row.id),
    cityPermitId: Number(row.city_id),
    permitNumber: row.permit_number,
    city: row.city,
    state: row.state,
    address: row.address,
    statusBucket: row.status_bucket,
  }));
}

/** That `f` is a feed that is read, of a city in which the company works. */
function isRead(companyId: string): SQL {
  return sql`f.enabled and exists (
    select from company_cities c where c.city = f.record and c.company_id = ${companyId})`;
}

/**
 * What a feed publishes under a number, the one at the same address first; of a row with `feed_id`, `permit_number` and
 * `address_norm`. A limit keeps it a look by number for each row: joined at once, thousands of rows that were just
 * imported make the database read every permit for each of them.
 */
function publishedAs(row: SQL): SQL {
  return sql`
    select p.id, p.permit_number, p.city, p.state, p.address, p.status_bucket, p.listed_on,
      coalesce(p.address_norm = ${row}.address_norm, false) as is_there
    from permits p
    where p.permit_number in (${row}.permit_number, upper(${row}.permit_number)) and p.feed_id = ${row}.feed_id
      and p.owner_id is null and p.missing_since is null
    order by is_there desc, p.listed_on desc, p.id
    limit 1`;
}

/** For each place and number the permit its city publishes; null where it publishes none in the company's reach. */
export async function findPublished(
  ctx: Context<UserActor>,
  wanted: readonly { slug: string; permitNumber: string; addressNorm: string | null }[],
): Promise<(number | null)[]> {
  if (wanted.length === 0) return [];
  const rows = await ctx.db.execute<{ place: number | string; id: number | string }>(sql`
    with wanted as materialized (
      select w.place, w."permitNumber" as permit_number, w."addressNorm" as address_norm, f.id as feed_id
      from jsonb_to_recordset((${JSON.stringify(wanted.map((one, place) => ({ ...one, place })))}::text)::jsonb)
        as w (place int, slug text, "permitNumber" text, "addressNorm" text)
      join feeds f on f.record = w.slug and ${isRead(ctx.actor.companyId)})
    select distinct on (wanted.place) wanted.place, p.id
    from wanted cross join lateral (${publishedAs(sql`wanted`)}) p
    order by wanted.place, p.is_there desc, p.listed_on desc, p.id`);
  const ids = new Map(rows.map(({ place, id }) => [Number(place), Number(id)]));
  return wanted.map((_, place) => ids.get(place) ?? null);
}
