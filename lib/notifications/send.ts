import { and, asc, eq, lt, lte, type SQL } from 'drizzle-orm';
import { messages, notifications } from '@/db/schema';
import type { Context } from '@/lib/context';
import { removedContent, SECRET_HEADER } from '@/lib/mail/secret';

/**
 * Hands one message to the outside world; throws when nobody said that it was taken. A server that took it and then
 * fell silent looks the same: the next try carries the same Message-ID, by which mailboxes know it again.
 */
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

/**
 * Sends what waits, oldest first, up to a batch; `more` says that there may be others. Stops between two messages
 * when the signal is raised. A message is claimed and committed before it leaves: no two workers send it, and
 * one that a crash cut off is not sent again.
 */
export async function sendMessages(
  ctx: Context,
  transport: MailTransport,
  signal?: AbortSignal,
): Promise<{ sent: number; failed: number; more: boolean }> {
  await giveUpCutOff(ctx);
  const outcome = { sent: 0, failed: 0, more: false };
  const began = performance.now();
  for (let count = 0; count < BATCH && !signal?.aborted; count += 1) {
    // A slow server makes a batch long, and each message's own time says when it counts as cut off.
    const now = new Date(ctx.now.getTime() + performance.now() - began);
    const at = { ...ctx, now };
    const message = await claim(at);
    if (!message) return outcome;
    try {
      const { [SECRET_HEADER]: _, ...headers } = message.headers;
      await transport.send({ ...message, headers, to: message.recipient });
    } catch (error) {
      await putBack(at, message, error instanceof Error ? error.message.slice(0, 300) : 'unknown');
      outcome.failed += 1;
      continue;
    }
    await settle(at, claimed(message), { state: 'sent', sentAt: now, failure: null });
    outcome.sent += 1;
  }
  return { ...outcome, more: true };
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

/** This try of the message and no later one. */
function claimed(message: Claimed) {
  return and(eq(messages.id, message.id), eq(messages.attempts, message.attempts));
}

/** The same, unless somebody has given it up meanwhile. */
function underWay(message: Claimed) {
  return and(claimed(message), eq(messages.state, 'sending'));
}

interface Claimed {
  id: string;
  attempts: number;
}

/** Ends a message. A link that lets somebody in has then left us or never will: nobody is to read it here. */
function settle(ctx: Context, which: SQL | undefined, settled: Settled): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const { id, headers, locale } = messages;
    const ended = await tx.update(messages).set(settled).where(which).returning({ id, headers, locale });
    for (const message of ended) {
      await tx.update(notifications).set(settled).where(eq(notifications.messageId, message.id));
      if (SECRET_HEADER in message.headers)
        await tx
          .update(messages)
          .set(await removedContent(message.locale))
          .where(eq(id, message.id));
    }
  });
}

async function putBack(ctx: Context, message: Claimed, failure: string): Promise<void> {
  const wait = RETRY_MINUTES[message.attempts - 1];
  ctx.log.warn({ messageId: message.id, attempts: message.attempts, failure }, 'A message was not taken');
  if (wait === undefined) return settle(ctx, underWay(message), { state: 'failed', sentAt: null, failure });
  await ctx.db
    .update(messages)
    .set({ state: 'queued', failure, nextAttemptAt: new Date(ctx.now.getTime() + wait * 60_000) })
    .where(underWay(message));
}

async function giveUpCutOff(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - CUT_OFF_MINUTES * 60_000);
  const stuck = await ctx.db
    .select({ id: messages.id, attempts: messages.attempts })
    .from(messages)
    .where(and(eq(messages.state, 'sending'), lt(messages.nextAttemptAt, before)))
    .limit(BATCH);
  for (const message of stuck)
    await settle(ctx, underWay(message), { state: 'failed', sentAt: null, failure: 'interrupted' });
}
