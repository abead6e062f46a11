import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { invitations, memberships, sessions, users } from '@/db/schema';
import { requirePermission } from '@/lib/access/permissions';
import { fullName } from '@/lib/accounts/full-name';
import { recordAudit } from '@/lib/audit/mutations';
import type { AuditAction } from '@/lib/audit/types';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import { worksIn } from '@/lib/sessions/work-place';
import { findPeopleExcess, type PlanExcess } from './plan-excess';

/**
 * Seats a team on so many places: who has none is paused and signed out of this company, who waited and has one comes
 * back, and invitations without one are taken back. Call it with the company locked.
 */
export async function seatTeam(
  ctx: Context,
  { companyId, seats }: { companyId: CompanyId; seats: number },
): Promise<Pick<PlanExcess, 'membersToPause' | 'membersToResume' | 'invitations'>> {
  const excess = await findPeopleExcess(ctx, companyId, seats);
  const [pausing, resuming] = [excess.membersToPause, excess.membersToResume].map(idsOf);
  if (pausing && pausing.length > 0) {
    // While they still belong: a session tells by that where it works.
    await endSessions(ctx, companyId, pausing);
    await setPaused(ctx, { companyId, userIds: pausing, pausedAt: ctx.now });
  }
  if (resuming && resuming.length > 0) await setPaused(ctx, { companyId, userIds: resuming, pausedAt: null });
  await revoke(ctx, companyId, idsOf(excess.invitations));
  return excess;
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

async function endSessions(ctx: Context, companyId: CompanyId, userIds: string[]): Promise<void> {
  await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.now, revocation: 'access_removed' })
    .where(and(inArray(sessions.userId, userIds), isNull(sessions.revokedAt), worksIn(companyId)));
}

async function setPaused(
  ctx: Context,
  { companyId, userIds, pausedAt }: { companyId: CompanyId; userIds: string[]; pausedAt: Date | null },
): Promise<void> {
  await ctx.db
    .update(memberships)
    .set({ pausedAt })
    .where(and(eq(memberships.companyId, companyId), inArray(memberships.userId, userIds)));
  await audit(ctx, companyId, pausedAt ? 'member.paused' : 'member.resumed', userIds);
}

async function revoke(ctx: Context, companyId: CompanyId, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.update(invitations).set({ revokedAt: ctx.now }).where(inArray(invitations.id, ids));
  await audit(ctx, companyId, 'invitation.revoked', ids);
}

async function audit(
  ctx: Context,
  companyId: CompanyId,
  action: AuditAction,
  subjects: string[],
): Promise<void> {
  for (const subject of subjects)
    await recordAudit(ctx, { action, companyId, subject, details: { by: 'plan' } });
}

/** The names of those who wait for a seat: for who pays, whatever the plan opens. */
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
