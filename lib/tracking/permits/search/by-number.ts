import { sql } from 'drizzle-orm';
import { permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { startingWith } from '../search-terms';
import type { NumberCursor } from './cursor';
import { type Conditions, toPgArray, within } from './probe';

export interface NumberHit {
  id: number;
  permitNumber: string;
}

export interface NumberPage {
  hits: NumberHit[];
  /** Where the look-up stopped; null at its end. */
  last: NumberHit | null;
}

/** Maximum index entries scanned to fill a page; entries of cities outside the company's are skipped. */
const LOOKED_AT = 2_000;
const ROUNDS = 4;

/** Whether a text looks like a permit number rather than a house number: long enough, with enough digits. */
export function looksLikeNumber(q: string): boolean {
  const digits = q.replace(/\D/g, '').length;
  const signs = q.replace(/[^\p{L}\p{N}]/gu, '').length;
  return digits >= 3 && signs >= 5 && !/\p{L}{5}/u.test(q) && q.split(/\s+/).length <= 2;
}

/** Permits whose number begins with a text, by number. A page may be short of `limit` and yet not the last. */
export async function findByNumber(
  ctx: Context,
  prefix: string,
  conditions: Conditions,
  after: NumberCursor | null,
  limit: number,
): Promise<NumberPage> {
  const hits: NumberHit[] = [];
  let from = after && { permitNumber: after[1], id: after[2] };
  for (let round = 0; round < ROUNDS; round++) {
    const rows = round === 0 ? Math.min(LOOKED_AT, 2 * limit) : LOOKED_AT;
    const { found, last } = await lookUp(ctx, prefix, conditions, from, limit - hits.length, rows);
    hits.push(...found);
    if (hits.length >= limit || last === null)
      return { hits, last: hits.length >= limit ? (hits.at(-1) ?? null) : null };
    from = last;
  }
  return { hits, last: from };
}

async function lookUp(
  ctx: Context,
  prefix: string,
  conditions: Conditions,
  from: NumberHit | null,
  limit: number,
  lookedAt: number,
): Promise<{ found: NumberHit[]; last: NumberHit | null }> {
  const beyond = from
    ? sql`and permit_number ~>=~ ${from.permitNumber} and (permit_number ~>~ ${from.permitNumber} or id > ${from.id}::bigint)`
    : sql``;
  const rows = await ctx.db.execute<{ id: string; permit_number: string; kept: boolean; seen: number }>(sql`
    with looked as materialized (
      select id, permit_number, feed_id, status_bucket, listed_on, latitude, longitude from ${permits}
      where permit_number like ${startingWith(prefix)} and owner_id is null ${beyond}
      order by permit_number using ~<~, id limit ${lookedAt}
    ), kept as (
      select id, permit_number from looked where ${within(conditions)}
      order by permit_number using ~<~, id limit ${limit}
    ), last as (select id, permit_number from looked order by permit_number using ~>~, id desc limit 1)
    select id, permit_number, true as kept, (select count(*)::int from looked) as seen from kept
    union all
    select id, permit_number, false, (select count(*)::int from looked) from last`);
  const hit = (row: { id: string; permit_number: string }) => ({
    id: Number(row.id),
    permitNumber: row.permit_number,
  });
  const last = rows.find((row) => !row.kept);
  return {
    found: rows.filter((row) => row.kept).map(hit),
    last: last && last.seen >= lookedAt ? hit(last) : null,
  };
}

/** The spelling of a number prefix that matches a stored permit: as typed or in capitals. */
export async function findStoredPrefix(ctx: Context, q: string, feedIds: string[]): Promise<string | null> {
  const spellings = [...new Set([q, q.toUpperCase()])];
  for (const spelling of spellings) {
    const rows = await ctx.db.execute(sql`
      select 1 from (
        select feed_id from ${permits} where permit_number like ${startingWith(spelling)} and owner_id is null
        order by permit_number using ~<~ limit ${LOOKED_AT}
      ) looked where feed_id = any(${toPgArray(feedIds)}::text[]) limit 1`);
    if (rows.length > 0) return spelling;
  }
  return null;
}
