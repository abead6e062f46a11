import { and, asc, desc, eq, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { companies, ticketEntries, tickets, users } from '@/db/schema';
import type { AdminActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { fullName } from '@/lib/identity/accounts/full-name';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { newId } from '@/lib/ids';
import type { MailSettings } from '@/lib/providers/mail/types';
import { containing } from '@/lib/tracking/permits/search-terms';
import { listEntries } from './entries';
import { tellCompany } from './mails';
import type { AdminReply } from './schema';
import type { EntryKind, TicketState } from './types';
import type { DeskTicket, TicketEntry } from './view';

type AdminContext = Context<AdminActor>;

export interface DeskFilters {
  state?: TicketState | undefined;
  /** Whose: an admin's id, or nobody's. */
  assignee?: string | 'none' | undefined;
  priority?: boolean | undefined;
  q?: string | undefined;
}

const LIMIT = 100;

const rows = (ctx: Context) =>
  ctx.db
    .select({ ticket: tickets, companyName: companies.name, assignee: users })
    .from(tickets)
    .innerJoin(companies, eq(companies.id, tickets.companyId))
    .leftJoin(users, eq(users.id, tickets.assigneeId));

/** Tickets of all companies: who pays for priority first, then by when the answer is due, then the oldest. */
export async function listDesk(ctx: AdminContext, filters: DeskFilters): Promise<DeskTicket[]> {
  const found = await rows(ctx)
    .where(and(...conditions(filters)))
    .orderBy(
      desc(sql`${tickets.state} = 'open'`),
      desc(sql`${tickets.state} = 'open' and ${tickets.priority} = 'priority'`),
      sql`case when ${tickets.state} = 'open' and ${tickets.firstAnsweredAt} is null then ${tickets.answerDueAt} end asc nulls last`,
      sql`case when ${tickets.state} = 'open' then ${tickets.updatedAt} end asc`,
      desc(tickets.updatedAt),
    )
    .limit(LIMIT);
  return found.map(toDesk);
}

function conditions({ state, assignee, priority, q }: DeskFilters): (SQL | undefined)[] {
  const number = /^#?(\d{1,9})$/.exec(q ?? '')?.[1];
  return [
    state ? eq(tickets.state, state) : undefined,
    assignee === 'none'
      ? isNull(tickets.assigneeId)
      : assignee
        ? eq(tickets.assigneeId, assignee)
        : undefined,
    priority ? eq(tickets.priority, 'priority') : undefined,
    number
      ? eq(tickets.number, Number(number))
      : q
        ? or(ilike(tickets.subject, containing(q)), ilike(companies.name, containing(q)))
        : undefined,
  ];
}

function toDesk({ ticket, companyName, assignee }: Awaited<ReturnType<typeof rows>>[number]): DeskTicket {
  const { id, number, subject, topic, state, priority, createdAt, updatedAt, tier, locale, companyId } =
    ticket;
  return {
    id,
    number,
    subject,
    topic,
    state,
    priority,
    openedBy: null,
    createdAt,
    updatedAt,
    answerDueAt: ticket.firstAnsweredAt === null ? ticket.answerDueAt : null,
    answered: ticket.firstAnsweredAt !== null,
    isNews: false,
    companyId,
    companyName,
    tier,
    locale,
    assignee: assignee && { id: assignee.id, name: fullName(assignee) },
    firstAnsweredAt: ticket.firstAnsweredAt,
  };
}

/** How many tickets wait for support. */
export async function countDesk(ctx: AdminContext): Promise<{ open: number; late: number }> {
  const [found] = await ctx.db
    .select({
      open: sql<number>`count(*)`.mapWith(Number),
      late: sql<number>`count(*) filter (where ${tickets.firstAnsweredAt} is null and ${tickets.answerDueAt} < ${ctx.now.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
    })
    .from(tickets)
    .where(eq(tickets.state, 'open'));
  return found ?? { open: 0, late: 0 };
}

export async function getDeskTicket(
  ctx: AdminContext,
  { ticketId }: { ticketId: string },
): Promise<DeskTicket & { entries: TicketEntry[] }> {
  const [row] = await rows(ctx).where(eq(tickets.id, ticketId));
  if (!row) throw new AppError('not_found', { detail: `ticket ${ticketId}` });
  return { ...toDesk(row), entries: await listEntries(ctx, { ticketId, notes: true }) };
}

async function write(
  ctx: AdminContext,
  { ticketId, companyId, kind, body }: { ticketId: string; companyId: string; kind: EntryKind; body: string },
): Promise<string> {
  const id = newId('ticketEntry');
  await ctx.db.insert(ticketEntries).values({
    id,
    ticketId,
    companyId,
    side: 'support',
    kind,
    authorId: ctx.actor.userId,
    body,
    createdAt: ctx.now,
  });
  return id;
}

/** Answers; who asked gets it by mail in their language. The first answer stops the plan's clock. */
export async function answerTicket(
  ctx: AdminContext,
  { ticketId, body, close, mail }: AdminReply & { mail: MailSettings },
): Promise<{ entryId: string }> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const firstAnsweredAt = sql`coalesce(${tickets.firstAnsweredAt}, ${ctx.now.toISOString()}::timestamptz)`;
    const [ticket] = await tx
      .update(tickets)
      .set({
        state: close ? 'closed' : 'waiting',
        closedAt: close ? ctx.now : null,
        updatedAt: ctx.now,
        firstAnsweredAt,
        assigneeId: sql`coalesce(${tickets.assigneeId}, ${ctx.actor.userId})`,
      })
      .where(eq(tickets.id, ticketId))
      .returning({ companyId: tickets.companyId });
    if (!ticket) throw new AppError('not_found', { detail: `ticket ${ticketId}` });
    const { companyId } = ticket;
    const entryId = await write(within, { ticketId, companyId, kind: 'message', body });
    await recordAudit(within, {
      action: 'ticket.replied',
      subject: ticketId,
      companyId,
      details: { support: true },
    });
    if (close) await recordAudit(within, { action: 'ticket.closed', subject: ticketId, companyId });
    await tellCompany(within, { ticketId, body, closed: close, mail });
    return { entryId };
  });
}

/** A note among the people of support. */
export async function addTicketNote(
  ctx: AdminContext,
  { ticketId, body }: { ticketId: string; body: string },
): Promise<{ entryId: string }> {
  const { companyId } = await requireTicket(ctx, ticketId);
  return { entryId: await write(ctx, { ticketId, companyId, kind: 'note', body }) };
}

async function requireTicket(ctx: Context, ticketId: string) {
  const [ticket] = await ctx.db.select().from(tickets).where(eq(tickets.id, ticketId));
  if (!ticket) throw new AppError('not_found', { detail: `ticket ${ticketId}` });
  return ticket;
}

/** Gives a ticket to an admin, or to nobody. */
export async function assignTicket(
  ctx: AdminContext,
  { ticketId, assigneeId }: { ticketId: string; assigneeId: string | null },
): Promise<void> {
  const { companyId } = await requireTicket(ctx, ticketId);
  if (assigneeId !== null && !(await listSupporters(ctx)).some(({ id }) => id === assigneeId))
    throw new AppError('not_found', { detail: `no admin ${assigneeId}` });
  await ctx.db.transaction(async (tx) => {
    await tx.update(tickets).set({ assigneeId }).where(eq(tickets.id, ticketId));
    const details = { to: assigneeId };
    await recordAudit(
      { ...ctx, db: tx },
      { action: 'ticket.assigned', subject: ticketId, companyId, details },
    );
  });
}

/** Who can be given a ticket. */
export async function listSupporters(ctx: Context): Promise<{ id: string; name: string }[]> {
  const admins = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.disabledAt)))
    .orderBy(asc(users.firstName), asc(users.id));
  return admins.map((admin) => ({ id: admin.id, name: fullName(admin) }));
}

/** Closes a ticket without a word, or opens it again. */
export async function setTicketClosed(
  ctx: AdminContext,
  { ticketId, closed }: { ticketId: string; closed: boolean },
): Promise<void> {
  const { companyId } = await requireTicket(ctx, ticketId);
  await ctx.db.transaction(async (tx) => {
    const changed = await tx
      .update(tickets)
      .set(closed ? { state: 'closed', closedAt: ctx.now } : { state: 'open', closedAt: null })
      .where(
        and(eq(tickets.id, ticketId), closed ? ne(tickets.state, 'closed') : eq(tickets.state, 'closed')),
      )
      .returning({ id: tickets.id });
    const action = closed ? 'ticket.closed' : 'ticket.reopened';
    if (changed.length > 0) await recordAudit({ ...ctx, db: tx }, { action, subject: ticketId, companyId });
  });
}
