import { and, asc, eq, isNull } from 'drizzle-orm';
import { companies, memberships, tickets, users } from '@/db/schema';
import { brand } from '@/lib/brand';
import type { Context } from '@/lib/context';
import { fullName } from '@/lib/identity/accounts/full-name';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';

interface Written {
  ticketId: string;
  body: string;
  mail: MailSettings;
}

/** Tells support that a company wrote. */
export async function tellSupport(
  ctx: Context,
  { ticketId, body, isNew, mail }: Written & { isNew: boolean },
): Promise<void> {
  const [row] = await ctx.db
    .select({ ticket: tickets, company: companies.name })
    .from(tickets)
    .innerJoin(companies, eq(companies.id, tickets.companyId))
    .where(eq(tickets.id, ticketId));
  if (!row) return;
  const { number, subject, priority, companyId } = row.ticket;
  const author = 'userId' in ctx.actor ? await findPerson(ctx, ctx.actor.userId) : null;
  await postMail(ctx, {
    to: brand.supportEmail,
    locale: 'en',
    template: 'ticketArrived',
    props: {
      number,
      subject,
      ticketId,
      body,
      company: row.company,
      author: author ? fullName(author) : '',
      isNew,
      priority: priority === 'priority',
    },
    // It goes with the company.
    companyId,
    ...mail,
  });
}

async function findPerson(ctx: Context, userId: string) {
  const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
  return person ?? null;
}

/** Mails an answer to who asked; to the owner where they are no longer in the company. */
export async function tellCompany(
  ctx: Context,
  { ticketId, body, closed, mail }: Written & { closed: boolean },
): Promise<void> {
  const [ticket] = await ctx.db.select().from(tickets).where(eq(tickets.id, ticketId));
  if (!ticket) return;
  const { companyId, openedBy, number, subject } = ticket;
  const people = await ctx.db
    .select({
      id: users.id,
      email: users.email,
      name: users.firstName,
      locale: users.locale,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), isNull(users.disabledAt)))
    .orderBy(asc(memberships.createdAt));
  const reader = people.find(({ id }) => id === openedBy) ?? people.find(({ role }) => role === 'owner');
  if (!reader) return;
  await postMail(ctx, {
    to: reader.email,
    locale: reader.locale,
    template: 'ticketAnswered',
    props: { name: reader.name, number, subject, ticketId, body, closed },
    companyId,
    ...mail,
  });
}
