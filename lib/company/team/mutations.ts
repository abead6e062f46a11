import { and, eq } from 'drizzle-orm';
import { memberships, permitAssignments } from '@/db/schema';
import { revokeInvitationsBy } from '@/lib/company/invitations/revoke';
import { removeMemberRecipient } from '@/lib/company/notifications/fit-plan';
import type { Context, MemberRole, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { mayGive, mayManage } from '@/lib/identity/access/member-rules';
import { requirePermission } from '@/lib/identity/access/permissions';
import { isActive } from '@/lib/identity/accounts/active-member';
import { lockCompany } from '@/lib/identity/accounts/lock-company';
import { removeMembership, setMemberRole, whereMembership } from '@/lib/identity/accounts/memberships';
import { countSeats } from '@/lib/identity/accounts/seats';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { endSessionsIn } from '@/lib/identity/sessions/mutations';
import type { ChangeRole, OwnMember } from './schema';
import { seatTeam } from './seat-team';

type UserContext = Context<UserActor>;

/** Gives a member another role, as `access/member-rules.ts` allows; the role they have already changes nothing. */
export async function changeMemberRole(ctx: UserContext, { userId, role }: ChangeRole): Promise<void> {
  requirePermission(ctx, 'team.manage');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { from, by } = await requireManageable(within, userId);
    if (!mayGive(by, role)) throw new AppError('forbidden', { detail: `${by} gives ${role}` });
    if (from === role) return;
    await setMemberRole(within, { companyId: ctx.actor.companyId, userId, role });
    await recordAudit(within, {
      action: 'member.role_changed',
      subject: userId,
      details: { from, to: role },
    });
  });
}

/**
 * Removes a member: their sessions in the company end, their permits become unassigned, and a paused member
 * gets the seat.
 */
export async function removeMember(ctx: UserContext, { userId }: OwnMember): Promise<void> {
  requirePermission(ctx, 'team.manage');
  const { companyId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const { from } = await requireManageable(within, userId);
    await endSessionsIn(within, { companyId, userIds: [userId] });
    await tx
      .delete(permitAssignments)
      .where(and(eq(permitAssignments.companyId, companyId), eq(permitAssignments.userId, userId)));
    await revokeInvitationsBy(within, { companyId, userId });
    await removeMemberRecipient(within, { companyId, userId });
    await removeMembership(within, { companyId, userId });
    await recordAudit(within, { action: 'member.removed', subject: userId, details: { role: from } });
    const { limit } = await countSeats(within, companyId);
    // Without a plan nobody's place is decided.
    if (limit > 0) await seatTeam(within, { companyId, seats: limit });
  });
}

/**
 * Loads the roles of a member and of the manager under a lock, so that concurrent role changes and a
 * just-demoted manager are handled.
 */
async function requireManageable(
  ctx: UserContext,
  userId: string,
): Promise<{ from: MemberRole; by: MemberRole }> {
  const { companyId } = ctx.actor;
  await lockCompany(ctx, companyId);
  const [member] = await ctx.db
    .select()
    .from(memberships)
    .where(whereMembership({ companyId, userId }))
    .for('update');
  if (!member) throw new AppError('not_found', { detail: `member ${userId}` });
  const [actor] = await ctx.db
    .select()
    .from(memberships)
    .where(and(whereMembership(ctx.actor), isActive));
  if (!actor || !mayManage(actor, member))
    throw new AppError('forbidden', { detail: `manages ${member.role}` });
  return { from: member.role, by: actor.role };
}
