import { eq, sql } from 'drizzle-orm';
import { companies, notifications, recipients } from '@/db/schema';
import type { Context } from '@/lib/context';
import { findStopped } from '@/lib/sms/numbers';
import { reachableFrom } from './cadence';
import type { Obstacle } from './obstacle';
import type { Channel } from './types';

interface Waiting {
  id: string;
  channel: Channel;
  recipient: string;
}

/** A message that may leave, has to wait, or may not leave any more. */
export type Check = { leaves: true } | { until: Date } | { obstacle: Obstacle };

/**
 * The last look at a message of notices before it leaves: it may have waited for hours for another try. What the reader
 * has said meanwhile counts, and a text that missed its hours waits for the next ones. Other messages just leave.
 */
export async function checkBeforeSending(ctx: Context, message: Waiting): Promise<Check> {
  const [reader] = await ctx.db
    .select({
      emailOn: recipients.emailOn,
      smsOn: recipients.smsOn,
      unsubscribedAt: recipients.unsubscribedAt,
      quietFrom: recipients.quietFrom,
      quietUntil: recipients.quietUntil,
      timeZone: sql<string>`coalesce(${recipients.timeZone}, ${companies.timeZone})`,
    })
    .from(notifications)
    .innerJoin(recipients, eq(recipients.id, notifications.recipientId))
    .innerJoin(companies, eq(companies.id, notifications.companyId))
    .where(eq(notifications.messageId, message.id))
    .limit(1);
  if (!reader) return { leaves: true };
  if (message.channel === 'email') {
    if (reader.unsubscribedAt !== null) return { obstacle: 'unsubscribed' };
    return reader.emailOn ? { leaves: true } : { obstacle: 'mail_off' };
  }
  const stopped = await findStopped(ctx, [message.recipient]);
  if (stopped.size > 0) return { obstacle: 'number_stopped' };
  if (!reader.smsOn) return { obstacle: 'texts_off' };
  const until = reachableFrom({ ...reader, channel: 'sms' }, ctx.now);
  return until > ctx.now ? { until } : { leaves: true };
}
