import { and, asc, eq, sql } from 'drizzle-orm';
import { invitations, users } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { isOpen } from '@/lib/identity/accounts/open-invitation';
import { getOpenInvitation } from './open';
import type { InvitationKind } from './types';
import type { Invitation, InvitationDetails } from './view';

/** The company's invitations that nobody has accepted yet, the oldest first. */
export async function listInvitations(ctx: Context<UserActor>, kind: InvitationKind): Promise<Invitation[]> {
  requirePermission(ctx, kind === 'team_member' ? 'team.read' : 'subcontractors.read');
  const now = ctx.now.toISOString();
  return ctx.db
    .select({
      id: invitations.id,
      kind: invitations.kind,
      email: invitations.email,
      name: invitations.name,
      locale: invitations.locale,
      role: invitations.role,
      subcontractorId: invitations.subcontractorId,
      invitedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      expired: sql<boolean>`${invitations.expiresAt} <= ${now}::timestamptz`,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.companyId, ctx.actor.companyId), eq(invitations.kind, kind), isOpen))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}

/** What a link is for. Throws `link_invalid` for one that is unknown, used, taken back, replaced or too old. */
export async function validateInvitation(
  ctx: Context,
  { token }: { token: string },
): Promise<InvitationDetails> {
  const { invitation, companyName, subcontractor } = await getOpenInvitation(ctx, token);
  const { kind, name, email, locale } = invitation;
  const [known] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  return {
    kind,
    userExists: known !== undefined,
    companyName: subcontractor?.companyName ?? companyName,
    name: subcontractor?.contactName ?? name,
    parentCompanyName: subcontractor ? companyName : null,
    invitedCompanyName: subcontractor?.companyName ?? null,
    subcontractorRole: subcontractor?.role ?? null,
    email,
    locale,
  };
}
