import { revokeInvitations } from '@/lib/company/invitations/revoke';
import type { CompanyId, Context } from '@/lib/context';
import { setMembersPaused } from '@/lib/identity/accounts/memberships';
import { recordAudit } from '@/lib/identity/audit/mutations';
import type { AuditAction } from '@/lib/identity/audit/types';
import { endSessionsIn } from '@/lib/identity/sessions/mutations';
import { findPeopleExcess, type PeopleExcess } from './people-excess';

/**
 * Applies a number of seats to a team: members beyond it are paused and signed out of this company, paused
 * members with a seat are resumed, and excess invitations are revoked. The company must be locked.
 */
export async function seatTeam(
  ctx: Context,
  { companyId, seats }: { companyId: CompanyId; seats: number },
): Promise<PeopleExcess> {
  const excess = await findPeopleExcess(ctx, companyId, seats);
  const [pausing, resuming] = [excess.membersToPause, excess.membersToResume].map(getIds);
  if (pausing && pausing.length > 0) {
    // Before pausing: a session's company is determined by the active membership.
    await endSessionsIn(ctx, { companyId, userIds: pausing });
    await setPaused(ctx, { companyId, userIds: pausing, pausedAt: ctx.now });
  }
  if (resuming && resuming.length > 0) await setPaused(ctx, { companyId, userIds: resuming, pausedAt: null });
  await revoke(ctx, companyId, getIds(excess.invitations));
  return excess;
}

function getIds(rows: readonly { id: string }[]): string[] {
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
