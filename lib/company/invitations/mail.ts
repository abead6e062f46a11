import { eq } from 'drizzle-orm';
import { companies, type invitations, subcontractors, users } from '@/db/schema';
import { findMailBrand } from '@/lib/company/branding/queries';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { fullName } from '@/lib/identity/accounts/full-name';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';

type Invitation = Pick<
  typeof invitations.$inferSelect,
  'companyId' | 'kind' | 'email' | 'locale' | 'role' | 'subcontractorId'
>;

interface MailInvitation {
  invitation: Invitation;
  token: string;
  mail: MailSettings;
}

/** Mails the link in the invitation's language, worded for who has an account and for who has none. */
export async function mailInvitation(
  ctx: Context<UserActor>,
  { invitation, token, mail }: MailInvitation,
): Promise<void> {
  const { companyId, email, locale, role } = invitation;
  const company = await getCompanyName(ctx, companyId);
  const path = `${hrefFor('/invitation', locale)}?token=${token}`;
  const letter = { ...mail, to: email, locale, companyId };
  if (invitation.kind === 'team_member' && role) {
    const inviter = await getInviter(ctx);
    await postMail(ctx, { ...letter, template: 'teamInvitation', props: { company, inviter, role, path } });
    return;
  }
  const subcontractor = await getSubcontractor(ctx, invitation.subcontractorId);
  const [known] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  await postMail(ctx, {
    ...letter,
    brand: await findMailBrand(ctx, { companyId }),
    template: known ? 'subcontractorInvitationKnown' : 'subcontractorInvitation',
    props: {
      parentCompany: company,
      invitedCompany: subcontractor.companyName,
      role: subcontractor.role,
      path,
    },
  });
}

async function getCompanyName(ctx: Context, companyId: string): Promise<string> {
  const [company] = await ctx.db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
    .limit(1);
  if (!company) throw new AppError('not_found', { detail: `company ${companyId}` });
  return company.name;
}

async function getInviter(ctx: Context<UserActor>): Promise<string> {
  const [user] = await ctx.db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, ctx.actor.userId))
    .limit(1);
  if (!user) throw new AppError('not_found', { detail: `user ${ctx.actor.userId}` });
  return fullName(user);
}

async function getSubcontractor(
  ctx: Context,
  id: string | null,
): Promise<{ companyName: string; role: string }> {
  const [subcontractor] = await ctx.db
    .select({ companyName: subcontractors.companyName, role: subcontractors.role })
    .from(subcontractors)
    .where(eq(subcontractors.id, id ?? ''))
    .limit(1);
  if (!subcontractor) throw new AppError('not_found', { detail: `subcontractor ${id}` });
  return subcontractor;
}
