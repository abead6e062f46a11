import { sql } from 'drizzle-orm';
import { permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { dayNumber } from './facets';
import { type Found, type Search, USUAL_DAYS } from './find-hits';
import { arrayOf, within } from './probe';

/** How many permits an answer has: counted to the end, counted so far, or as the statistics have it. */
export interface MatchCount {
  kind: 'exact' | 'at_least' | 'about';
  value: number;
}

/** Without a word permits are counted one by one up to here. */
const COUNTED = 1_000;
/** The planner takes words for independent: it is believed where what was seen is about what it expects. */
const AGREEING = 3;

/** From the first page and what was met on the way to it: nothing more is asked for, so that no count takes long. */
export async function countMatches(ctx: Context, search: Search, first: Found): Promise<MatchCount> {
  const { query, conditions, expected, today } = search;
  if (first.isWhole) return { kind: 'exact', value: first.matched };
  if (query === null) return countHeld(ctx, search);
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

/** Of whole cities: the index alone is counted, and what is many is as the statistics have it. */
async function countHeld(ctx: Context, { conditions }: Search): Promise<MatchCount> {
  const held = sql`from ${permits} where ${within({ ...conditions, after: null })}`;
  const [row] = await ctx.db.execute<{ rows: number }>(
    sql`select count(*)::int as rows from (select 1 ${held} limit ${COUNTED + 1}) counted`,
  );
  const rows = row?.rows ?? 0;
  if (rows <= COUNTED) return { kind: 'exact', value: rows };
  const planned = await ctx.db.execute<{ 'QUERY PLAN': unknown }>(
    sql`explain (format json) select 1 from ${permits} where feed_id = any(${arrayOf(conditions.feedIds)}::text[])`,
  );
  const expected = Number(/"Plan Rows":\s*(\d+)/.exec(JSON.stringify(planned[0]?.['QUERY PLAN']))?.[1] ?? 0);
  return expected > 2 * COUNTED && !conditions.from && !conditions.to
    ? { kind: 'about', value: twoDigits(expected) }
    : { kind: 'at_least', value: COUNTED };
}

/** What was counted, as a figure one says "more than" of. */
function proven(matched: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, matched - 1))));
  return Math.floor(Math.max(0, matched - 1) / unit) * unit;
}

function twoDigits(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
