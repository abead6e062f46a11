import { and, eq, inArray } from 'drizzle-orm';
import { memberships } from '@/db/schema';
import type { CompanyId, Context, MemberRole } from '@/lib/context';

interface Membership {
  companyId: CompanyId;
  userId: string;
}

/** Lets a user work in a company; who belongs to it already keeps the role they have. */
export async function addMembership(
  ctx: Context,
  { companyId, userId, role }: Membership & { role: MemberRole },
): Promise<void> {
  await ctx.db
    .insert(memberships)
    .values({ companyId, userId, role, createdAt: ctx.now })
    .onConflictDoNothing();
}

/** Gives a member another role. Who may do so is the caller's to decide. */
export async function setMemberRole(
  ctx: Context,
  { role, ...which }: Membership & { role: MemberRole },
): Promise<void> {
  await ctx.db.update(memberships).set({ role }).where(membershipOf(which));
}

/** Takes a user out of a company. Their sessions there are ended apart, while they still belong to it. */
export async function removeMembership(ctx: Context, which: Membership): Promise<void> {
  await ctx.db.delete(memberships).where(membershipOf(which));
}

/** Pauses members who have no seat (`pausedAt`), or lets them back in (null). */
export async function setMembersPaused(
  ctx: Context,
  { companyId, userIds, pausedAt }: { companyId: CompanyId; userIds: string[]; pausedAt: Date | null },
): Promise<void> {
  await ctx.db
    .update(memberships)
    .set({ pausedAt })
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, userIds)));
}

/** The condition that finds one user's membership of a company. */
export function membershipOf({ companyId, userId }: Membership) {
  return and(eq(memberships.companyId, companyId), eq(memberships.userId, userId));
}
