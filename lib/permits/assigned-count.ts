import { and, eq, type SQL, sql } from 'drizzle-orm';
import { companyPermits, permitAssignments } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';

/** A column: how many permits are the work of whom `person` says. One the company has removed since is nobody's work. */
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
