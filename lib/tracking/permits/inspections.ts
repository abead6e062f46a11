import { and, asc, desc, eq, inArray } from 'drizzle-orm';
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
  return (await listInspectionsOf(ctx, [permitId])).get(permitId) ?? [];
}

/** The inspections of several of the company's permits, by permit. */
export async function listInspectionsOf(
  ctx: Context<UserActor>,
  permitIds: readonly number[],
): Promise<Map<number, Inspection[]>> {
  if (permitIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ ...inspectionColumns, permitId: inspections.permitId })
    .from(inspections)
    .innerJoin(companyPermits, eq(companyPermits.permitId, inspections.permitId))
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.state, 'confirmed'),
        inArray(inspections.permitId, [...permitIds]),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(MAX_LISTED * permitIds.length);
  const byPermit = new Map<number, Inspection[]>();
  for (const { permitId, ...inspection } of rows)
    byPermit.set(permitId, [...(byPermit.get(permitId) ?? []), inspection]);
  return byPermit;
}
