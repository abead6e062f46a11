import { inArray, sql } from 'drizzle-orm';
import {
  feeds,
  inspections,
  permitStandings,
  permits,
  reviewSteps,
  reviewTargets,
  sidePermits,
} from '@/db/schema';
import type { Context } from '@/lib/context';
import { utcDay } from '@/lib/platform/clock/days';
import { dayIn } from '@/lib/platform/clock/zones';
import { standingOf } from '@/lib/tracking/permits/standing/standing';
import { feedRecord } from '../records';
import { asReviewSteps } from './queries';

const BATCH = 500;
const DEFAULT_ZONE = 'America/New_York';

/**
 * Says anew whom permits wait for: those a side feed or the city's own feed told something of since, and those a day
 * has turned. Returns how many; fewer than the limit means that none is left.
 */
export async function placePermits(
  ctx: Context,
  { permitIds, limit = BATCH }: { permitIds?: readonly number[]; limit?: number } = {},
): Promise<number> {
  const ids = permitIds ? [...permitIds] : await findMoved(ctx, limit);
  if (ids.length === 0) return 0;
  const [held, steps, targets, visits] = await Promise.all([
    ctx.db
      .select({
        id: permits.id,
        statusBucket: permits.statusBucket,
        statusDate: permits.statusDate,
        issuedDate: permits.issuedDate,
        missingSince: permits.missingSince,
        changedAt: permits.changedAt,
        record: feeds.record,
      })
      .from(permits)
      .innerJoin(feeds, sql`${feeds.id} = ${permits.feedId}`)
      .where(inArray(permits.id, ids)),
    ctx.db.select().from(reviewSteps).where(inArray(reviewSteps.permitId, ids)),
    ctx.db.select().from(reviewTargets).where(inArray(reviewTargets.permitId, ids)),
    ctx.db.select().from(inspections).where(inArray(inspections.permitId, ids)),
  ]);
  const stepsOf = byPermit(steps);
  const targetsOf = byPermit(targets);
  const visitsOf = byPermit(visits);
  const rows = held.map(({ id, record, changedAt, ...permit }) => ({
    permitId: id,
    ...standingOf({
      permit,
      steps: asReviewSteps(record, stepsOf.get(id) ?? [], targetsOf.get(id) ?? []),
      inspections: visitsOf.get(id) ?? [],
      today: dayIn(feedRecord(record)?.timeZone ?? DEFAULT_ZONE, ctx.now),
    }),
    madeFrom: changedAt,
    placedAt: ctx.now,
  }));
  if (rows.length > 0)
    await ctx.db
      .insert(permitStandings)
      .values(rows.sort((a, b) => a.permitId - b.permitId))
      .onConflictDoUpdate({ target: permitStandings.permitId, set: EVERY_COLUMN });
  return ids.length;
}

const EVERY_COLUMN = {
  waitsOn: sql`excluded.waits_on`,
  why: sql`excluded.why`,
  places: sql`excluded.places`,
  since: sql`excluded.since`,
  due: sql`excluded.due`,
  visitOn: sql`excluded.visit_on`,
  visitKind: sql`excluded.visit_kind`,
  madeFrom: sql`excluded.made_from`,
  turnsOn: sql`excluded.turns_on`,
  placedAt: sql`excluded.placed_at`,
};

function byPermit<Row extends { permitId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const of = new Map<number, Row[]>();
  for (const row of rows) {
    const list = of.get(row.permitId);
    if (list) list.push(row);
    else of.set(row.permitId, [row]);
  }
  return of;
}

/** Where it is still yesterday, a day turns some hours later than here: those are looked at once more. */
async function findMoved(ctx: Context, limit: number): Promise<number[]> {
  const now = ctx.now.toISOString();
  const rows = await ctx.db.execute<{ id: number | string }>(sql`
    select id from (
      select read.permit_id as id
      from ${sidePermits} read
      left join ${permitStandings} known on known.permit_id = read.permit_id
      where known.permit_id is null or known.placed_at < read.read_at
      union
      select known.permit_id
      from ${permitStandings} known join ${permits} p on p.id = known.permit_id
      where known.made_from <> p.changed_at
        or (known.turns_on <= ${utcDay(ctx.now)}::date
          and known.placed_at < ${now}::timestamptz - interval '1 hour')
    ) moved order by id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}
