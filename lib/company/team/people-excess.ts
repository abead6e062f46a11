import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { invitations, memberships, users } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { fullName } from '@/lib/identity/accounts/full-name';
import { isOpen } from '@/lib/identity/accounts/open-invitation';

export interface Named {
  id: string;
  name: string;
}

/** Members and invitations beyond the seats, and paused members for whom a seat is free. */
export interface PeopleExcess {
  membersToPause: Named[];
  membersToResume: Named[];
  invitations: Named[];
}

/** For whom so many seats have no room: the owner is seated before all, then the first to come. */
export async function findPeopleExcess(
  ctx: Context,
  companyId: CompanyId,
  seats: number,
): Promise<PeopleExcess> {
  const members = await listMembers(ctx, companyId);
  const [seated, standing] = [members.slice(0, seats), members.slice(seats)];
  const invited = await listInvitations(ctx, companyId);
  return {
    membersToPause: standing.filter(({ paused }) => !paused),
    membersToResume: seated.filter(({ paused }) => paused),
    invitations: invited.slice(Math.max(0, seats - seated.length)),
  };
}

async function listMembers(ctx: Context, companyId: CompanyId): Promise<(Named & { paused: boolean })[]> {
  const rows = await ctx.db
    .select({
      id: memberships.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      pausedAt: memberships.pausedAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.companyId, companyId))
    .orderBy(sql`${memberships.role} <> 'owner'`, asc(memberships.createdAt), asc(memberships.userId));
  return rows.map(({ id, pausedAt, ...person }) => ({
    id,
    name: fullName(person),
    paused: pausedAt !== null,
  }));
}

/** Invitations that can still be accepted keep a seat. */
async function listInvitations(ctx: Context, companyId: CompanyId): Promise<Named[]> {
  return ctx.db
    .select({ id: invitations.id, name: invitations.name })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.kind, 'team_member'),
        isOpen,
        gt(invitations.expiresAt, ctx.now),
      ),
    )
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}
