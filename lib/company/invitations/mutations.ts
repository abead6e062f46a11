import { and, eq } from 'drizzle-orm';
import { invitations } from '@/db/schema';
import { saveInvitedSubcontractor } from '@/lib/company/subcontractors/invited';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { mayGive } from '@/lib/identity/access/member-rules';
import { requirePermission } from '@/lib/identity/access/permissions';
import type { Permission } from '@/lib/identity/access/types';
import { lockCompany } from '@/lib/identity/accounts/lock-company';
import { isOpen } from '@/lib/identity/accounts/open-invitation';
import { requireSeat } from '@/lib/identity/accounts/seats';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { closeExpired, refuse, requireNoMember } from './invitees';
import { counted, requireResend } from './limits';
import { mailInvitation } from './mail';
import type { InviteMember, InviteSubcontractor, OwnInvitation, ResendInvitation } from './schema';
import { newLink, sendInvitation } from './send';
import type { InvitationKind } from './types';
import { DEFAULT_TRADE } from './types';

type UserContext = Context<UserActor>;
type Row = typeof invitations.$inferSelect;

const PERMISSION_FOR: Record<InvitationKind, Permission> = {
  team_member: 'team.manage',
  subcontractor: 'subcontractors.manage',
};

/**
 * Invites an address to the company's team. Seats are counted under the company's lock, so that concurrent
 * invitations do not exceed them. Whether the address has an account is revealed only to its mailbox.
 */
export async function inviteMember(ctx: UserContext, input: InviteMember): Promise<{ invitationId: string }> {
  requirePermission(ctx, 'team.manage');
  const { email, name, role, locale, mail } = input;
  if (!mayGive(ctx.actor.role, role))
    throw new AppError('forbidden', { detail: `${ctx.actor.role} gives ${role}` });
  return counted(ctx, email, async (within) => {
    await lockCompany(within, ctx.actor.companyId);
    await requireNoMember(within, email);
    await closeExpired(within, 'team_member', email);
    await requireSeat(within, ctx.actor.companyId);
    return sendInvitation(
      within,
      { kind: 'team_member', email, name, locale, role, subcontractorId: null },
      mail,
    );
  });
}

/** Invites another company to the portal. Asked again after a refusal, it is the same subcontractor. */
export async function inviteSubcontractor(
  ctx: UserContext,
  input: InviteSubcontractor,
): Promise<{ invitationId: string; subcontractorId: string }> {
  requirePermission(ctx, 'subcontractors.manage');
  const { email, contactName, companyName, phone, locale, mail } = input;
  const { companyId } = ctx.actor;
  return counted(ctx, email, async (within) => {
    await lockCompany(within, companyId);
    await requireNoMember(within, email);
    await closeExpired(within, 'subcontractor', email);
    const trade = input.role || DEFAULT_TRADE[locale];
    const described = { companyId, email, contactName, companyName, phone, role: trade };
    const subcontractorId = (await saveInvitedSubcontractor(within, described)) ?? refuse('already_member');
    const invited = {
      kind: 'subcontractor',
      email,
      name: contactName,
      locale,
      role: null,
      subcontractorId,
    } as const;
    return { ...(await sendInvitation(within, invited, mail)), subcontractorId };
  });
}

/** Sends an invitation again: a new link with all its days ahead of it, and the old one is dead. */
export async function resendInvitation(
  ctx: UserContext,
  { mail, ...which }: ResendInvitation,
): Promise<void> {
  const { invitationId } = which;
  const known = await requireOwn(ctx, which);
  await requireResend(ctx, known.email);
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await lockCompany(within, ctx.actor.companyId);
    const invitation = await requireOwn(within, which);
    // One that has run out had given its seat back.
    if (invitation.kind === 'team_member' && invitation.expiresAt <= ctx.now)
      await requireSeat(within, ctx.actor.companyId);
    const { token, link } = newLink(within);
    const [renewed] = await tx.update(invitations).set(link).where(own(ctx, invitationId)).returning();
    if (!renewed) throw new AppError('not_found', { detail: `invitation ${invitationId}` });
    await mailInvitation(within, { invitation: renewed, token, mail });
    await recordAudit(within, { action: 'invitation.resent', subject: invitationId });
  });
}

/** Takes an invitation back before it is accepted. */
export async function revokeInvitation(ctx: UserContext, which: OwnInvitation): Promise<void> {
  const { invitationId } = which;
  await requireOwn(ctx, which);
  await ctx.db.transaction(async (tx) => {
    const revoked = await tx
      .update(invitations)
      .set({ revokedAt: ctx.now })
      .where(own(ctx, invitationId))
      .returning({ id: invitations.id });
    if (revoked.length === 0) throw new AppError('not_found', { detail: `invitation ${invitationId}` });
    await recordAudit({ ...ctx, db: tx }, { action: 'invitation.revoked', subject: invitationId });
  });
}

function own(ctx: UserContext, invitationId: string) {
  return and(eq(invitations.id, invitationId), eq(invitations.companyId, ctx.actor.companyId), isOpen);
}

/** An open invitation of the company that the actor may deal with: for a team member, as `rules.ts` of the team allows. */
async function requireOwn(ctx: UserContext, { invitationId, kind }: OwnInvitation): Promise<Row> {
  const [row] = await ctx.db.select().from(invitations).where(own(ctx, invitationId)).limit(1);
  // Who may deal with no invitation learns nothing of which there are.
  requirePermission(ctx, PERMISSION_FOR[row?.kind ?? kind ?? 'team_member']);
  if (!row || (kind && row.kind !== kind))
    throw new AppError('not_found', { detail: `invitation ${invitationId}` });
  if (row.role && !mayGive(ctx.actor.role, row.role))
    throw new AppError('forbidden', { detail: `${ctx.actor.role} gives ${row.role}` });
  return row;
}
