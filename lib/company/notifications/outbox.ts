import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { companies, messages, notifications } from '@/db/schema';
import type { AdminActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { removedContent, SECRET_HEADER } from '@/lib/providers/mail/secret';
import { requeue } from '@/lib/providers/outbox/messages';
import { OBSTACLES, OPT_OUTS } from './obstacle';
import type { NotificationState } from './types';
import type { OutboxEntry, OutboxMessage, RetryRefusal } from './view';

type AdminContext = Context<AdminActor>;

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

export interface OutboxPage {
  /** The id of the last message of the page above. */
  before: string | null;
  limit: number;
  /** Only those that stand there; `failed` are the dead letters. */
  state?: NotificationState | null;
}

/** Every message of every company, newest first. */
export async function listOutbox(
  ctx: AdminContext,
  { before, limit, state = null }: OutboxPage,
): Promise<{ items: OutboxEntry[]; next: string | null }> {
  const anchor = ctx.db
    .select({ at: messages.createdAt, id: messages.id })
    .from(messages)
    .where(eq(messages.id, before ?? ''));
  const rows = await ctx.db
    .select(outboxColumns)
    .from(messages)
    .leftJoin(companies, eq(companies.id, messages.companyId))
    .where(
      and(
        state ? eq(messages.state, state) : undefined,
        before ? lt(sql`(${messages.createdAt}, ${messages.id})`, anchor) : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
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
  // A message with a login link is hidden while it is being sent; without SMTP the outbox is where it is
  // delivered.
  const hidden = message.state !== 'sent' && SECRET_HEADER in message.headers;
  const content = hidden ? await removedContent(message.locale) : {};
  return { ...message, ...content, companyName, retry: checkRetry(message) };
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

type Ended = Pick<typeof messages.$inferSelect, 'state' | 'failure' | 'headers' | 'text'>;

/**
 * Whether a failed message may be retried. One interrupted by a crash may have been sent and is never
 * retried; neither is one whose login link or content has been removed, or whose recipient has opted out.
 */
function checkRetry({ state, failure, headers, text }: Ended): RetryRefusal | 'possible' | null {
  if (state !== 'failed') return null;
  if (failure === 'interrupted') return 'may_have_left';
  if (SECRET_HEADER in headers) return 'content_removed';
  if (text === '') return 'content_expired';
  if (OPT_OUTS.some((obstacle) => obstacle === failure)) return 'stopped_by_reader';
  return OBSTACLES.some((obstacle) => obstacle === failure) ? 'not_told_any_more' : 'possible';
}

/** Retries a failed message once, now; opt-outs are checked again before it is sent. */
export function retryMessage(ctx: AdminContext, { messageId }: { messageId: string }): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const [message] = await tx.select().from(messages).where(eq(messages.id, messageId)).for('update');
    if (!message) throw new AppError('not_found', { detail: `message ${messageId}` });
    const retry = checkRetry(message);
    if (retry !== 'possible')
      throw new AppError('conflict', { detail: `not sent again: ${retry ?? message.state}` });
    await requeue({ ...ctx, db: tx }, eq(messages.id, messageId), { failure: null, nextAttemptAt: ctx.now });
    await enqueue({ db: tx }, message.lane === 'bulk' ? 'deliver-digests' : 'deliver', {});
    await tx
      .update(notifications)
      .set({ state: 'sending', failure: null })
      .where(and(eq(notifications.messageId, messageId), eq(notifications.state, 'failed')));
    await recordAudit(
      { ...ctx, db: tx },
      {
        action: 'message.retried',
        subject: messageId,
        details: { failure: message.failure },
        ...(message.companyId ? { companyId: message.companyId } : {}),
      },
    );
  });
}
