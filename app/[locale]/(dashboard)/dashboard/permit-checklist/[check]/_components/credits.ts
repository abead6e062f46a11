import { listMembers } from '@/lib/company/team/queries';
import type { UserGate } from '@/lib/edge/server/session';
import { mayUse } from '@/lib/identity/access/permissions';
import { fullName } from '@/lib/identity/accounts/full-name';
import { findBalance } from '@/lib/sales/credits/queries';
import type { Credits } from './run-card';

/** What the company has left, and who can get more where the reader cannot. */
export async function readCredits({ ctx, company }: UserGate): Promise<Credits> {
  const { balance, plan } = await findBalance(ctx);
  if (mayUse('billing.manage', company)) return { balance, hasPlan: plan !== null, buyer: null };
  const members = mayUse('team.read', company) ? await listMembers(ctx) : [];
  const owner = members.find(({ role }) => role === 'owner');
  return { balance, hasPlan: plan !== null, buyer: { name: owner ? fullName(owner) : null } };
}
