import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  companies,
  companyPermits,
  messages,
  notificationSettings,
  notifications,
  permitEvents,
  recipients,
  subscriptions,
} from '@/db/schema';
import type { Context } from '@/lib/context';
import { reachableFrom } from './cadence';
import { type Obstacle, obstacleTo } from './obstacle';
import { isUnsubscribable } from './unsubscribe-links';

type Waiting = Pick<typeof messages.$inferSelect, 'id' | 'channel' | 'recipient' | 'headers'>;

/** The result of the check: send, postpone, or drop with an obstacle. */
export type Check = { leaves: true } | { until: Date } | { obstacle: Obstacle };

/**
 * Final eligibility check before messages are sent, because they may have waited hours for a retry. Opt-outs,
 * withdrawn consent and removed permits since then count, and a text outside its hours is postponed. Messages
 * that carry no notices are just sent. Answers in the order of the messages.
 */
export async function checkBeforeSending(ctx: Context, waiting: readonly Waiting[]): Promise<Check[]> {
  const readers = await findReaders(ctx, waiting);
  return waiting.map((message) => checkOne(ctx, message, readers.get(message.id)));
}

function checkOne(ctx: Context, message: Waiting, reader: Reader | undefined): Check {
  const { channel } = message;
  if (!reader) return carriesNotices(message) ? { obstacle: 'recipient_removed' } : { leaves: true };
  const isText = channel === 'sms';
  if (reader.obstacle !== null) return { obstacle: reader.obstacle };
  if (message.recipient !== (isText ? reader.phone : reader.email)) return { obstacle: 'address_changed' };
  if (!isText) return { leaves: true };
  const until = reachableFrom({ ...reader, channel }, ctx.now);
  return until > ctx.now ? { until } : { leaves: true };
}

/**
 * Decided without loading its notices, which are deleted with their recipient; replies to inbound texts are
 * not notices.
 */
function carriesNotices({ channel, headers }: Waiting): boolean {
  return channel === 'sms' || isUnsubscribable(headers);
}

type Reader = Awaited<ReturnType<typeof listReaders>>[number];

async function findReaders(ctx: Context, waiting: readonly Waiting[]): Promise<Map<string, Reader>> {
  const readers = await listReaders(
    ctx,
    waiting.map(({ id }) => id),
  );
  return new Map(readers.map((reader) => [reader.messageId, reader]));
}

/**
 * The recipient of each message and their current eligibility; of the message's permits, one that the company still
 * watches, if any.
 */
function listReaders(ctx: Context, ids: string[]) {
  return ctx.db
    .selectDistinctOn([messages.id], {
      messageId: messages.id,
      email: recipients.email,
      phone: recipients.phone,
      quietFrom: recipients.quietFrom,
      quietUntil: recipients.quietUntil,
      timeZone: sql<string>`coalesce(${recipients.timeZone}, ${companies.timeZone})`,
      // A text goes to the number it was written for, whatever the recipient's is by now.
      obstacle: obstacleTo(notifications.channel, messages.recipient),
    })
    .from(messages)
    .innerJoin(notifications, eq(notifications.messageId, messages.id))
    .innerJoin(recipients, eq(recipients.id, notifications.recipientId))
    .innerJoin(companies, eq(companies.id, notifications.companyId))
    .innerJoin(permitEvents, eq(permitEvents.id, notifications.eventId))
    .leftJoin(notificationSettings, eq(notificationSettings.companyId, notifications.companyId))
    .leftJoin(subscriptions, eq(subscriptions.companyId, notifications.companyId))
    .leftJoin(
      companyPermits,
      and(
        eq(companyPermits.companyId, notifications.companyId),
        eq(companyPermits.permitId, permitEvents.permitId),
      ),
    )
    .where(inArray(messages.id, ids))
    .orderBy(messages.id, sql`coalesce(${companyPermits.state} = 'confirmed', false) desc`);
}
