import { and, asc, eq, isNull } from 'drizzle-orm';
import { companies, memberships, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { postMail } from './post';
import type { TemplateProps } from './templates';
import type { OwnerReader } from './templates/billing';
import type { MailSettings } from './types';

/** Templates for mail to owners. */
export type OwnerTemplate = {
  [N in keyof TemplateProps]: TemplateProps[N] extends OwnerReader ? N : never;
}[keyof TemplateProps];

/** What such a mail is told beyond who reads it. */
export type OwnerProps<N extends OwnerTemplate> = Omit<TemplateProps[N], keyof OwnerReader>;

export interface OwnersMail<N extends OwnerTemplate> {
  companyId: string;
  template: N;
  props: OwnerProps<N>;
  mail: MailSettings;
}

/** Mails a company's owners, each in their language and the company's time zone. */
export async function mailOwners<N extends OwnerTemplate>(ctx: Context, input: OwnersMail<N>): Promise<void> {
  const { companyId, template, props, mail } = input;
  const owners = await ctx.db
    .select({
      to: users.email,
      name: users.firstName,
      locale: users.locale,
      company: companies.name,
      timeZone: companies.timeZone,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'owner'), isNull(users.disabledAt)))
    .orderBy(asc(memberships.createdAt), asc(users.id));
  for (const { to, locale, timeZone, name, company } of owners) {
    await postMail(ctx, {
      to,
      locale,
      timeZone,
      template,
      props: { ...props, name, company } as TemplateProps[N],
      companyId,
      ...mail,
    });
  }
}
