import { and, eq, inArray } from 'drizzle-orm';
import { permitStandings, permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { historyBefore, type Waiting, waitingOn } from '@/lib/tracking/permits/waiting';
import { cityDay } from '../city-day';
import { loadSides } from './load-sides';

/**
 * Whom permits wait for, in full; the caller says which it may read. Lists read the same in SQL (`standing/sql.ts`), so
 * it is said of the day on which the side feeds were last placed, and by the status alone where nothing holds that was
 * placed.
 */
export async function listWaiting(
  ctx: Pick<Context, 'db' | 'now'>,
  permitIds: readonly number[],
): Promise<Map<number, Waiting[]>> {
  if (permitIds.length === 0) return new Map();
  const [held, placed] = await Promise.all([
    loadSides(ctx.db, permitIds),
    ctx.db
      .select({ id: permitStandings.permitId, at: permitStandings.placedAt })
      .from(permitStandings)
      .innerJoin(
        permits,
        and(eq(permits.id, permitStandings.permitId), eq(permits.changedAt, permitStandings.madeFrom)),
      )
      .where(inArray(permitStandings.permitId, [...permitIds])),
  ]);
  const placedAt = new Map(placed.map(({ id, at }) => [id, at]));
  const history = historyBefore(ctx.now);
  return new Map(
    held.map(({ id, record, permit, steps, inspections }) => {
      const at = placedAt.get(id);
      const sides = at ? { steps, inspections } : { steps: [], inspections: [] };
      return [id, waitingOn({ permit, ...sides, today: cityDay(record, at ?? ctx.now), history })];
    }),
  );
}
