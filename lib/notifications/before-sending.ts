import { and, eq, sql } from 'drizzle-orm';
import {
  companies,
  companyPermits,
  type messages,
  notificationSettings,
  notifications,
  permitEvents,
  recipients,
  subscriptions,
} from '@/db/schema';
import { entitledTier } from '@/lib/billing/entitled';
import type { Context } from '@/lib/context';
import { findStopped } from '@/lib/sms/numbers';
import { reachableFrom } from './cadence';
import { findConsenting } from './consent';
import { type Obstacle, obstacleOf } from './obstacle';
import { isUnsubscribable } from './unsubscribe-links';

type Waiting = Pick<typeof messages.$inferSelect, 'id' | 'channel' | 'recipient' | 'headers'>;

/** A message that may leave, has to wait, or may not leave any more. */
export type Check = { leaves: true } | { until: Date } | { obstacle: Obstacle };

/**
 * The last look at a message of notices before it leaves: it may have waited for hours for another try. What has been
 * said, withdrawn or removed meanwhile counts, and a text that missed its hours waits for the next ones. Other
 * messages just leave.
 */
export async function checkBeforeSending(ctx: Context, message: Waiting): Promise<Check> {
  const { channel } = message;
  const reader = await findReader(ctx, message.id);
  if (!reader) return tellsNotices(message) ? { obstacle: 'recipient_removed' } : { leaves: true };
  const isText = channel === 'sms';
  const obstacle = obstacleOf(
    { ...reader, channel },
    {
      consents: isText && (await findConsenting(ctx, [reader.companyId])).has(reader.companyId),
      stopped: isText && (await findStopped(ctx, [message.recipient])).has(message.recipient),
    },
  );
  if (obstacle !== null) return { obstacle };
  if (message.recipient !== (isText ? reader.phone : reader.email)) return { obstacle: 'address_changed' };
  if (!isText) return { leaves: true };
  const until = reachableFrom({ ...reader, channel }, ctx.now);
  return until > ctx.now ? { until } : { leaves: true };
}

/** Known without its notices, which go with their recipient: answers to texts are no messages of ours. */
function tellsNotices({ channel, headers }: Waiting): boolean {
  return channel === 'sms' || isUnsubscribable(headers);
}

/** Whom the message tells, and how things stand; of its permits one the company still watches, if there is any. */
async function findReader(ctx: Context, messageId: string) {
  const [reader] = await ctx.db
    .select({
      companyId: notifications.companyId,
      email: recipients.email,
      phone: recipients.phone,
      emailOn: recipients.emailOn,
      smsOn: recipients.smsOn,
      unsubscribedAt: recipients.unsubscribedAt,
      quietFrom: recipients.quietFrom,
      quietUntil: recipients.quietUntil,
      timeZone: sql<string>`coalesce(${recipients.timeZone}, ${companies.timeZone})`,
      methods: notificationSettings.methods,
      tier: entitledTier,
      link: companyPermits.state,
    })
    .from(notifications)
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
    .where(eq(notifications.messageId, messageId))
    .orderBy(sql`coalesce(${companyPermits.state} = 'confirmed', false) desc`)
    .limit(1);
  return reader ?? null;
}
