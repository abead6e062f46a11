import { setMembersPaused } from '@/lib/accounts/memberships';
import { recordAudit } from '@/lib/audit/mutations';
import type { AuditAction } from '@/lib/audit/types';
import type { CompanyId, Context } from '@/lib/context';
import { revokeInvitations } from '@/lib/invitations/revoke';
import { endSessionsIn } from '@/lib/sessions/mutations';
import { findPeopleExcess, type PeopleExcess } from './people-excess';

/**
 * Seats a team on so many places: who has none is paused and signed out of this company, who waited and has one comes
 * back, and invitations without one are taken back. Call it with the company locked.
 */
export async function seatTeam(
  ctx: Context,
  { companyId, seats }: { companyId: CompanyId; seats: number },
): Promise<PeopleExcess> {
  const excess = await findPeopleExcess(ctx, companyId, seats);
  const [pausing, resuming] = [excess.membersToPause, excess.membersToResume].map(idsOf);
  if (pausing && pausing.length > 0) {
    // While they still belong: a session tells by that where it works.
    await endSessionsIn(ctx, { companyId, userIds: pausing });
    await setPaused(ctx, { companyId, userIds: pausing, pausedAt: ctx.now });
  }
  if (resuming && resuming.length > 0) await setPaused(ctx, { companyId, userIds: resuming, pausedAt: null });
  await revoke(ctx, companyId, idsOf(excess.invitations));
  return excess;
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

async function setPaused(
  ctx: Context,
  { companyId, userIds, pausedAt }: { companyId: CompanyId; userIds: string[]; pausedAt: Date | null },
): Promise<void> {
  await setMembersPaused(ctx, { companyId, userIds, pausedAt });
  await audit(ctx, companyId, pausedAt ? 'member.paused' : 'member.resumed', userIds);
}

async function revoke(ctx: Context, companyId: CompanyId, ids: string[]): Promise<void> {
  await revokeInvitations(ctx, { ids });
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
