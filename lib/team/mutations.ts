import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { invitations, memberships, permitAssignments, recipients, sessions, users } from '@/db/schema';
import { requirePermission } from '@/lib/access/permissions';
import { isActive } from '@/lib/accounts/active-member';
import { lockCompany } from '@/lib/accounts/lock-company';
import { isOpen } from '@/lib/accounts/open-invitation';
import { recordAudit } from '@/lib/audit/mutations';
import type { Context, MemberRole, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { worksIn } from '@/lib/sessions/work-place';
import { seatTeam } from '@/lib/subscriptions/team-seats';
import { mayGive, mayManage } from './rules';
import type { ChangeRole, OwnMember } from './schema';
import { countSeats } from './seats';

type UserContext = Context<UserActor>;

/** Gives a member another role, as `rules.ts` allows; the role they have already changes nothing. */
export async function changeMemberRole(ctx: UserContext, { userId, role }: ChangeRole): Promise<void> {
  requirePermission(ctx, 'team.manage');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { from, by } = await requireManageable(within, userId);
    if (!mayGive(by, role)) throw new AppError('forbidden', { detail: `${by} gives ${role}` });
    if (from === role) return;
    await tx.update(memberships).set({ role }).where(membershipOf(ctx, userId));
    await recordAudit(within, {
      action: 'member.role_changed',
      subject: userId,
      details: { from, to: role },
    });
  });
}

/**
 * Takes a member out of the company: their sessions at work in it end, their permits are nobody's. Who waited for a
 * seat gets theirs.
 */
export async function removeMember(ctx: UserContext, { userId }: OwnMember): Promise<void> {
  requirePermission(ctx, 'team.manage');
  const { companyId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { from } = await requireManageable(within, userId);
    await tx
      .update(sessions)
      .set({ revokedAt: ctx.now, revocation: 'access_removed' })
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), worksIn(companyId)));
    await tx
      .delete(permitAssignments)
      .where(and(eq(permitAssignments.companyId, companyId), eq(permitAssignments.userId, userId)));
    await takeLeave(within, userId);
    await tx.delete(memberships).where(membershipOf(ctx, userId));
    await recordAudit(within, { action: 'member.removed', subject: userId, details: { role: from } });
    const { limit } = await countSeats(within, companyId);
    // Without a plan nobody's place is decided.
    if (limit > 0) await seatTeam(within, { companyId, seats: limit });
  });
}

/** What would outlast them: the invitations they sent, and the notices they get. */
async function takeLeave(ctx: UserContext, userId: string): Promise<void> {
  const { companyId } = ctx.actor;
  await ctx.db
    .update(invitations)
    .set({ revokedAt: ctx.now })
    .where(and(eq(invitations.companyId, companyId), eq(invitations.invitedBy, userId), isOpen));
  const theirs = ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  // The primary recipient is the company's own affair and cannot be removed.
  await ctx.db
    .delete(recipients)
    .where(
      and(eq(recipients.companyId, companyId), ne(recipients.position, 0), inArray(recipients.email, theirs)),
    );
}

function membershipOf(ctx: UserContext, userId: string) {
  return and(eq(memberships.companyId, ctx.actor.companyId), eq(memberships.userId, userId));
}

/**
 * The roles of a member and of who manages them, both as they are now: whoever else changes roles waits, and
 * somebody demoted or paused a moment ago manages nobody.
 */
async function requireManageable(
  ctx: UserContext,
  userId: string,
): Promise<{ from: MemberRole; by: MemberRole }> {
  await lockCompany(ctx, ctx.actor.companyId);
  const [member] = await ctx.db.select().from(memberships).where(membershipOf(ctx, userId)).for('update');
  if (!member) throw new AppError('not_found', { detail: `member ${userId}` });
  const [actor] = await ctx.db
    .select()
    .from(memberships)
    .where(and(membershipOf(ctx, ctx.actor.userId), isActive));
  if (!actor || !mayManage(actor, member))
    throw new AppError('forbidden', { detail: `manages ${member.role}` });
  return { from: member.role, by: actor.role };
}
