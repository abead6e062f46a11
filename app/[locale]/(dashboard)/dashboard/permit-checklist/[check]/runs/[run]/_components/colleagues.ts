import { listMembers } from '@/lib/company/team/queries';
import type { UserGate } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { fullName } from '@/lib/identity/accounts/full-name';
import type { Colleague } from './result-types';

/** Whom a finding can be given to: the company's people who may work on it. */
export async function listColleagues({ ctx, company }: UserGate): Promise<Colleague[]> {
  if (!mayUse('team.read', company)) return [];
  const members = await listMembers(ctx);
  return members
    .filter(
      ({ pausedAt, role }) => pausedAt === null && mayUse('checks.change', { role, tier: company.tier }),
    )
    .map((member) => ({ id: member.userId, name: fullName(member) }));
}
