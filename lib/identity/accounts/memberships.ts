import { and, eq, inArray } from 'drizzle-orm';
import { memberships } from '@/db/schema';
import type { CompanyId, Context, MemberRole } from '@/lib/context';

interface Membership {
  companyId: CompanyId;
  userId: string;
}

/** Adds a membership; an existing one keeps its role. */
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
  await ctx.db.update(memberships).set({ role }).where(whereMembership(which));
}

/** Takes a user out of a company. Their sessions there are ended apart, while they still belong to it. */
export async function removeMembership(ctx: Context, which: Membership): Promise<void> {
  await ctx.db.delete(memberships).where(whereMembership(which));
}

/** Pauses members without a seat (`pausedAt`), or resumes them (null). */
export async function setMembersPaused(
  ctx: Context,
  { companyId, userIds, pausedAt }: { companyId: CompanyId; userIds: string[]; pausedAt: Date | null },
): Promise<void> {
  await ctx.db
    .update(memberships)
    .set({ pausedAt })
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, userIds)));
}

/** The condition for one user's membership of a company. */
export function whereMembership({ companyId, userId }: Membership) {
  return and(eq(memberships.companyId, companyId), eq(memberships.userId, userId));
}
