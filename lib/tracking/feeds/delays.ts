import { and, asc, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feedWeeks } from '@/db/schema';
import type { Context } from '@/lib/context';
import { DAY_MS, utcDay } from '@/lib/platform/clock/days';
import { arrayLiteral } from './array-literal';
import { countDurations, quantile } from './durations';

/** Weeks that are kept. */
const KEPT_WEEKS = 104;

export interface FeedDelays {
  feedId: string;
  /** The Monday the week began on, UTC. */
  week: string;
  /** Answers of the portal, to looks and to whole reads. */
  looks: number;
  /** Events. */
  changes: number;
  /** Events whose publication the portal stamped: what the two lags are measured on. */
  stamped: number;
  /** From the city's own stamp to our event; null where nothing was stamped. */
  medianLagMs: number | null;
  p95LagMs: number | null;
  /** From one look to the next. */
  medianGapMs: number | null;
}

/** What was measured of feeds by week, the oldest week first; of all feeds unless some are named. */
export async function readFeedDelays(
  ctx: Context,
  { weeks, feedIds }: { weeks: number; feedIds?: readonly string[] },
): Promise<FeedDelays[]> {
  const from = mondayOf(new Date(ctx.now.getTime() - (weeks - 1) * 7 * DAY_MS));
  const rows = await ctx.db
    .select()
    .from(feedWeeks)
    .where(and(gte(feedWeeks.week, from), feedIds && inArray(feedWeeks.feedId, [...feedIds])))
    .orderBy(asc(feedWeeks.week), asc(feedWeeks.feedId));
  return rows.map(({ gaps, lags, ...row }) => ({
    ...row,
    stamped: lags.reduce((sum, count) => sum + count, 0),
    medianLagMs: quantile(lags, 0.5),
    p95LagMs: quantile(lags, 0.95),
    medianGapMs: quantile(gaps, 0.5),
  }));
}

export interface Measured {
  feedId: string;
  looks?: number;
  changes?: number;
  gapsMs?: readonly number[];
  lagsMs?: readonly number[];
}

/** Adds what was measured to the feed's week. */
export async function noteMeasured(db: Database, measured: Measured, now: Date): Promise<void> {
  const { feedId, looks = 0, changes = 0 } = measured;
  const gaps = arrayLiteral(countDurations(measured.gapsMs ?? []));
  const lags = arrayLiteral(countDurations(measured.lagsMs ?? []));
  await db.execute(sql`
    insert into ${feedWeeks} (feed_id, week, looks, changes, gaps, lags)
    values (${feedId}, ${mondayOf(now)}::date, ${looks}, ${changes}, ${gaps}::integer[], ${lags}::integer[])
    on conflict (feed_id, week) do update set
      looks = ${feedWeeks}.looks + excluded.looks,
      changes = ${feedWeeks}.changes + excluded.changes,
      gaps = ${added('gaps')},
      lags = ${added('lags')}`);
}

/** The counts of two rows, class by class. */
const added = (column: 'gaps' | 'lags') => sql`array(
  select coalesce(a, 0) + coalesce(b, 0)
  from unnest(${feedWeeks[column]}, ${sql.identifier('excluded')}.${sql.identifier(column)})
    with ordinality as counts (a, b, place)
  order by place)`;

/** Deletes weeks nobody looks at any more. */
export async function dropOldWeeks(ctx: Context): Promise<void> {
  const before = mondayOf(new Date(ctx.now.getTime() - KEPT_WEEKS * 7 * DAY_MS));
  await ctx.db.delete(feedWeeks).where(lt(feedWeeks.week, before));
}

function mondayOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return utcDay(new Date(at.getTime() - sinceMonday * DAY_MS));
}
