import { and, asc, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import {
  companies,
  companyPermits,
  messages,
  notificationSettings,
  notifications,
  permitEvents,
  permits,
  recipients,
} from '@/db/schema';
import type { AdminActor, Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { removedContent, SECRET_HEADER } from '@/lib/mail/secret';
import { findConsenting } from './consent';
import type { NotificationState } from './types';
import type { Notice, NotificationSettings, OutboxEntry, OutboxMessage, Recipient } from './view';

type UserContext = Context<UserActor>;
type AdminContext = Context<AdminActor>;

/** What a company without a choice of its own gets: e-mail of every change. */
export async function getNotificationSettings(ctx: UserContext): Promise<NotificationSettings> {
  const [settings] = await ctx.db
    .select({ methods: notificationSettings.methods, urgency: notificationSettings.urgency })
    .from(notificationSettings)
    .where(eq(notificationSettings.companyId, ctx.actor.companyId))
    .limit(1);
  const { companyId } = ctx.actor;
  return {
    ...(settings ?? { methods: ['email'], urgency: 'all_changes' }),
    smsConsent: (await findConsenting(ctx, [companyId])).has(companyId),
  };
}

export async function listRecipients(ctx: UserContext): Promise<Recipient[]> {
  const rows = await ctx.db
    .select()
    .from(recipients)
    .where(eq(recipients.companyId, ctx.actor.companyId))
    .orderBy(asc(recipients.position));
  return rows.map(({ id, name, email, phone, position }) => ({
    id,
    name,
    email,
    phone,
    isPrimary: position === 0,
  }));
}

/** As text that compares like the instant, whole: a rounded one would skip rows. */
const CREATED = sql<string>`to_char(${notifications.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The notices of the company's permits, for a page of them or the latest: order and bound are the caller's. */
export function selectNotices(ctx: UserContext, beyond?: SQL) {
  return (
    ctx.db
      .select({
        notice: notifications,
        created: CREATED,
        recipientName: recipients.name,
        event: permitEvents,
        permit: { id: permits.id, permitNumber: permits.permitNumber, address: permits.address },
      })
      .from(notifications)
      .innerJoin(
        recipients,
        and(eq(recipients.id, notifications.recipientId), eq(recipients.companyId, notifications.companyId)),
      )
      .innerJoin(permitEvents, eq(permitEvents.id, notifications.eventId))
      .innerJoin(permits, eq(permits.id, permitEvents.permitId))
      // A permit the company has removed leaves its history too: its page would not open.
      .innerJoin(
        companyPermits,
        and(
          eq(companyPermits.permitId, permits.id),
          eq(companyPermits.companyId, notifications.companyId),
          eq(companyPermits.state, 'confirmed'),
        ),
      )
      .where(and(eq(notifications.companyId, ctx.actor.companyId), beyond))
  );
}

export function toNotice(row: Awaited<ReturnType<typeof selectNotices>>[number]): Notice {
  const { notice, recipientName, event, permit } = row;
  return {
    key: `${notice.eventId}.${notice.recipientId}.${notice.channel}`,
    recipientName,
    channel: notice.channel,
    state: notice.state,
    failure: notice.failure,
    createdAt: notice.createdAt,
    dueAt: notice.dueAt,
    sentAt: notice.sentAt,
    event: { kind: event.kind, toBucket: event.toBucket, toWord: event.toWord },
    permit,
  };
}

/** The latest notices of the company's permits, newest first. */
export async function listNotices(ctx: UserContext, limit: number): Promise<Notice[]> {
  const rows = await selectNotices(ctx)
    .orderBy(
      desc(notifications.createdAt),
      desc(notifications.eventId),
      asc(recipients.position),
      notifications.channel,
    )
    .limit(limit);
  return rows.map(toNotice);
}

const outboxColumns = {
  id: messages.id,
  channel: messages.channel,
  recipient: messages.recipient,
  subject: messages.subject,
  state: messages.state,
  failure: messages.failure,
  companyName: companies.name,
  createdAt: messages.createdAt,
  sentAt: messages.sentAt,
};

/** Every message of every company, newest first; `before` is the id of the last one of the page above. */
export async function listOutbox(
  ctx: AdminContext,
  input: { before: string | null; limit: number },
): Promise<{ items: OutboxEntry[]; next: string | null }> {
  const anchor = ctx.db
    .select({ at: messages.createdAt, id: messages.id })
    .from(messages)
    .where(eq(messages.id, input.before ?? ''));
  const rows = await ctx.db
    .select(outboxColumns)
    .from(messages)
    .leftJoin(companies, eq(companies.id, messages.companyId))
    .where(input.before ? lt(sql`(${messages.createdAt}, ${messages.id})`, anchor) : undefined)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(input.limit + 1);
  const items = rows.slice(0, input.limit);
  return { items, next: rows.length > input.limit ? (items.at(-1)?.id ?? null) : null };
}

export async function getOutboxMessage(ctx: AdminContext, id: string): Promise<OutboxMessage> {
  const [row] = await ctx.db
    .select({ message: messages, companyName: companies.name })
    .from(messages)
    .leftJoin(companies, eq(companies.id, messages.companyId))
    .where(eq(messages.id, id))
    .limit(1);
  if (!row) throw new AppError('not_found');
  const { message, companyName } = row;
  // On its way to a mailbox, a link is for its owner alone; without SMTP the outbox is where it arrives.
  const hidden = message.state !== 'sent' && SECRET_HEADER in message.headers;
  return { ...message, ...(hidden ? await removedContent(message.locale) : {}), companyName };
}

/** How many messages stand in each state. */
export async function countOutbox(ctx: AdminContext): Promise<Record<NotificationState, number>> {
  const rows = await ctx.db
    .select({ state: messages.state, messages: count() })
    .from(messages)
    .groupBy(messages.state);
  const counts: Record<NotificationState, number> = { queued: 0, sending: 0, sent: 0, failed: 0 };
  for (const row of rows) counts[row.state] = row.messages;
  return counts;
}
