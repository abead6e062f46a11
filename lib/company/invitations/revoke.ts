import { and, eq, inArray } from 'drizzle-orm';
import { invitations } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { isOpen } from '@/lib/identity/accounts/open-invitation';

/** Takes invitations back: their links work no more. */
export async function revokeInvitations(ctx: Context, { ids }: { ids: string[] }): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.update(invitations).set({ revokedAt: ctx.now }).where(inArray(invitations.id, ids));
}

/** Takes back what somebody who leaves the company has sent and nobody has accepted. */
export async function revokeInvitationsBy(
  ctx: Context,
  { companyId, userId }: { companyId: CompanyId; userId: string },
): Promise<void> {
  await ctx.db
    .update(invitations)
    .set({ revokedAt: ctx.now })
    .where(and(eq(invitations.companyId, companyId), eq(invitations.invitedBy, userId), isOpen));
}
