import { and, inArray, lt, ne, sql } from 'drizzle-orm';
import { messages, notifications } from '@/db/schema';
import type { Context } from '@/lib/context';
import { dropMessages, replaceContent } from '@/lib/providers/outbox/messages';
import { blankOldTexts } from '@/lib/providers/sms/retention';

const DAY_MS = 24 * 3_600_000;
/** The history a company can look back on. */
export const NOTICES_KEPT_DAYS = 400;
/** Retention of message contents; the fact of sending is kept as long as its notices. */
export const CONTENT_KEPT_DAYS = 90;
const BATCH = 5_000;
/** Batches of notices per run: each message has several, and an hourly run has to keep up. */
const NOTICE_BATCHES = 20;
const ENDED = ['sent', 'failed'] as const;

/** Deletes notices and messages past their retention, in batches. */
export async function dropOldNotices(ctx: Context, { batch = BATCH } = {}): Promise<void> {
  const before = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  const { db } = ctx;
  const oldMessages = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(lt(messages.createdAt, before(NOTICES_KEPT_DAYS)), inArray(messages.state, [...ENDED])))
    .limit(batch);
  for (let batches = 0; batches < NOTICE_BATCHES; batches += 1) {
    const dropped = await dropNotices(ctx, before(NOTICES_KEPT_DAYS), batch);
    if (dropped < batch) break;
  }
  await dropMessages(ctx, inArray(messages.id, oldMessages));
  const spoken = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        lt(messages.createdAt, before(CONTENT_KEPT_DAYS)),
        inArray(messages.state, [...ENDED]),
        ne(messages.text, ''),
      ),
    )
    .limit(batch);
  await replaceContent(ctx, inArray(messages.id, spoken), { html: '', text: '' });
  await blankOldTexts(ctx, { limit: batch });
}

/** Returns the number deleted. The condition matches the index on state and due time. */
async function dropNotices(ctx: Context, before: Date, limit: number): Promise<number> {
  const { eventId, recipientId, channel, state, dueAt } = notifications;
  const old = ctx.db
    .select({ eventId, recipientId, channel })
    .from(notifications)
    .where(and(inArray(state, [...ENDED]), lt(dueAt, before)))
    .limit(limit);
  const dropped = await ctx.db
    .delete(notifications)
    .where(sql`(${eventId}, ${recipientId}, ${channel}) in ${old}`)
    .returning({ eventId });
  return dropped.length;
}
