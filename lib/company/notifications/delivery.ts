import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { messages, notifications, recipients } from '@/db/schema';
import type { Context } from '@/lib/context';
import { endMessages, noteDelivery } from '@/lib/providers/outbox/messages';
import type { Delivery } from './types';

export interface DeliveryReport {
  /** The carrier's id of the message. */
  providerId: string;
  /** Our message id, where the carrier echoes it: a report may arrive before the carrier's id is stored. */
  messageId?: string | null;
  delivery: Delivery;
  /** The carrier's own words or code. */
  detail: string | null;
}

/** The order of delivery states: reports arrive in any order, and a message never goes back. */
const STAGE: Record<Delivery, number> = { delivered: 1, undelivered: 2, bounced: 2, complained: 3 };
const DETAIL_MAX = 300;

/**
 * Records a delivery report. Returns false for an unknown message; an outdated report is ignored and returns
 * true. A text given up after a crash that the carrier reports has been sent after all. A bounced address is
 * disabled until somebody re-enables it; a spam complaint unsubscribes the recipient.
 */
export function recordDelivery(ctx: Context, report: DeliveryReport): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [message] = await tx
      .select({ id: messages.id, state: messages.state, delivery: messages.delivery })
      .from(messages)
      .where(whichOne(report))
      .limit(1)
      .for('update');
    if (!message) return false;
    const { providerId, delivery } = report;
    if (message.delivery !== null && STAGE[message.delivery] >= STAGE[delivery]) return true;
    const inside = { ...ctx, db: tx };
    await noteDelivery(inside, message.id, {
      providerId,
      delivery,
      deliveryDetail: report.detail?.slice(0, DETAIL_MAX) ?? null,
      deliveryAt: ctx.now,
    });
    if (message.state === 'failed') await countAsSent(inside, message.id);
    if (delivery === 'bounced' || delivery === 'complained') await stopMail(inside, message.id, delivery);
    return true;
  });
}

/**
 * Matches by the carrier's id; by ours only where the carrier's is not known yet, so that no report changes
 * another message.
 */
function whichOne({ providerId, messageId }: DeliveryReport) {
  const named = eq(messages.providerId, providerId);
  return messageId ? or(named, and(eq(messages.id, messageId), isNull(messages.providerId))) : named;
}

async function countAsSent(ctx: Context, messageId: string): Promise<void> {
  const sent = { state: 'sent' as const, sentAt: ctx.now, failure: null };
  const which = and(eq(messages.id, messageId), eq(messages.failure, 'interrupted'));
  const [message] = await endMessages(ctx, which, sent);
  if (message) await ctx.db.update(notifications).set(sent).where(eq(notifications.messageId, messageId));
}

/** Applies to the message's recipients, as long as the address is still theirs. */
async function stopMail(ctx: Context, messageId: string, why: 'bounced' | 'complained'): Promise<void> {
  const told = ctx.db
    .select({ id: notifications.recipientId })
    .from(notifications)
    .innerJoin(messages, eq(messages.id, notifications.messageId))
    .where(
      and(
        eq(notifications.messageId, messageId),
        eq(notifications.channel, 'email'),
        sql`exists (select from ${recipients} where ${recipients.id} = ${notifications.recipientId}
          and ${recipients.email} = ${messages.recipient})`,
      ),
    );
  const { unsubscribedAt } = recipients;
  await ctx.db
    .update(recipients)
    .set(
      why === 'bounced'
        ? { emailOn: false }
        : { unsubscribedAt: sql`coalesce(${unsubscribedAt}, ${ctx.now.toISOString()}::timestamptz)` },
    )
    .where(inArray(recipients.id, told));
}
