import { and, asc, eq, sql } from 'drizzle-orm';
import { memberships, permitAssignments, sessions, tasks, users } from '@/db/schema';
import { taskCounts } from '@/lib/company/tasks/person-counts';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { countSeats, type Seats } from '@/lib/identity/accounts/seats';
import { worksIn } from '@/lib/identity/sessions/work-place';
import { assignedCount } from '@/lib/tracking/permits/assigned-count';
import type { Member } from './view';

type UserContext = Context<UserActor>;

/** The company's people, who joined first on top. */
export async function listMembers(ctx: UserContext): Promise<Member[]> {
  requirePermission(ctx, 'team.read');
  const { companyId, userId } = ctx.actor;
  const rows = await ctx.db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: memberships.role,
      joinedAt: memberships.createdAt,
      pausedAt: memberships.pausedAt,
      lastSeenAt: lastSeenIn(ctx),
      secondFactor: sql<boolean>`${users.totpConfirmedAt} is not null`,
      assignedPermits: assignedCount(ctx, eq(permitAssignments.userId, memberships.userId)),
      ...taskCounts(ctx, eq(tasks.assigneeId, memberships.userId)),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.companyId, companyId))
    .orderBy(asc(memberships.createdAt), asc(users.id));
  return rows.map((row) => ({ ...row, isYou: row.userId === userId }));
}

function lastSeenIn(ctx: UserContext) {
  const seen = ctx.db
    .select({ at: sql`max(${sessions.lastSeenAt})` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), worksIn(ctx.actor.companyId)));
  return sql<Date | null>`(${seen})`.mapWith(sessions.lastSeenAt);
}

export async function getSeats(ctx: UserContext): Promise<Seats> {
  requirePermission(ctx, 'team.read');
  return countSeats(ctx, ctx.actor.companyId);
}
