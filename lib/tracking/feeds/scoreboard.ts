import { count, gte, sql } from 'drizzle-orm';
import { permitEvents, permits, setAsideRows, unknownWords } from '@/db/schema';
import type { AdminActor, Context, JobActor } from '@/lib/context';
import { addDays, DAY_MS, startOfUtcDay, utcDay } from '@/lib/platform/clock/days';
import { arrayLiteral } from './array-literal';
import { readFeedDelays } from './delays';
import { feedRecord } from './records';
import type { PermitField } from './types';

/** Weeks shown, the one that has begun among them. */
export const SCORE_WEEKS = 8;

/** The fields a contractor looks for on a new permit; those a record does not fill are not counted as missing. */
const EXPECTED = [
  'permitType',
  'statusWord',
  'appliedDate',
  'address',
  'contractorName',
  'valuation',
] as const;

/** What a feed gave in a week, or in all weeks together. */
export interface Score {
  /** Permits that were new to us. */
  arrivals: number;
  /** From the portal's own stamp to our event; null where none was stamped. */
  lagMs: number | null;
  p95LagMs: number | null;
  /** Days from a new permit's own date to the day we saw it; null without any. */
  lateDays: number | null;
  p95LateDays: number | null;
  /** The share of expected fields that new permits lack; null without new permits. */
  missing: number | null;
  /** Status words first seen that no record maps, and rows first set aside. */
  words: number;
  setAside: number;
}

export interface WeekScore extends Score {
  /** Its Monday, UTC. */
  week: string;
}

export interface FeedScore {
  feedId: string;
  /** Every week of the span, the oldest first. */
  weeks: WeekScore[];
  /** The newest value of each measure that has one, with what was counted over all weeks. */
  total: Score;
}

/** How quickly and how completely each feed gave its permits, by week: four statements, whatever the number of feeds. */
export async function readScoreboard(
  ctx: Context<AdminActor | JobActor>,
  feeds: readonly { id: string; record: string }[],
): Promise<FeedScore[]> {
  const weeks = listWeeks(ctx.now);
  const from = new Date(startOfUtcDay(weeks[0] ?? utcDay(ctx.now)));
  const [delays, arrivals, words, setAside] = await Promise.all([
    readFeedDelays(ctx, { weeks: SCORE_WEEKS }),
    readArrivals(ctx, feeds, from),
    ctx.db
      .select({ feedId: unknownWords.feedId, week: weekOf(unknownWords.firstSeenAt), rows: count() })
      .from(unknownWords)
      .where(gte(unknownWords.firstSeenAt, from))
      .groupBy(unknownWords.feedId, sql`2`),
    ctx.db
      .select({ feedId: setAsideRows.feedId, week: weekOf(setAsideRows.firstSeenAt), rows: count() })
      .from(setAsideRows)
      .where(gte(setAsideRows.firstSeenAt, from))
      .groupBy(setAsideRows.feedId, sql`2`),
  ]);
  const at = <T extends { feedId: string; week: string }>(rows: readonly T[]) => {
    const byKey = new Map(rows.map((row) => [`${row.feedId} ${row.week}`, row]));
    return (feedId: string, week: string) => byKey.get(`${feedId} ${week}`);
  };
  const [delayAt, arrivalAt, wordsAt, setAsideAt] = [at(delays), at(arrivals), at(words), at(setAside)];
  return feeds.map(({ id, record }) => {
    const scores = weeks.map((week): WeekScore => {
      const delay = delayAt(id, week);
      const arrival = arrivalAt(id, week);
      return {
        week,
        arrivals: arrival?.permits ?? 0,
        lagMs: delay?.medianLagMs ?? null,
        p95LagMs: delay?.p95LagMs ?? null,
        lateDays: arrival?.lateDays ?? null,
        p95LateDays: arrival?.p95LateDays ?? null,
        missing: arrival ? missingShare(record, arrival) : null,
        words: wordsAt(id, week)?.rows ?? 0,
        setAside: setAsideAt(id, week)?.rows ?? 0,
      };
    });
    return { feedId: id, weeks: scores, total: totalOf(scores) };
  });
}

/** The Mondays of the last weeks, UTC, the oldest first. */
function listWeeks(now: Date): string[] {
  const monday = utcDay(now.getTime() - ((now.getUTCDay() + 6) % 7) * DAY_MS);
  return Array.from({ length: SCORE_WEEKS }, (_, i) => addDays(monday, (i + 1 - SCORE_WEEKS) * 7));
}

function weekOf(column: typeof unknownWords.firstSeenAt | typeof setAsideRows.firstSeenAt) {
  return sql<string>`to_char(date_trunc('week', ${column} at time zone 'UTC'), 'YYYY-MM-DD')`;
}

type Missing = Record<(typeof EXPECTED)[number], number>;

interface Arrivals extends Missing {
  feedId: string;
  week: string;
  permits: number;
  lateDays: number | null;
  p95LateDays: number | null;
}

/** New permits by feed and week, from the index of events by their day; days are the city's own. */
async function readArrivals(
  ctx: Context,
  feeds: readonly { id: string; record: string }[],
  from: Date,
): Promise<Arrivals[]> {
  if (feeds.length === 0) return [];
  const zones = feeds.map(({ record }) => feedRecord(record)?.timeZone ?? 'UTC');
  const late = sql`greatest(0, (e.detected_at at time zone z.zone)::date - p.listed_on)`;
  const dated = sql`filter (where p.listed_on > '1900-01-01')`;
  const rows = await ctx.db.execute<Record<keyof Arrivals, string | null>>(sql`
    select p.feed_id as "feedId",
      to_char(date_trunc('week', e.detected_at at time zone 'UTC'), 'YYYY-MM-DD') as week,
      count(*) as permits,
      percentile_disc(0.5) within group (order by ${late}) ${dated} as "lateDays",
      percentile_disc(0.95) within group (order by ${late}) ${dated} as "p95LateDays",
      count(*) filter (where p.permit_type is null) as "permitType",
      count(*) filter (where p.status_word is null) as "statusWord",
      count(*) filter (where p.applied_date is null) as "appliedDate",
      count(*) filter (where p.address is null) as address,
      count(*) filter (where p.contractor_name is null) as "contractorName",
      count(*) filter (where p.valuation_cents is null) as valuation
    from ${permitEvents} e
    join ${permits} p on p.id = e.permit_id
    join unnest(${arrayLiteral(feeds.map(({ id }) => id))}::text[], ${arrayLiteral(zones)}::text[])
      as z (feed_id, zone) on z.feed_id = p.feed_id
    where e.kind = 'discovered' and e.detected_at >= ${from.toISOString()}::timestamptz
    group by 1, 2`);
  const number = (value: string | null) => (value === null ? null : Number(value));
  return rows.map((row) => ({
    feedId: row.feedId ?? '',
    week: row.week ?? '',
    permits: Number(row.permits),
    lateDays: number(row.lateDays),
    p95LateDays: number(row.p95LateDays),
    permitType: Number(row.permitType),
    statusWord: Number(row.statusWord),
    appliedDate: Number(row.appliedDate),
    address: Number(row.address),
    contractorName: Number(row.contractorName),
    valuation: Number(row.valuation),
  }));
}

function missingShare(record: string, arrival: Arrivals): number | null {
  const fields = feedRecord(record)?.fields;
  const mapped = EXPECTED.filter((field: PermitField) => fields?.[field] !== undefined);
  if (mapped.length === 0 || arrival.permits === 0) return null;
  return mapped.reduce((sum, field) => sum + arrival[field], 0) / (mapped.length * arrival.permits);
}

function totalOf(weeks: readonly WeekScore[]): Score {
  const newest = <K extends keyof Score>(key: K): Score[K] | null =>
    weeks.findLast((week) => week[key] !== null)?.[key] ?? null;
  const sum = (key: 'arrivals' | 'words' | 'setAside') => weeks.reduce((all, week) => all + week[key], 0);
  return {
    arrivals: sum('arrivals'),
    lagMs: newest('lagMs'),
    p95LagMs: newest('p95LagMs'),
    lateDays: newest('lateDays'),
    p95LateDays: newest('p95LateDays'),
    missing: newest('missing'),
    words: sum('words'),
    setAside: sum('setAside'),
  };
}
