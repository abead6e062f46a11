import { asc, eq } from 'drizzle-orm';
import { companies, memberships, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { postMail } from '@/lib/providers/mail/post';
import type { TemplateProps } from '@/lib/providers/mail/templates';
import type { MailSettings } from '@/lib/providers/mail/types';

type SecurityTemplate = 'passwordChanged' | 'newSignIn' | 'securityChange' | 'recoveryCodes';

export interface SecurityMail<N extends SecurityTemplate> {
  userId: string;
  template: N;
  /** What happened; whose account it is and when, this adds. */
  props: Omit<TemplateProps[N], 'name' | 'at'>;
  mail: MailSettings;
}

/** Mails a user about a change of their credentials, in the transaction that makes it. */
export async function mailSecurityChange<N extends SecurityTemplate>(
  ctx: Context,
  input: SecurityMail<N>,
): Promise<void> {
  const [user] = await ctx.db
    .select({
      email: users.email,
      name: users.firstName,
      locale: users.locale,
      timeZone: companies.timeZone,
    })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(users.id, input.userId))
    .orderBy(asc(memberships.createdAt))
    .limit(1);
  if (!user) throw new Error(`There is no user ${input.userId} to tell.`);
  const { email, name, locale, timeZone } = user;
  await postMail(ctx, {
    to: email,
    locale,
    ...(timeZone === null ? {} : { timeZone }),
    template: input.template,
    props: { ...input.props, name, at: ctx.now } as TemplateProps[N],
    ...input.mail,
  });
}
