import { and, eq, type SQL, sql } from 'drizzle-orm';
import { companyPermits, permitAssignments } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';

/** Column: number of permits assigned to `person`, without those the company has removed. */
export function assignedCount(ctx: Context<UserActor>, person: SQL): SQL<number> {
  const assigned = ctx.db
    .select({ rows: sql`count(*)` })
    .from(permitAssignments)
    .innerJoin(
      companyPermits,
      and(
        eq(companyPermits.permitId, permitAssignments.permitId),
        eq(companyPermits.companyId, permitAssignments.companyId),
        eq(companyPermits.state, 'confirmed'),
      ),
    )
    .where(and(eq(permitAssignments.companyId, ctx.actor.companyId), person));
  return sql<number>`(${assigned})`.mapWith(Number);
}
