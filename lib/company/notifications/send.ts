import { eq, type SQL } from 'drizzle-orm';
import { messages, notifications } from '@/db/schema';
import type { Context } from '@/lib/context';
import { type RetryPolicy, retryWait } from '@/lib/platform/lease/retry';
import { removedContent, SECRET_HEADER } from '@/lib/providers/mail/secret';
import {
  claimNext,
  endMessages,
  isAttempt,
  isUnderWay,
  listCutOff,
  type Message,
  type Outcome,
  replaceContent,
  requeue,
} from '@/lib/providers/outbox/messages';
import { CarrierUnavailable, isPermanent } from '@/lib/providers/sms/errors';
import { markStopped } from '@/lib/providers/sms/numbers';
import { sendText } from '@/lib/providers/sms/send-text';
import { NumberStopped, type SmsTransport, type TakenText } from '@/lib/providers/sms/types';
import { checkBeforeSending } from './before-sending';

/**
 * Sends one message; throws unless acceptance was confirmed. A server that accepted it and then dropped the
 * connection looks the same; the retry carries the same Message-ID, by which mail systems deduplicate.
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

/** A permanent rejection of this mail by the server. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** The configured transports; null where messages wait or stay in the outbox. */
export interface Transports {
  email: MailTransport | null;
  sms: SmsTransport | null;
}

/**
 * Waits between tries: 1, 5, 25, then 30 minutes, and up to a fifth less. None is longer than half the shortest cadence
 * that is promised: once the trouble is over, whatever waits is out within one.
 */
const RETRY: RetryPolicy = { firstMs: 60_000, factor: 5, maxMs: 30 * 60_000, jitter: -0.2 };
/** After these and the first try the message has failed. */
const RETRIES = 7;
const BATCH = 50;

export interface SendOutcome {
  sent: number;
  failed: number;
  more: boolean;
}

/**
 * Sends waiting messages, oldest first, up to a batch; `more` says whether others may be waiting. Stops
 * between messages when aborted. A message is claimed in a committed transaction before it is sent: no two
 * workers send it, and after a crash it is not sent again unless it is certain that it was not accepted.
 */
export async function sendMessages(
  ctx: Context,
  transports: Transports,
  signal?: AbortSignal,
): Promise<SendOutcome> {
  const channels = (['email', 'sms'] as const).filter((channel) => transports[channel] !== null);
  const outcome: SendOutcome = { sent: 0, failed: 0, more: false };
  if (channels.length === 0) return outcome;
  await giveUpCutOff(ctx, transports);
  const began = performance.now();
  for (let count = 0; count < BATCH && !signal?.aborted; count += 1) {
    // A batch may take long, so each message's own send time is recorded.
    const now = new Date(ctx.now.getTime() + performance.now() - began);
    const at = { ...ctx, now };
    const message = await claimNext(at, channels);
    if (!message) return outcome;
    const check = await checkBeforeSending(at, message);
    if ('until' in check) await wait(at, message, check.until);
    else if ('obstacle' in check)
      await settle(at, isUnderWay(message), { ...FAILED, failure: check.obstacle }, check.obstacle);
    else outcome[(await sendOne(at, transports, message)) ? 'sent' : 'failed'] += 1;
  }
  return { ...outcome, more: true };
}

/** Returns whether the message was accepted. */
async function sendOne(at: Context, transports: Transports, message: Message): Promise<boolean> {
  let taken: TakenText | null;
  try {
    taken = await handOver(at, transports, message);
  } catch (error) {
    await fail(at, message, error);
    return false;
  }
  const { providerId = null, segments = null } = taken ?? {};
  await settle(at, isAttempt(message), {
    state: 'sent',
    sentAt: at.now,
    failure: null,
    ...(providerId === null ? {} : { providerId, segments }),
  });
  return true;
}

async function handOver(
  at: Context,
  { email, sms }: Transports,
  message: Message,
): Promise<TakenText | null> {
  const { id, recipient: to, text } = message;
  if (message.channel === 'sms') {
    if (!sms) throw new Error('nobody takes texts');
    const triedSince = message.attempts > 1 ? message.createdAt : null;
    return sendText(at, sms, { id, to, body: text, triedSince });
  }
  if (!email) throw new Error('nobody takes mail');
  const { [SECRET_HEADER]: _, ...headers } = message.headers;
  const { subject, html } = message;
  await email.send({ id, to, subject, html, text, headers });
  return null;
}

const FAILED = { state: 'failed', sentAt: null } as const;

/**
 * Finishes a message and its notices: the detail is stored on the message, the outcome on the notices. Login
 * links are removed, because the message will not be sent again.
 */
function settle(
  ctx: Context,
  which: SQL | undefined,
  settled: Outcome,
  reason = settled.failure,
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    for (const message of await endMessages(within, which, settled)) {
      const { state, sentAt } = settled;
      await tx
        .update(notifications)
        .set({ state, sentAt, failure: reason })
        .where(eq(notifications.messageId, message.id));
      if (SECRET_HEADER in message.headers)
        await replaceContent(within, eq(messages.id, message.id), await removedContent(message.locale));
    }
  });
}

/** Handles a failed attempt: fails for good after a permanent rejection, else schedules a retry. */
async function fail(ctx: Context, message: Message, error: unknown): Promise<void> {
  const failure = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
  ctx.log.warn({ messageId: message.id, attempts: message.attempts, failure }, 'Message not accepted');
  if (error instanceof NumberStopped) {
    await markStopped(ctx, { phone: message.recipient, word: 'carrier' });
    return settle(ctx, isUnderWay(message), { ...FAILED, failure: 'number_stopped' });
  }
  if (error instanceof MailRefused || isPermanent(error))
    return settle(ctx, isUnderWay(message), { ...FAILED, failure }, 'refused');
  if (message.attempts > RETRIES) return settle(ctx, isUnderWay(message), { ...FAILED, failure }, 'gave_up');
  const asked = error instanceof CarrierUnavailable ? (error.retryAfterMs ?? 0) : 0;
  const pause = Math.max(asked, retryWait(RETRY, message.attempts, `${message.id} ${message.attempts}`));
  const nextAttemptAt = new Date(ctx.now.getTime() + pause);
  await requeue(ctx, isUnderWay(message), { failure, nextAttemptAt });
}

/** Postpones a message without counting an attempt. */
async function wait(ctx: Context, message: Message, until: Date): Promise<void> {
  await requeue(ctx, isUnderWay(message), { attempts: message.attempts - 1, nextAttemptAt: until });
}

/**
 * Handles messages interrupted by a crash, which may have been sent. A text is requeued where the carrier can
 * be queried for it; anything else is not sent again.
 */
async function giveUpCutOff(ctx: Context, { sms }: Transports): Promise<void> {
  for (const message of await listCutOff(ctx, { limit: BATCH })) {
    if (message.channel === 'sms' && sms?.find && message.attempts <= RETRIES)
      await requeue(ctx, isUnderWay(message), { failure: 'interrupted', nextAttemptAt: ctx.now });
    else await settle(ctx, isUnderWay(message), { ...FAILED, failure: 'interrupted' });
  }
}
