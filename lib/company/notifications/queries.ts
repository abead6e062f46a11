import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
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
import type { Context, UserActor } from '@/lib/context';
import { hasConsented } from '@/lib/providers/sms/consents';
import { findStopped } from '@/lib/providers/sms/numbers';
import { DIGEST_HOUR } from './cadence';
import type { Outcome } from './outcomes';
import type { Notice, NotificationSettings, Recipient } from './view';
import { withOutcome } from './with-outcome';

type UserContext = Context<UserActor>;

/** The company's settings; by default e-mail for every change. */
export async function getNotificationSettings(ctx: UserContext): Promise<NotificationSettings> {
  const [company] = await ctx.db
    .select({
      settings: {
        methods: notificationSettings.methods,
        urgency: notificationSettings.urgency,
        digestHour: notificationSettings.digestHour,
      },
      smsConsent: hasConsented(companies.id),
    })
    .from(companies)
    .leftJoin(notificationSettings, eq(notificationSettings.companyId, companies.id))
    .where(eq(companies.id, ctx.actor.companyId))
    .limit(1);
  return {
    ...(company?.settings ?? { methods: ['email'], urgency: 'all_changes', digestHour: DIGEST_HOUR }),
    smsConsent: company?.smsConsent ?? false,
  };
}

/**
 * Whether mail to a disabled recipient bounced. Column names are qualified because the query has one table.
 */
const BOUNCED = sql<boolean>`case when recipients.email_on then false else exists (
  select from notifications n join messages m on m.id = n.message_id
  where n.recipient_id = recipients.id and m.delivery = 'bounced' and m.recipient = recipients.email
) end`;

export async function listRecipients(ctx: UserContext): Promise<Recipient[]> {
  const rows = await ctx.db
    .select({ recipient: recipients, bounced: BOUNCED })
    .from(recipients)
    .where(eq(recipients.companyId, ctx.actor.companyId))
    .orderBy(asc(recipients.position));
  const stopped = await findStopped(
    ctx,
    rows.flatMap(({ recipient }) => recipient.phone ?? []),
  );
  return rows.map(({ recipient, bounced }) => {
    const { companyId: _company, unsubscribeToken: _token, createdAt: _at, position, ...shown } = recipient;
    const smsStopped = shown.phone !== null && stopped.has(shown.phone);
    return { ...shown, bounced, smsStopped, isPrimary: position === 0 };
  });
}

/** The timestamp as sortable text in full precision: a rounded cursor would skip rows. */
const CREATED = sql<string>`to_char(${notifications.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Selects notices of the company's permits; order and limit are the caller's. */
export function selectNotices(ctx: UserContext, beyond?: SQL) {
  return (
    ctx.db
      .select({
        notice: notifications,
        created: CREATED,
        recipientName: recipients.name,
        delivery: messages.delivery,
        deliveryAt: messages.deliveryAt,
        event: permitEvents,
        permit: {
          id: permits.id,
          permitNumber: permits.permitNumber,
          address: permits.address,
          city: permits.city,
          state: permits.state,
        },
      })
      .from(notifications)
      .innerJoin(
        recipients,
        and(eq(recipients.id, notifications.recipientId), eq(recipients.companyId, notifications.companyId)),
      )
      .leftJoin(messages, eq(messages.id, notifications.messageId))
      .innerJoin(permitEvents, eq(permitEvents.id, notifications.eventId))
      .innerJoin(permits, eq(permits.id, permitEvents.permitId))
      // Notices of removed permits are excluded: their page would not open.
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
  const { notice, recipientName, delivery, deliveryAt, event, permit } = row;
  return {
    key: `${notice.eventId}.${notice.recipientId}.${notice.channel}`,
    recipientName,
    channel: notice.channel,
    state: notice.state,
    failure: notice.failure,
    delivery,
    deliveryAt,
    createdAt: notice.createdAt,
    dueAt: notice.dueAt,
    sentAt: notice.sentAt,
    event: { kind: event.kind, toBucket: event.toBucket, toWord: event.toWord, changes: event.changes },
    permit,
  };
}

/** The latest notices of the company's permits, newest first. */
export async function listNotices(
  ctx: UserContext,
  limit: number,
  outcome: Outcome | null = null,
): Promise<Notice[]> {
  const rows = await selectNotices(ctx, outcome ? withOutcome(outcome) : undefined)
    .orderBy(
      desc(notifications.createdAt),
      desc(notifications.eventId),
      asc(recipients.position),
      notifications.channel,
    )
    .limit(limit);
  return rows.map(toNotice);
}
