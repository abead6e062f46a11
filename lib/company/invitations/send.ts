import { invitations } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { hashSecret, newSecret } from '@/lib/identity/sessions/secrets';
import { newId } from '@/lib/ids';
import type { MailSettings } from '@/lib/providers/mail/types';
import { mailInvitation } from './mail';
import { INVITATION_MS } from './types';

type UserContext = Context<UserActor>;
type Row = typeof invitations.$inferSelect;

/** What a sending sets: from now on all its days, and a link no earlier one opens. */
export function newLink(ctx: Context) {
  const token = newSecret();
  const expiresAt = new Date(ctx.now.getTime() + INVITATION_MS);
  return { token, link: { tokenHash: hashSecret(token), sentAt: ctx.now, expiresAt } };
}

type Invited = Pick<Row, 'kind' | 'email' | 'name' | 'locale' | 'role' | 'subcontractorId'>;

/** Keeps a new invitation and mails its link. */
export async function sendInvitation(
  ctx: UserContext,
  invited: Invited,
  mail: MailSettings,
): Promise<{ invitationId: string }> {
  const { token, link } = newLink(ctx);
  const invitation = {
    id: newId('invitation'),
    companyId: ctx.actor.companyId,
    ...invited,
    invitedBy: ctx.actor.userId,
    createdAt: ctx.now,
    ...link,
  };
  await ctx.db.insert(invitations).values(invitation);
  await mailInvitation(ctx, { invitation, token, mail });
  const { kind, email, role } = invited;
  await recordAudit(ctx, {
    action: 'invitation.sent',
    subject: invitation.id,
    details: { kind, email, role },
  });
  return { invitationId: invitation.id };
}
