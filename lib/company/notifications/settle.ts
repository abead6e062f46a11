import { setTimeout as delay } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { isDatabaseAway } from '@/db/deadline';
import { messages } from '@/db/schema';
import type { Context } from '@/lib/context';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { removedContent, SECRET_HEADER } from '@/lib/providers/mail/secret';
import { type Ending, endAttempts, replaceContent } from '@/lib/providers/outbox/messages';

/** What became of a message; `reason` stands on its notices where it is not what stands on the message. */
export interface Settled extends Ending {
  reason?: string;
}

/**
 * Finishes messages and their notices in one transaction: the detail is stored on the message, the outcome on the
 * notices. Login links are removed, because the message will not be sent again.
 */
export function settleMessages(ctx: Context, settled: readonly Settled[]): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const ended = await endAttempts(within, settled);
    const own = new Set(ended.map(({ id }) => id));
    const notices = settled
      .filter(({ attempt }) => own.has(attempt.id))
      .map(({ attempt, state, sentAt, failure, reason }) => ({
        id: attempt.id,
        state,
        sent_at: sentAt?.toISOString() ?? null,
        failure: reason ?? failure,
      }));
    await tx.execute(sql`
      update notifications set state = ended.state, sent_at = ended.sent_at, failure = ended.failure
      from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
        as ended (id text, state text, sent_at timestamptz, failure text)
      where notifications.message_id = ended.id`);
    for (const locale of LOCALES) {
      const ids = ended
        .filter((message) => message.locale === locale && SECRET_HEADER in message.headers)
        .map(({ id }) => id);
      if (ids.length > 0)
        await replaceContent(within, inArray(messages.id, ids), await removedContent(locale));
    }
  });
}

/** A database that restarts is back within seconds; what has left by then must not look as if a crash had cut it off. */
const PAUSES_MS = [100, 200, 400, 800, 1_600, 2_000, 2_000];
/** Endings written with one transaction. */
const MOST = 200;

interface Waiting {
  settled: Settled;
  done: () => void;
}

/**
 * Writes what becomes of messages as it becomes known, whatever is there together with one transaction, one at a time.
 * One ending that cannot be written does not keep the others.
 */
export class SettleQueue {
  #waiting: Waiting[] = [];

  constructor(
    private readonly context: () => Context,
    private readonly inTurn: InTurn,
    private readonly onLost: (settled: Settled, error: unknown) => void,
  ) {}

  /** Returns once it is written, or has been given up and told. */
  add(settled: Settled): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push({ settled, done });
      // Otherwise the turn that has been asked for takes it along.
      if (this.#waiting.length === 1) void this.inTurn(() => this.#write());
    });
  }

  async #write(): Promise<void> {
    const batch = this.#waiting.splice(0, MOST);
    if (this.#waiting.length > 0) void this.inTurn(() => this.#write());
    const written = await this.#tryAll(batch).then(
      () => true,
      () => false,
    );
    for (const { settled, done } of batch) {
      if (!written) await this.#tryAll([{ settled, done }]).catch((error) => this.onLost(settled, error));
      done();
    }
  }

  #tryAll(batch: readonly Waiting[]): Promise<void> {
    const settled = batch.map((one) => one.settled);
    return throughRestarts(() => settleMessages(this.context(), settled));
  }
}

/** Tries a write again while the database is away: for some seconds. */
export async function throughRestarts<T>(write: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await write();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await delay(pauseMs);
    }
  }
  return write();
}

/** Runs work after all that was asked for before it. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function oneByOne(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}
