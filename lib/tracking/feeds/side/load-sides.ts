import { eq, inArray } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feeds, inspections, permitStandings, permits, reviewSteps, reviewTargets } from '@/db/schema';
import { ofStanding, waitingColumns } from '@/lib/tracking/permits/standing/columns';
import type { Inspection, ReviewStep } from '@/lib/tracking/permits/view';
import type { WaitingPermit } from '@/lib/tracking/permits/waiting';
import { asReviewSteps } from './queries';

/** A permit with everything that tells whom it waits for. */
export interface Sided {
  id: number;
  changedAt: Date;
  record: string;
  /** When its side feeds were last placed; null where nothing that was placed holds. */
  placedAt: Date | null;
  permit: WaitingPermit;
  steps: ReviewStep[];
  inspections: Pick<Inspection, 'kind' | 'heldOn' | 'outcome'>[];
}

export async function loadSides(db: Database, permitIds: readonly number[]): Promise<Sided[]> {
  const ids = [...permitIds];
  const [held, steps, targets, visits] = await Promise.all([
    db
      .select({
        id: permits.id,
        changedAt: permits.changedAt,
        record: feeds.record,
        placedAt: permitStandings.placedAt,
        ...waitingColumns,
      })
      .from(permits)
      .innerJoin(feeds, eq(feeds.id, permits.feedId))
      .leftJoin(permitStandings, ofStanding)
      .where(inArray(permits.id, ids)),
    db.select().from(reviewSteps).where(inArray(reviewSteps.permitId, ids)),
    db.select().from(reviewTargets).where(inArray(reviewTargets.permitId, ids)),
    db.select().from(inspections).where(inArray(inspections.permitId, ids)),
  ]);
  const stepsOf = byPermit(steps);
  const targetsOf = byPermit(targets);
  const visitsOf = byPermit(visits);
  return held.map(({ id, record, changedAt, placedAt, ...permit }) => ({
    id,
    changedAt,
    record,
    placedAt,
    permit,
    steps: asReviewSteps(record, stepsOf.get(id) ?? [], targetsOf.get(id) ?? []),
    inspections: visitsOf.get(id) ?? [],
  }));
}

function byPermit<Row extends { permitId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const of = new Map<number, Row[]>();
  for (const row of rows) {
    const list = of.get(row.permitId);
    if (list) list.push(row);
    else of.set(row.permitId, [row]);
  }
  return of;
}
