import { type SQL, sql } from 'drizzle-orm';
import { permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { StatusBucket } from '../types';
import type { DayCursor } from './cursor';
import type { Box } from './query';

/** A permit found: its place in the order of the answer. */
export interface Hit {
  id: number;
  listedOn: string;
}

/** What every permit of an answer must be, whatever found it. */
export interface Conditions {
  feedIds: string[];
  buckets: StatusBucket[];
  box: Box | null;
  from: string | null;
  to: string | null;
  after: DayCursor | null;
}

/** Permits one question to the index may lead to: fetching them is what a search costs. */
export const CAP = 2_000;

export interface Probed {
  /** Whether more permits meet the query than were looked at: `hits` are then not the newest. */
  isCapped: boolean;
  matched: number;
  hits: Hit[];
}

/**
 * The newest permits that meet a query of few. What the index answers is gathered first and sorted after: asked for
 * both at once, the planner walks by date through millions of rows for a word that is in ten.
 */
export async function probe(
  ctx: Context,
  query: string,
  conditions: Conditions,
  limit: number,
): Promise<Probed> {
  const rows = await ctx.db.execute<{ seen: number; matched: number; id: string | null; on: string }>(sql`
    with met as materialized (
      select id, listed_on, feed_id, status_bucket, latitude, longitude from ${permits}
      where search @@ ${query}::tsquery limit ${CAP + 1}
    ), kept as materialized (select id, listed_on from met where ${within(conditions)})
    select c.seen, c.matched, k.id, k.listed_on::text as "on"
    from (select (select count(*)::int from met) as seen, (select count(*)::int from kept) as matched) c
    left join lateral (select * from kept order by listed_on desc, id desc limit ${limit}) k on true
    order by k.listed_on desc, k.id desc`);
  const [first] = rows;
  return {
    isCapped: (first?.seen ?? 0) > CAP,
    matched: first?.matched ?? 0,
    hits: rows.flatMap(({ id, on }) => (id === null ? [] : [{ id: Number(id), listedOn: on }])),
  };
}

/** The newest permits of some feeds, each read from its end; those that meet `query` where they are many. */
export async function walk(
  ctx: Context,
  query: string | null,
  conditions: Conditions,
  limit: number,
): Promise<Hit[]> {
  const rows = await ctx.db.execute<{ id: string; on: string }>(sql`
    select w.id, w.listed_on::text as "on"
    from unnest(${arrayOf(conditions.feedIds)}::text[]) as f (id)
    cross join lateral (
      select id, listed_on from ${permits}
      where feed_id = f.id and ${within(conditions)} ${query === null ? sql`` : sql`and search @@ ${query}::tsquery`}
      order by feed_id desc, listed_on desc, id desc limit ${limit}
    ) w
    order by w.listed_on desc, w.id desc limit ${limit}`);
  return rows.map(({ id, on }) => ({ id: Number(id), listedOn: on }));
}

/** How many permits the planner expects to meet a query. */
export async function estimate(ctx: Context, query: string): Promise<number> {
  const [row] = await ctx.db.execute<{ 'QUERY PLAN': unknown }>(
    sql`explain (format json) select 1 from ${permits} where search @@ ${query}::tsquery`,
  );
  const plan = row?.['QUERY PLAN'];
  const text = typeof plan === 'string' ? plan : JSON.stringify(plan);
  // Of its nodes the topmost stands first, and it alone counts all workers' rows.
  return Number(/"Plan Rows":\s*(\d+)/.exec(text)?.[1] ?? 0);
}

export function within({ feedIds, buckets, box, from, to, after }: Conditions): SQL {
  const conditions = [sql`feed_id = any(${arrayOf(feedIds)}::text[])`];
  if (buckets.length > 0) conditions.push(sql`status_bucket = any(${arrayOf(buckets)}::text[])`);
  if (from) conditions.push(sql`listed_on >= ${from}::date`);
  if (to) conditions.push(sql`listed_on <= ${to}::date`);
  if (after) conditions.push(sql`(listed_on, id) < (${after[1]}::date, ${after[2]}::bigint)`);
  if (box)
    conditions.push(
      sql`latitude between ${box.south} and ${box.north} and longitude between ${box.west} and ${box.east}`,
    );
  return sql.join(conditions, sql` and `);
}

/** Ids and words of our own: letters, digits, dots and dashes. */
export const arrayOf = (values: string[]) => `{${values.map((value) => `"${value}"`).join(',')}}`;
