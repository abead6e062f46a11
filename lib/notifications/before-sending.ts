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
import type { Context } from '@/lib/context';
import { reachableFrom } from './cadence';
import { type Obstacle, obstacleTo } from './obstacle';
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
  const reader = await findReader(ctx, message);
  if (!reader) return tellsNotices(message) ? { obstacle: 'recipient_removed' } : { leaves: true };
  const isText = channel === 'sms';
  if (reader.obstacle !== null) return { obstacle: reader.obstacle };
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
async function findReader(ctx: Context, message: Waiting) {
  const [reader] = await ctx.db
    .select({
      email: recipients.email,
      phone: recipients.phone,
      quietFrom: recipients.quietFrom,
      quietUntil: recipients.quietUntil,
      timeZone: sql<string>`coalesce(${recipients.timeZone}, ${companies.timeZone})`,
      // A text goes to the number it was written for, whatever the recipient's is by now.
      obstacle: obstacleTo(notifications.channel, sql`${message.recipient}::text`),
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
    .where(eq(notifications.messageId, message.id))
    .orderBy(sql`coalesce(${companyPermits.state} = 'confirmed', false) desc`)
    .limit(1);
  return reader ?? null;
}
