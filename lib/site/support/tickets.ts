import { and, desc, eq, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { ticketEntries, tickets, users } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { newId } from '@/lib/ids';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { MailSettings } from '@/lib/providers/mail/types';
import { listEntries } from './entries';
import { tellSupport } from './mails';
import { answerDueAt, priorityOf } from './response-time';
import type { OpenTicket, Reply } from './schema';
import type { TicketState } from './types';
import type { Ticket, TicketSummary } from './view';

type UserContext = Context<UserActor>;

interface Asked {
  locale: Locale;
  mail: MailSettings;
}

/** Asks support; they are told by mail, and the plan's response time begins. */
export async function openTicket(
  ctx: UserContext,
  { locale, mail, body, ...about }: OpenTicket & Asked,
): Promise<{ ticketId: string; entryId: string; number: number }> {
  requirePermission(ctx, 'support.use');
  await requireCompanyCap(ctx, 'tickets');
  const { companyId, userId, tier } = ctx.actor;
  const ticketId = newId('ticket');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const [made] = await tx
      .insert(tickets)
      .values({
        id: ticketId,
        companyId,
        openedBy: userId,
        ...about,
        priority: priorityOf(tier),
        tier,
        locale,
        answerDueAt: answerDueAt(tier, ctx.now),
        createdAt: ctx.now,
        updatedAt: ctx.now,
        seenAt: ctx.now,
      })
      .returning({ number: tickets.number });
    if (!made) throw new AppError('internal');
    const entryId = await write(within, ticketId, body);
    await recordAudit(within, { action: 'ticket.opened', subject: ticketId });
    await tellSupport(within, { ticketId, body, isNew: true, mail });
    return { ticketId, entryId, number: made.number };
  });
}

async function write(ctx: UserContext, ticketId: string, body: string): Promise<string> {
  const { companyId, userId } = ctx.actor;
  const id = newId('ticketEntry');
  await ctx.db.insert(ticketEntries).values({
    id,
    ticketId,
    companyId,
    side: 'company',
    authorId: userId,
    body,
    createdAt: ctx.now,
  });
  return id;
}

function own(ctx: UserContext, ticketId: string): SQL | undefined {
  return and(eq(tickets.id, ticketId), eq(tickets.companyId, ctx.actor.companyId));
}

/** Writes on; a closed ticket is open again. */
export async function replyToTicket(
  ctx: UserContext,
  { ticketId, body, mail }: Reply & { mail: MailSettings },
): Promise<{ entryId: string }> {
  requirePermission(ctx, 'support.use');
  await requireCompanyCap(ctx, 'tickets');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const [open] = await tx
      .update(tickets)
      .set({ state: 'open', closedAt: null, updatedAt: ctx.now, seenAt: ctx.now })
      .where(own(ctx, ticketId))
      .returning({ id: tickets.id });
    if (!open) throw new AppError('not_found', { detail: `ticket ${ticketId}` });
    const entryId = await write(within, ticketId, body);
    await recordAudit(within, { action: 'ticket.replied', subject: ticketId });
    await tellSupport(within, { ticketId, body, isNew: false, mail });
    return { entryId };
  });
}

/** Ends a ticket from the side of who asked; closing it twice changes nothing. */
export async function closeTicket(ctx: UserContext, { ticketId }: { ticketId: string }): Promise<void> {
  requirePermission(ctx, 'support.use');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const closed = await tx
      .update(tickets)
      .set({ state: 'closed', closedAt: ctx.now })
      .where(and(own(ctx, ticketId), ne(tickets.state, 'closed')))
      .returning({ id: tickets.id });
    if (closed.length > 0) await recordAudit(within, { action: 'ticket.closed', subject: ticketId });
    else await requireOwn(within, ticketId);
  });
}

async function requireOwn(ctx: UserContext, ticketId: string) {
  const [row] = await ctx.db.select().from(tickets).where(own(ctx, ticketId));
  if (!row) throw new AppError('not_found', { detail: `ticket ${ticketId}` });
  return row;
}

const PAGE = 50;

/** The company's tickets, what moved last on top. */
export async function listTickets(
  ctx: UserContext,
  { state, before }: { state?: TicketState | undefined; before?: Date | undefined } = {},
): Promise<{ items: TicketSummary[]; next: Date | null }> {
  requirePermission(ctx, 'support.use');
  const rows = await ctx.db
    .select({ ticket: tickets, firstName: users.firstName, lastName: users.lastName })
    .from(tickets)
    .leftJoin(users, eq(users.id, tickets.openedBy))
    .where(
      and(
        eq(tickets.companyId, ctx.actor.companyId),
        state ? eq(tickets.state, state) : undefined,
        before ? lt(tickets.updatedAt, before) : undefined,
      ),
    )
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    items: page.map(({ ticket, firstName, lastName }) =>
      toSummary(ticket, firstName && `${firstName} ${lastName}`),
    ),
    next: rows.length > PAGE ? (page.at(-1)?.ticket.updatedAt ?? null) : null,
  };
}

function toSummary(ticket: typeof tickets.$inferSelect, openedBy: string | null): TicketSummary {
  const {
    id,
    number,
    subject,
    topic,
    state,
    priority,
    createdAt,
    updatedAt,
    seenAt,
    answerDueAt: due,
  } = ticket;
  return {
    id,
    number,
    subject,
    topic,
    state,
    priority,
    openedBy,
    createdAt,
    updatedAt,
    answerDueAt: ticket.firstAnsweredAt === null ? due : null,
    answered: ticket.firstAnsweredAt !== null,
    isNews: seenAt === null || seenAt < updatedAt,
  };
}

/** A ticket with what both sides wrote, without the notes of support; `not_found` for another company's. */
export async function getTicket(ctx: UserContext, { ticketId }: { ticketId: string }): Promise<Ticket> {
  requirePermission(ctx, 'support.use');
  const row = await requireOwn(ctx, ticketId);
  const [opener] = row.openedBy
    ? await ctx.db
        .select({ firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(eq(users.id, row.openedBy))
    : [];
  return {
    ...toSummary(row, opener ? `${opener.firstName} ${opener.lastName}` : null),
    tier: row.tier,
    entries: await listEntries(ctx, { ticketId, notes: false }),
  };
}

/** Notes that the company has read its ticket up to now. */
export async function markTicketSeen(ctx: UserContext, { ticketId }: { ticketId: string }): Promise<void> {
  await ctx.db
    .update(tickets)
    .set({ seenAt: ctx.now })
    .where(and(own(ctx, ticketId), or(isNull(tickets.seenAt), lt(tickets.seenAt, tickets.updatedAt))));
}
