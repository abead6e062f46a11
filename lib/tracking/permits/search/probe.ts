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

/** Conditions that apply to every result row. */
export interface Conditions {
  feedIds: string[];
  buckets: StatusBucket[];
  box: Box | null;
  from: string | null;
  to: string | null;
  after: DayCursor | null;
}

/** Maximum matches fetched per index query, which dominates the cost. */
export const CAP = 2_000;

export interface Probed {
  /** Whether more permits meet the query than were looked at: `hits` are then not the newest. */
  isCapped: boolean;
  matched: number;
  hits: Hit[];
}

/**
 * The newest matches of a selective query. Matches are gathered by the index first and sorted afterwards: in
 * one step the planner would scan millions of rows in date order for a rare word.
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

/** Maximum cities for a merge scan; planning time grows with each. */
export const MAX_MERGED = 12;

/**
 * Scans the newest permits of a few cities in date order, without the word index. Stops at `limit` matches,
 * or after `lookAt` rows: `end` is then the last of them.
 */
export async function walkMerged(
  ctx: Context,
  query: string,
  conditions: Conditions,
  limit: number,
  lookAt: number,
): Promise<{ hits: Hit[]; end: Hit | null }> {
  const { feedIds } = conditions;
  // Each branch is read lazily from the end of its index; the limit inside is a hint for the planner.
  const merged = (columns: SQL) =>
    sql.join(
      feedIds.map(
        (id) => sql`(
          select ${columns} from ${permits} where ${sql.join([sql`feed_id = ${id}`, ...bounds(conditions)], sql` and `)}
          order by listed_on desc, id desc limit ${lookAt})`,
      ),
      sql` union all `,
    );
  const rows = await ctx.db.execute<{ id: string; on: string }>(sql`
    select id, listed_on::text as "on" from (
      select * from (${merged(sql`id, listed_on, status_bucket, latitude, longitude, search`)}) every
      order by listed_on desc, id desc limit ${lookAt}
    ) looked where ${sql.join([...filters(conditions), sql`search @@ ${query}::tsquery`], sql` and `)} limit ${limit}`);
  const hits = rows.map(({ id, on }) => ({ id: Number(id), listedOn: on }));
  if (hits.length >= limit) return { hits, end: null };
  const [end] = await ctx.db.execute<{ id: string; on: string }>(sql`
    select id, listed_on::text as "on" from (${merged(sql`id, listed_on`)}) every
    order by listed_on desc, id desc offset ${lookAt - 1} limit 1`);
  return { hits, end: end ? { id: Number(end.id), listedOn: end.on } : null };
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
    from unnest(${toPgArray(conditions.feedIds)}::text[]) as f (id)
    cross join lateral (
      select id, listed_on from ${permits}
      where feed_id = f.id and ${within(conditions)} ${query === null ? sql`` : sql`and search @@ ${query}::tsquery`}
      order by feed_id desc, listed_on desc, id desc limit ${limit}
    ) w
    order by w.listed_on desc, w.id desc limit ${limit}`);
  return rows.map(({ id, on }) => ({ id: Number(id), listedOn: on }));
}

/** Frequency of lexemes by `pg_stats`; rare ones are not included. */
export async function getLexemeShares(ctx: Context, lexemes: string[]): Promise<Map<string, number>> {
  const rows = await ctx.db.execute<{ word: string; share: number }>(sql`
    select e.word, e.share from pg_stats s,
      unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as e (word, share)
    where s.schemaname = 'public' and s.tablename = 'permits' and s.attname = 'search'
      and e.word = any(${toPgArray(lexemes)}::text[])`);
  return new Map(rows.map(({ word, share }) => [word, share]));
}

/** How many permits the planner expects to meet a query, in all cities or in some. */
export async function estimate(ctx: Context, query: string, feedIds: string[] = []): Promise<number> {
  const among = feedIds.length > 0 ? sql`and feed_id = any(${toPgArray(feedIds)}::text[])` : sql``;
  const [row] = await ctx.db.execute<{ 'QUERY PLAN': unknown }>(
    sql`explain (format json) select 1 from ${permits} where search @@ ${query}::tsquery ${among}`,
  );
  const plan = row?.['QUERY PLAN'];
  const text = typeof plan === 'string' ? plan : JSON.stringify(plan);
  // Of its nodes the topmost stands first, and it alone counts all workers' rows.
  return Number(/"Plan Rows":\s*(\d+)/.exec(text)?.[1] ?? 0);
}

export function within(conditions: Conditions): SQL {
  const isOfTheirs = sql`feed_id = any(${toPgArray(conditions.feedIds)}::text[])`;
  return sql.join([isOfTheirs, ...filters(conditions), ...bounds(conditions)], sql` and `);
}

function filters({ buckets, box }: Conditions): SQL[] {
  const conditions: SQL[] = [];
  if (buckets.length > 0) conditions.push(sql`status_bucket = any(${toPgArray(buckets)}::text[])`);
  if (box)
    conditions.push(
      sql`latitude between ${box.south} and ${box.north} and longitude between ${box.west} and ${box.east}`,
    );
  return conditions;
}

/** What the order of an answer is bounded by. */
function bounds({ from, to, after }: Conditions): SQL[] {
  const conditions: SQL[] = [];
  if (from) conditions.push(sql`listed_on >= ${from}::date`);
  if (to) conditions.push(sql`listed_on <= ${to}::date`);
  if (after) conditions.push(sql`(listed_on, id) < (${after[1]}::date, ${after[2]}::bigint)`);
  return conditions;
}

/** Ids and words of our own: letters, digits, dots and dashes. */
export const toPgArray = (values: string[]) => `{${values.map((value) => `"${value}"`).join(',')}}`;
