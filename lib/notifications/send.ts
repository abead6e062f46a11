import { and, asc, eq, lt, lte } from 'drizzle-orm';
import { messages, notifications } from '@/db/schema';
import type { Context } from '@/lib/context';

/** Hands one message to the outside world; throws when it was certainly not taken. */
export interface MailTransport {
  send(message: OutgoingMail): Promise<void>;
}

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** Waits between tries, in minutes; after the last the message has failed. */
const RETRY_MINUTES = [1, 5, 30, 120];
/** A message still "sending" after this long was cut off by a crash: it may have left, so it is not sent again. */
const CUT_OFF_MINUTES = 15;
const BATCH = 50;

/** Sends what waits, oldest first; a message is claimed and committed before it leaves, so it leaves at most once. */
export async function sendMessages(
  ctx: Context,
  transport: MailTransport,
): Promise<{ sent: number; failed: number }> {
  await giveUpCutOff(ctx);
  const outcome = { sent: 0, failed: 0 };
  for (let count = 0; count < BATCH; count += 1) {
    const message = await claim(ctx);
    if (!message) break;
    try {
      await transport.send({ ...message, to: message.recipient });
      await settle(ctx, message.id, { state: 'sent', sentAt: ctx.now, failure: null });
      outcome.sent += 1;
    } catch (error) {
      await putBack(ctx, message, error instanceof Error ? error.message.slice(0, 300) : 'unknown');
      outcome.failed += 1;
    }
  }
  return outcome;
}

function claim(ctx: Context) {
  return ctx.db.transaction(async (tx) => {
    const [waiting] = await tx
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.state, 'queued'),
          eq(messages.channel, 'email'),
          lte(messages.nextAttemptAt, ctx.now),
        ),
      )
      .orderBy(asc(messages.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!waiting) return null;
    const attempts = waiting.attempts + 1;
    await tx
      .update(messages)
      .set({ state: 'sending', attempts, nextAttemptAt: ctx.now })
      .where(eq(messages.id, waiting.id));
    return { ...waiting, attempts };
  });
}

interface Settled {
  state: 'sent' | 'failed';
  sentAt: Date | null;
  failure: string | null;
}

function settle(ctx: Context, id: string, settled: Settled): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await tx.update(messages).set(settled).where(eq(messages.id, id));
    await tx.update(notifications).set(settled).where(eq(notifications.messageId, id));
  });
}

async function putBack(
  ctx: Context,
  message: { id: string; attempts: number },
  failure: string,
): Promise<void> {
  const wait = RETRY_MINUTES[message.attempts - 1];
  ctx.log.warn({ messageId: message.id, attempts: message.attempts, failure }, 'A message was not taken');
  if (wait === undefined) return settle(ctx, message.id, { state: 'failed', sentAt: null, failure });
  await ctx.db
    .update(messages)
    .set({ state: 'queued', failure, nextAttemptAt: new Date(ctx.now.getTime() + wait * 60_000) })
    .where(eq(messages.id, message.id));
}

async function giveUpCutOff(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - CUT_OFF_MINUTES * 60_000);
  const stuck = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.state, 'sending'), lt(messages.nextAttemptAt, before)))
    .limit(BATCH);
  for (const { id } of stuck)
    await settle(ctx, id, { state: 'failed', sentAt: null, failure: 'interrupted' });
}
