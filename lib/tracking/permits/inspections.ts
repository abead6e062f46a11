import { and, asc, desc, eq } from 'drizzle-orm';
import { companyPermits, inspections } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import type { Inspection } from './view';

const MAX_LISTED = 100;

export const inspectionColumns = {
  sourceKey: inspections.sourceKey,
  kind: inspections.kind,
  heldOn: inspections.heldOn,
  resultWord: inspections.resultWord,
  outcome: inspections.outcome,
};

/** What comes next on top; those without a day, which are not planned yet, before all others. */
export const NEWEST_FIRST = [desc(inspections.heldOn), asc(inspections.sourceKey)];

/** The inspections the city publishes of one of the company's permits. */
export async function listInspections(ctx: Context<UserActor>, permitId: number): Promise<Inspection[]> {
  return ctx.db
    .select(inspectionColumns)
    .from(inspections)
    .innerJoin(companyPermits, eq(companyPermits.permitId, inspections.permitId))
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.state, 'confirmed'),
        eq(inspections.permitId, permitId),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(MAX_LISTED);
}
