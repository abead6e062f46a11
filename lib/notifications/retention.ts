import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { messages, notifications, smsInbound } from '@/db/schema';
import type { Context } from '@/lib/context';

const DAY_MS = 24 * 3_600_000;
/** The history a company can look back on. */
export const NOTICES_KEPT_DAYS = 400;
/** What a message said; that it was sent, and to whom, stays as long as its notices. */
export const CONTENT_KEPT_DAYS = 90;
/** Texts that were neither a stop nor a start: those are kept as proof. */
export const CHATTER_KEPT_DAYS = 90;
const BATCH = 5_000;
const ENDED = ['sent', 'failed'] as const;

/** Drops notices and messages that have had their time, some thousands a run. */
export async function dropOldNotices(ctx: Context): Promise<void> {
  const before = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  const { db } = ctx;
  const oldMessages = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(lt(messages.createdAt, before(NOTICES_KEPT_DAYS)), inArray(messages.state, [...ENDED])))
    .limit(BATCH);
  // By the state and time they came due, as the index has them.
  await db
    .delete(notifications)
    .where(and(inArray(notifications.state, [...ENDED]), lt(notifications.dueAt, before(NOTICES_KEPT_DAYS))));
  await db.delete(messages).where(inArray(messages.id, oldMessages));
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
    .limit(BATCH);
  await db.update(messages).set({ html: '', text: '' }).where(inArray(messages.id, spoken));
  await db
    .update(smsInbound)
    .set({ body: '' })
    .where(
      and(
        eq(smsInbound.action, 'none'),
        lt(smsInbound.receivedAt, before(CHATTER_KEPT_DAYS)),
        ne(smsInbound.body, ''),
      ),
    );
}
