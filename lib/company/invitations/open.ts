import { and, eq, gt } from 'drizzle-orm';
import { companies, invitations, subcontractors } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requireNetworkAttempt } from '@/lib/identity/accounts/client-network';
import { isOpen } from '@/lib/identity/accounts/open-invitation';
import { hashSecret } from '@/lib/identity/sessions/secrets';
import { THROTTLES } from '@/lib/identity/throttle/policies';

/** The row of a token while its link works. */
export function ofToken(ctx: Context, token: string) {
  return and(eq(invitations.tokenHash, hashSecret(token)), isOpen, gt(invitations.expiresAt, ctx.now));
}

const columns = {
  invitation: invitations,
  companyName: companies.name,
  subcontractor: {
    companyName: subcontractors.companyName,
    contactName: subcontractors.contactName,
    role: subcontractors.role,
  },
};

/** The invitation of a link. Counted by network first; throws `rate_limited` or `link_invalid`, which tells nothing else. */
export async function getOpenInvitation(ctx: Context, token: string) {
  await requireNetworkAttempt(ctx, THROTTLES.useLink);
  const [row] = await ctx.db
    .select(columns)
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .leftJoin(subcontractors, eq(subcontractors.id, invitations.subcontractorId))
    .where(ofToken(ctx, token))
    .limit(1);
  if (!row) throw new AppError('link_invalid');
  return row;
}
