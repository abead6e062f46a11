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
    select distinct on (h.id) h.id, p.id as city_id, p.permit_number, p.city, p.state, p.address, p.status_bucket
    from permits h
    join company_permits l on l.permit_id = h.id and l.company_id = ${companyId} and l.state = 'confirmed'
    join feeds place on place.id = h.feed_id
    join permits p on p.permit_number in (h.permit_number, upper(h.permit_number))
      and ${inReach(companyId, sql`place.record`)}
    where h.owner_id = ${companyId} ${which}
    order by h.id, coalesce(p.address_norm = h.address_norm, false) desc, p.listed_on desc, p.id
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

/** That `p` is in a feed that is read, of a place by its slug in which the company works. */
function inReach(companyId: string, slug: SQL): SQL {
  return sql`p.owner_id is null and p.missing_since is null and p.feed_id in (
    select f.id from feeds f join company_cities c on c.city = f.record and c.company_id = ${companyId}
    where f.enabled and f.record = ${slug})`;
}

/** For each place and number the permit its city publishes; null where it publishes none in the company's reach. */
export async function findPublished(
  ctx: Context<UserActor>,
  wanted: readonly { slug: string; permitNumber: string; addressNorm: string | null }[],
): Promise<(number | null)[]> {
  if (wanted.length === 0) return [];
  const rows = await ctx.db.execute<{ place: number | string; id: number | string }>(sql`
    select distinct on (w.place) w.place, p.id
    from jsonb_to_recordset((${JSON.stringify(wanted.map((one, place) => ({ ...one, place })))}::text)::jsonb)
      as w (place int, slug text, "permitNumber" text, "addressNorm" text)
    join permits p on p.permit_number in (w."permitNumber", upper(w."permitNumber"))
      and ${inReach(ctx.actor.companyId, sql`w.slug`)}
    order by w.place, coalesce(p.address_norm = w."addressNorm", false) desc, p.listed_on desc, p.id`);
  const ids = new Map(rows.map(({ place, id }) => [Number(place), Number(id)]));
  return wanted.map((_, place) => ids.get(place) ?? null);
}
