import type { Context } from '@/lib/context';
import { type RetryPolicy, retryWait } from '@/lib/platform/lease/retry';
import { SECRET_HEADER } from '@/lib/providers/mail/secret';
import { SENDER_HEADER } from '@/lib/providers/mail/types';
import {
  claimMessages,
  isUnderWay,
  type LaneClaim,
  listCutOff,
  type Message,
  requeue,
} from '@/lib/providers/outbox/messages';
import { type Handover, oneAtATime, type Pace } from '@/lib/providers/outbox/pace';
import { LANES, type Lane } from '@/lib/providers/outbox/types';
import { CarrierUnavailable, isPermanent } from '@/lib/providers/sms/errors';
import { markStopped } from '@/lib/providers/sms/numbers';
import { sendText } from '@/lib/providers/sms/send-text';
import { NumberStopped, type SmsTransport, type TakenText } from '@/lib/providers/sms/types';
import { checkBeforeSending } from './before-sending';
import { oneByOne, type Settled, SettleQueue, settleMessages, throughRestarts } from './settle';
import type { Channel } from './types';

/**
 * Sends one message; throws unless acceptance was confirmed. A server that accepted it and then dropped the
 * connection looks the same; the retry carries the same Message-ID, by which mail systems deduplicate.
 */
export interface MailTransport {
  send(message: OutgoingMail): Promise<void>;
  /** How fast it takes mail; without one it is sent one after the other. */
  pace?: Pace;
}

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Shown beside the installation's own address; its own name unless given. */
  senderName?: string | undefined;
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
/** Given up after a crash with one look. */
const CUT_OFF = 50;
/** Claimed with one transaction. */
const MOST = 100;
/** A look at the lanes while there is something in them, and while there is nothing. */
const BUSY_MS = 10;
const IDLE_MS = 250;

export interface SendOptions {
  /** Once it is raised no further message is begun. */
  signal?: AbortSignal | undefined;
  /** The lanes that are worked off, in this order; all of them unless given. */
  lanes?: readonly Lane[];
  /** After this long no further message is begun. */
  forMs?: number;
  /** Whether more messages are being written meanwhile: then empty lanes are looked at again. */
  isFed?: () => boolean;
}

export interface SendOutcome {
  sent: number;
  failed: number;
  /** Asked to stop, or out of time: others may be waiting. */
  more: boolean;
}

/**
 * Sends the messages that are due, many at once as each provider's pace allows, in the order of their turns. A message
 * is claimed in a committed transaction before it is sent: no two workers send it, and after a crash it is not sent
 * again unless it is certain that it was not accepted. Only as many are claimed as leave at once, so that a crash meets
 * none that waits. No provider waits for another, and the lanes are looked at again as long as one message is under way.
 */
export async function sendMessages(
  ctx: Context,
  transports: Transports,
  options: SendOptions = {},
): Promise<SendOutcome> {
  const channels = (['email', 'sms'] as const).filter((channel) => transports[channel] !== null);
  if (channels.length === 0) return { sent: 0, failed: 0, more: false };
  await giveUpCutOff(ctx, transports);
  const sending = new Sending(ctx, transports, options);
  await Promise.all(channels.map((channel) => sending.workOff(channel)));
  if (sending.error) throw sending.error;
  return sending.outcome;
}

/** What a look at the lanes of one channel came to. */
type Look = 'begun' | 'no place' | 'empty';

class Sending {
  readonly outcome: SendOutcome = { sent: 0, failed: 0, more: false };
  error: unknown;
  readonly #began = performance.now();
  readonly #inTurn = oneByOne();
  readonly #settling: SettleQueue;
  readonly #lanes: readonly Lane[];
  #underWay = 0;
  #onIdle = new Set<() => void>();

  constructor(
    private readonly ctx: Context,
    private readonly transports: Transports,
    private readonly options: SendOptions,
  ) {
    this.#lanes = options.lanes ?? LANES;
    this.#settling = new SettleQueue(
      () => this.#at(),
      this.#inTurn,
      ({ attempt }, error) => {
        ctx.log.error({ err: error, messageId: attempt.id }, 'What became of a message could not be written');
        this.error ??= error;
      },
    );
  }

  /** Returns when nothing of this channel is due and nothing of any is under way, or no more may be begun. */
  async workOff(channel: Channel): Promise<void> {
    const pace = this.transports[channel]?.pace ?? oneAtATime();
    for (;;) {
      const look = await this.#look(channel, pace).catch((error): Look => {
        this.error ??= error;
        return 'no place';
      });
      const isAtRest = look === 'empty' && !this.options.isFed?.();
      if (this.#underWay === 0 && (isAtRest || !this.#mayBegin())) {
        if (!isAtRest) this.outcome.more = true;
        return;
      }
      await this.#pause(look === 'empty' ? IDLE_MS : BUSY_MS);
    }
  }

  #mayBegin(): boolean {
    const { signal, forMs = Number.POSITIVE_INFINITY } = this.options;
    return this.error === undefined && !signal?.aborted && performance.now() - this.#began < forMs;
  }

  /** A batch takes its time, so each step has its own. */
  #at(): Context {
    return { ...this.ctx, now: new Date(this.ctx.now.getTime() + performance.now() - this.#began) };
  }

  /** Begins what is due, as far as there is place. */
  async #look(channel: Channel, pace: Pace): Promise<Look> {
    let look: Look = 'empty';
    for (const lane of this.#lanes) {
      if (!this.#mayBegin()) return 'no place';
      // Whoever asks again within the pause would be told to wait; the messages are due after it.
      if (pace.isPaused) return look;
      const places = pace.take(lane, MOST);
      if (places === 0) return look === 'begun' ? look : 'no place';
      const claimed = await this.#begin(channel, lane, pace, places);
      if (claimed > 0) look = 'begun';
    }
    return look;
  }

  /** Returns how many were claimed, though some may not leave. */
  async #begin(channel: Channel, lane: Lane, pace: Pace, places: number): Promise<number> {
    let leaving: Message[] = [];
    try {
      const claimed = await this.#inTurn(() => claimForSending(this.#at(), { channel, lane, limit: places }));
      leaving = claimed.leaving;
      return claimed.count;
    } finally {
      pace.leave(lane, places - leaving.length);
      this.#underWay += leaving.length;
      for (const message of leaving) void this.#send(message, pace);
    }
  }

  async #send(message: Message, pace: Pace): Promise<void> {
    const { lane } = message;
    try {
      const taken = await handOver(this.#at(), this.transports, message);
      pace.end(lane, 'works');
      this.outcome.sent += 1;
      await this.#settling.add(accepted(this.#at(), message, taken));
    } catch (error) {
      pace.end(lane, whatItSays(error));
      this.outcome.failed += 1;
      await this.#fail(message, error);
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) for (const wake of this.#onIdle) wake();
    }
  }

  /** Handles a failed attempt: fails for good after a permanent rejection, else schedules a retry. */
  async #fail(message: Message, error: unknown): Promise<void> {
    const at = this.#at();
    const failure = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    at.log.warn({ messageId: message.id, attempts: message.attempts, failure }, 'Message not accepted');
    if (error instanceof NumberStopped) {
      await this.#write(() => markStopped(at, { phone: message.recipient, word: 'carrier' }));
      return this.#settling.add(failed(message, 'number_stopped'));
    }
    if (error instanceof MailRefused || isPermanent(error))
      return this.#settling.add(failed(message, failure, 'refused'));
    if (message.attempts > RETRIES) return this.#settling.add(failed(message, failure, 'gave_up'));
    const asked = error instanceof CarrierUnavailable ? (error.retryAfterMs ?? 0) : 0;
    const pause = Math.max(asked, retryWait(RETRY, message.attempts, `${message.id} ${message.attempts}`));
    const nextAttemptAt = new Date(at.now.getTime() + pause);
    await this.#write(() => requeue(at, isUnderWay(message), { failure, nextAttemptAt }));
  }

  async #write(work: () => Promise<void>): Promise<void> {
    await this.#inTurn(() => throughRestarts(work)).catch((error) => {
      this.error ??= error;
    });
  }

  /** Ends early when nothing is under way any more. */
  async #pause(ms: number): Promise<void> {
    let wake = () => {};
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    this.#onIdle.add(wake);
    const timer = setTimeout(wake, ms);
    await woken;
    clearTimeout(timer);
    this.#onIdle.delete(wake);
  }
}

/**
 * Claims messages and checks once more whether they may leave, in one transaction: where the check fails nothing has
 * been claimed.
 */
function claimForSending(ctx: Context, which: LaneClaim): Promise<{ count: number; leaving: Message[] }> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const claimed = await claimMessages(within, which);
    if (claimed.length === 0) return { count: 0, leaving: [] };
    const checks = await checkBeforeSending(within, claimed);
    const leaving: Message[] = [];
    const dropped: Settled[] = [];
    for (const [index, message] of claimed.entries()) {
      const check = checks[index] ?? { leaves: true };
      if ('until' in check) await postpone(within, message, check.until);
      else if ('obstacle' in check) dropped.push(failed(message, check.obstacle));
      else leaving.push(message);
    }
    if (dropped.length > 0) await settleMessages(within, dropped);
    return { count: claimed.length, leaving };
  });
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
  const { [SECRET_HEADER]: _, [SENDER_HEADER]: senderName, ...headers } = message.headers;
  const { subject, html } = message;
  await email.send({ id, to, subject, html, text, headers, senderName });
  return null;
}

/** A message that is refused says nothing of the provider but that it works. */
function whatItSays(error: unknown): Handover {
  if (error instanceof MailRefused || isPermanent(error)) return 'works';
  return { away: true, retryAfterMs: error instanceof CarrierUnavailable ? error.retryAfterMs : null };
}

function accepted(at: Context, message: Message, taken: TakenText | null): Settled {
  return {
    attempt: message,
    onlyUnderWay: false,
    state: 'sent',
    sentAt: at.now,
    failure: null,
    ...(taken === null ? {} : { providerId: taken.providerId, segments: taken.segments }),
  };
}

function failed(message: Message, failure: string, reason?: string): Settled {
  return {
    attempt: message,
    onlyUnderWay: true,
    state: 'failed',
    sentAt: null,
    failure,
    ...(reason === undefined ? {} : { reason }),
  };
}

/** Postpones a message without counting an attempt. */
async function postpone(ctx: Context, message: Message, until: Date): Promise<void> {
  await requeue(ctx, isUnderWay(message), { attempts: message.attempts - 1, nextAttemptAt: until });
}

/**
 * Handles messages interrupted by a crash, which may have been sent. A text is requeued where the carrier can
 * be queried for it; anything else is not sent again.
 */
async function giveUpCutOff(ctx: Context, { sms }: Transports): Promise<void> {
  for (const message of await listCutOff(ctx, { limit: CUT_OFF })) {
    if (message.channel === 'sms' && sms?.find && message.attempts <= RETRIES)
      await requeue(ctx, isUnderWay(message), { failure: 'interrupted', nextAttemptAt: ctx.now });
    else await settleMessages(ctx, [failed(message, 'interrupted')]);
  }
}
