import { and, asc, eq, isNull } from 'drizzle-orm';
import { companies, memberships, users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';
import type { Subject } from './types';

interface ExportMail {
  userId: string;
  subject: Subject;
  expiresAt: Date;
  mail: MailSettings;
}

/** Tells who asked that the archive lies ready. The link opens the page, which asks for the password. */
export async function mailExportReady(
  ctx: Context,
  { userId, subject, expiresAt, mail }: ExportMail,
): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  await postMail(ctx, {
    to: user.email,
    locale: user.locale,
    template: 'exportReady',
    props: { name: user.firstName, subject, expiresAt },
    ...mail,
  });
}

interface DeletionMail {
  kind: 'requested' | 'taken_back';
  subject: Subject;
  /** Of a person's. */
  userId: string;
  companyId: string | null;
  dueAt: Date;
  mail: MailSettings;
}

/** Tells everybody whose account or company it is; after the deletion there is nobody left to tell. */
export async function mailDeletion(ctx: Context, input: DeletionMail): Promise<void> {
  const { kind, subject, userId, companyId, dueAt, mail } = input;
  const reader = { to: users.email, name: users.firstName, locale: users.locale };
  const readers =
    companyId === null
      ? (await ctx.db.select(reader).from(users).where(eq(users.id, userId))).map((one) => ({
          ...one,
          company: null,
          timeZone: undefined,
        }))
      : await ctx.db
          .select({ ...reader, company: companies.name, timeZone: companies.timeZone })
          .from(memberships)
          .innerJoin(users, eq(users.id, memberships.userId))
          .innerJoin(companies, eq(companies.id, memberships.companyId))
          .where(and(eq(memberships.companyId, companyId), isNull(users.disabledAt)))
          .orderBy(asc(memberships.createdAt), asc(users.id));
  for (const { to, name, locale, company, timeZone } of readers)
    await postMail(ctx, {
      to,
      locale,
      ...(timeZone ? { timeZone } : {}),
      template: 'deletion',
      props: { name, kind, subject, company, dueAt },
      companyId,
      ...mail,
    });
}
