import { and, asc, count, eq, sql } from 'drizzle-orm';
import { feeds, permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { utcDay } from '@/lib/platform/clock/days';
import { readMeasured } from '@/lib/tracking/feeds/delays';
import { feedHealth } from '@/lib/tracking/feeds/health';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { findCity } from './catalogue';
import { getPopulation } from './places';
import type { AvailableCities, CityNumbers, CityStats, TypeDuration } from './types';

/** The monitored cities, by name, with how many permits are held of each. */
export async function listAvailableCities(ctx: Context): Promise<AvailableCities> {
  const rows = await ctx.db
    .select({
      record: feeds.record,
      mode: feeds.mode,
      lastSuccessAt: feeds.lastSuccessAt,
      permits: sql<number>`(select count(*) from permits where permits.feed_id = feeds.id)`.mapWith(Number),
    })
    .from(feeds)
    .where(eq(feeds.enabled, true));
  const cities = rows.flatMap(({ record, mode, lastSuccessAt, permits: held }) => {
    const city = findCity(record);
    if (!city) return [];
    return {
      slug: city.slug,
      name: city.name,
      state: city.state,
      permits: held,
      last_read_at: lastSuccessAt?.toISOString() ?? null,
      sample: mode === 'sample',
    };
  });
  cities.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return { count: cities.length, cities };
}

export async function getCityStats(ctx: Context): Promise<CityStats> {
  const { cities } = await listAvailableCities(ctx);
  const states: Record<string, number> = {};
  for (const { state } of cities) states[state] = (states[state] ?? 0) + 1;
  return {
    total_cities: cities.length,
    states,
    total_permits: cities.reduce((sum, city) => sum + city.permits, 0),
    total_population: cities.reduce((sum, city) => sum + (getPopulation(city.slug) ?? 0), 0),
  };
}

/** Fewer permits than this say nothing about how long a kind of permit takes. */
const FEWEST_FOR_A_MEDIAN = 8;
const LISTED_TYPES = 6;
const DAYS_TO_ISSUE = sql<
  number[] | null
>`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${permits.issuedDate} - ${permits.appliedDate})`;

/**
 * What a monitored city's own records say of it, over the last twelve months.
 * @throws AppError `not_found` for a city without an enabled feed
 */
export async function getCityNumbers(ctx: Context, { slug }: { slug: string }): Promise<CityNumbers> {
  // Unknown names are rejected without a query, including ones the database could not store.
  if (!findCity(slug)) throw new AppError('not_found');
  const [feed] = await ctx.db
    .select({
      id: feeds.id,
      mode: feeds.mode,
      lastSuccessAt: feeds.lastSuccessAt,
      failureCode: feeds.failureCode,
      probeState: feeds.probeState,
      quietSince: feeds.quietSince,
      newestOn: feeds.newestOn,
    })
    .from(feeds)
    .where(and(eq(feeds.record, slug), eq(feeds.enabled, true)))
    // The city's own records before sample data in their form.
    .orderBy(asc(feeds.mode))
    .limit(1);
  if (!feed) throw new AppError('not_found');
  const ofFeed = eq(permits.feedId, feed.id);
  const today = utcDay(ctx.now);
  const lastYear = sql`${permits.issuedDate} > (${today}::date - interval '12 months') and ${permits.issuedDate} <= ${today}::date`;
  const [statuses, months, durations, [overall], measured] = await Promise.all([
    ctx.db
      .select({ bucket: permits.statusBucket, permits: count() })
      .from(permits)
      .where(ofFeed)
      .groupBy(permits.statusBucket),
    ctx.db
      .select({ month: sql<string>`to_char(${permits.issuedDate}, 'YYYY-MM')`, permits: count() })
      .from(permits)
      .where(and(ofFeed, lastYear))
      .groupBy(sql`1`),
    ctx.db
      .select({
        type: sql<string>`${permits.permitType}`,
        permits: count(),
        quartiles: DAYS_TO_ISSUE,
      })
      .from(permits)
      .where(
        and(
          ofFeed,
          lastYear,
          sql`${permits.permitType} is not null and ${permits.appliedDate} <= ${permits.issuedDate}`,
        ),
      )
      .groupBy(permits.permitType)
      .having(sql`count(*) >= ${FEWEST_FOR_A_MEDIAN}`)
      .orderBy(sql`count(*) desc, 1`)
      .limit(LISTED_TYPES),
    ctx.db
      .select({ permits: count(), quartiles: DAYS_TO_ISSUE })
      .from(permits)
      .where(and(ofFeed, lastYear, sql`${permits.appliedDate} <= ${permits.issuedDate}`)),
    readMeasured(ctx, feed.id),
  ]);
  const byMonth = new Map(months.map((row) => [row.month, row.permits]));
  return {
    slug,
    sample: feed.mode === 'sample',
    permits: statuses.reduce((sum, row) => sum + row.permits, 0),
    last_read_at: feed.lastSuccessAt?.toISOString() ?? null,
    health: feedHealth(feed, ctx.now),
    newest_on: feed.newestOn,
    issued_by_month: lastMonths(today, 12).map((month) => ({ month, permits: byMonth.get(month) ?? 0 })),
    days_to_issue:
      overall && overall.permits >= FEWEST_FOR_A_MEDIAN
        ? { permits: overall.permits, days: toQuartiles(overall.quartiles) }
        : null,
    durations: durations.map(({ type, permits: number, quartiles }) => ({
      type,
      permits: number,
      days: toQuartiles(quartiles),
    })),
    by_status: Object.fromEntries(statuses.map((row): [StatusBucket, number] => [row.bucket, row.permits])),
    reading: {
      at_least_every_minutes: feedRecord(slug)?.everyMinutes ?? null,
      median_minutes_between_looks: toMinutes(measured.medianGapMs),
      median_minutes_behind_city: toMinutes(measured.medianLagMs),
      p95_minutes_behind_city: toMinutes(measured.p95LagMs),
    },
  };
}

function toQuartiles(quartiles: number[] | null): TypeDuration['days'] {
  const [q1 = 0, median = 0, q3 = 0] = (quartiles ?? []).map((days) => Math.round(Number(days)));
  return { q1, median, q3 };
}

function toMinutes(ms: number | null): number | null {
  return ms === null ? null : Math.max(1, Math.round(ms / 60_000));
}

/** `2026-11-21` and 3 → `2026-09`, `2026-10`, `2026-11`. */
function lastMonths(today: string, number: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: number }, (_, index) =>
    new Date(Date.UTC(year, month - number + index, 1)).toISOString().slice(0, 7),
  );
}
