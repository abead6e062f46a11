import { sql } from 'drizzle-orm';
import { permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { dayNumber } from './facets';
import { type Found, type Search, USUAL_DAYS } from './find-hits';
import { toPgArray, within } from './probe';

/** A result count: exact, a lower bound, or an estimate from statistics. */
export interface MatchCount {
  kind: 'exact' | 'at_least' | 'about';
  value: number;
}

/** Without search words, permits are counted up to this number. */
const COUNTED = 1_000;
/**
 * The planner assumes independent words; its estimate is used only if within this factor of what was
 * observed.
 */
const AGREEING = 3;

/** Derives the count from the first page and the rows scanned for it, without another query. */
export async function countMatches(ctx: Context, search: Search, first: Found): Promise<MatchCount> {
  const { query, conditions, expected, today } = search;
  if (first.isWhole) return { kind: 'exact', value: first.matched };
  if (query === null) return countMatching(ctx, search);
  const from = conditions.from ? dayNumber(conditions.from) : dayNumber(today) - USUAL_DAYS;
  const to = Math.min(dayNumber(today), conditions.to ? dayNumber(conditions.to) : Number.POSITIVE_INFINITY);
  const days = Math.max(1, to - from + 1);
  const seen = (first.matched * days) / first.days;
  const planned = (expected * days) / USUAL_DAYS;
  const agree = seen < planned * AGREEING && planned < seen * AGREEING;
  return agree && !conditions.box && planned > COUNTED
    ? { kind: 'about', value: twoDigits(planned) }
    : { kind: 'at_least', value: proven(first.matched) };
}

/** For whole cities: counts by index up to a limit, beyond it uses statistics. */
async function countMatching(ctx: Context, { conditions }: Search): Promise<MatchCount> {
  const matching = sql`from ${permits} where ${within({ ...conditions, after: null })}`;
  const [row] = await ctx.db.execute<{ rows: number }>(
    sql`select count(*)::int as rows from (select 1 ${matching} limit ${COUNTED + 1}) counted`,
  );
  const rows = row?.rows ?? 0;
  if (rows <= COUNTED) return { kind: 'exact', value: rows };
  const planned = await ctx.db.execute<{ 'QUERY PLAN': unknown }>(
    sql`explain (format json) select 1 from ${permits} where feed_id = any(${toPgArray(conditions.feedIds)}::text[])`,
  );
  const expected = Number(/"Plan Rows":\s*(\d+)/.exec(JSON.stringify(planned[0]?.['QUERY PLAN']))?.[1] ?? 0);
  return expected > 2 * COUNTED && !conditions.from && !conditions.to
    ? { kind: 'about', value: twoDigits(expected) }
    : { kind: 'at_least', value: COUNTED };
}

/** Rounds a lower bound to a figure for "more than". */
function proven(matched: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, matched - 1))));
  return Math.floor(Math.max(0, matched - 1) / unit) * unit;
}

function twoDigits(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
