import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { permitStandings, permits, sidePermits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { utcDay } from '@/lib/platform/clock/days';
import { standingOf } from '@/lib/tracking/permits/standing/standing';
import { arrayLiteral } from '../array-literal';
import { cityDay } from '../city-day';
import { loadSides } from './load-sides';

const BATCH = 500;
/** Permits of one page of a feed that are placed by one statement each. */
const MOST_AT_ONCE = 1_000;

/**
 * Says anew whom permits wait for: those a side feed or the city's own feed told something of since, and those a day
 * has turned. Whoever writes a permit or its side rows names them, in the same transaction and as its last step, so
 * that lists never lag; the job finds what is left, which is what a day turned. Returns how many; fewer than the limit
 * means that none is left.
 */
export async function placePermits(
  ctx: Pick<Context, 'db' | 'now'>,
  { permitIds, limit = BATCH }: { permitIds?: readonly number[]; limit?: number } = {},
): Promise<number> {
  const ids = permitIds ? [...permitIds] : await findMoved(ctx, limit);
  if (ids.length > 0) await ctx.db.transaction((tx) => place(tx, ids, ctx.now));
  return ids.length;
}

/** Of permits that were written, places those of which something is kept: others say no more than their status. */
export async function placeKnown(tx: Database, permitIds: readonly number[], now: Date): Promise<void> {
  const sorted = [...new Set(permitIds)].sort((a, b) => a - b);
  for (let start = 0; start < sorted.length; start += MOST_AT_ONCE) {
    const rows = await tx.execute<{ id: number | string }>(sql`
      select permit_id as id from ${permitStandings}
      where permit_id = any(${arrayLiteral(sorted.slice(start, start + MOST_AT_ONCE))}::bigint[])
      order by permit_id`);
    if (rows.length > 0)
      await place(
        tx,
        rows.map(({ id }) => Number(id)),
        now,
      );
  }
}

async function place(tx: Database, ids: readonly number[], now: Date): Promise<void> {
  await lock(tx, ids);
  const rows = (await loadSides(tx, ids)).map(({ id, record, changedAt, permit, steps, inspections }) => ({
    permitId: id,
    ...standingOf({ permit, steps, inspections, today: cityDay(record, now) }),
    madeFrom: changedAt,
    placedAt: now,
  }));
  if (rows.length > 0)
    await tx
      .insert(permitStandings)
      .values(rows.sort((a, b) => a.permitId - b.permitId))
      .onConflictDoUpdate({ target: permitStandings.permitId, set: EVERY_COLUMN });
}

/** Two that write of one permit, its feed and a side feed, go one after the other: the second reads what the first wrote. */
async function lock(tx: Database, ids: readonly number[]): Promise<void> {
  const all = arrayLiteral([...ids]);
  await tx.execute(sql`
    insert into ${permitStandings} (permit_id, places, made_from, placed_at)
    select id, '{}', 'epoch', 'epoch' from ${permits} where id = any(${all}::bigint[]) order by id
    on conflict do nothing`);
  await tx.execute(sql`
    select from ${permitStandings} where permit_id = any(${all}::bigint[]) order by permit_id for update`);
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

/** Where it is still yesterday, a day turns some hours later than here: those are looked at once more. */
async function findMoved(ctx: Pick<Context, 'db' | 'now'>, limit: number): Promise<number[]> {
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
