import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { memberships, users } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { fullName } from '@/lib/identity/accounts/full-name';

/** The names of paused members, for the owner, whatever the plan. */
export async function listWaiting(ctx: Context<UserActor>): Promise<string[]> {
  requirePermission(ctx, 'billing.read');
  const rows = await ctx.db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, ctx.actor.companyId), isNotNull(memberships.pausedAt)))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId));
  return rows.map(fullName);
}
