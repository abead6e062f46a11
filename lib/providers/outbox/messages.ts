import { and, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { messages } from '@/db/schema';
import type { Context } from '@/lib/context';
import { claim, isHeldBy, leaseOf } from '@/lib/platform/lease/lease';

export type Message = typeof messages.$inferSelect;
export type NewMessage = Omit<typeof messages.$inferInsert, 'createdAt'>;
type Change = Partial<typeof messages.$inferInsert>;

/**
 * An attempt to send a message is a lease that nobody takes over: one that has run out is given up, because the message
 * may have left. Its token stays with the message until the next attempt, so that a sender who comes back late can
 * still say that it left.
 */
const messageLease = leaseOf(messages, {
  key: 'id',
  token: 'lease',
  until: 'leaseUntil',
  attempts: 'attempts',
});

/** A message in state "sending" for longer than this was interrupted by a crash. */
const ATTEMPT_MS = 15 * 60_000;

/** Identifies one attempt to send a message, so that later writes apply to that attempt only. */
export type Attempt = Pick<Message, 'id' | 'lease'>;

/** Adds a message as waiting, or as already delivered. */
export async function addMessage(ctx: Context, message: NewMessage): Promise<void> {
  await ctx.db.insert(messages).values({ ...message, createdAt: ctx.now });
}

/** Claims the longest-waiting message of these channels for one attempt. */
export async function claimNext(
  ctx: Context,
  channels: readonly Message['channel'][],
): Promise<Message | null> {
  const isWaiting = and(
    eq(messages.state, 'queued'),
    inArray(messages.channel, [...channels]),
    lte(messages.nextAttemptAt, ctx.now),
  );
  const [claimed] = await claim(ctx, messageLease, {
    due: isWaiting,
    order: messages.nextAttemptAt,
    limit: 1,
    forMs: ATTEMPT_MS,
    set: { state: 'sending', nextAttemptAt: ctx.now },
  });
  return claimed?.row ?? null;
}

/** Messages whose attempt a crash has cut off. */
export function listCutOff(ctx: Context, { limit }: { limit: number }): Promise<Message[]> {
  const { leaseUntil, nextAttemptAt } = messages;
  // An attempt of a release before this table had leases names its beginning alone.
  const before = new Date(ctx.now.getTime() - ATTEMPT_MS);
  return ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.state, 'sending'),
        or(lt(leaseUntil, ctx.now), and(isNull(leaseUntil), lt(nextAttemptAt, before))),
      ),
    )
    .limit(limit);
}

/** The condition for this attempt. */
export function isAttempt({ id, lease }: Attempt): SQL | undefined {
  if (lease === null) return and(eq(messages.id, id), isNull(messages.lease));
  return isHeldBy(messageLease, { key: id, token: lease });
}

/** As `isAttempt`, and still in state "sending". */
export function isUnderWay(attempt: Attempt): SQL | undefined {
  return and(isAttempt(attempt), eq(messages.state, 'sending'));
}

/** Requeues messages; `attempts` corrects the count where this was no attempt. */
export async function requeue(
  ctx: Context,
  which: SQL | undefined,
  change: { nextAttemptAt: Date; failure?: string | null; attempts?: number },
): Promise<void> {
  await ctx.db
    .update(messages)
    .set({ state: 'queued', leaseUntil: null, ...change })
    .where(which);
}

export interface Outcome {
  state: 'sent' | 'failed';
  sentAt: Date | null;
  failure: string | null;
  providerId?: string;
  segments?: number | null;
}

/** Moves messages to a final state and returns them. */
export function endMessages(
  ctx: Context,
  which: SQL | undefined,
  outcome: Outcome,
): Promise<Pick<Message, 'id' | 'headers' | 'locale'>[]> {
  const { id, headers, locale } = messages;
  return ctx.db
    .update(messages)
    .set({ ...outcome, leaseUntil: null })
    .where(which)
    .returning({ id, headers, locale });
}

/** Stores a delivery report of an accepted message. */
export async function noteDelivery(
  ctx: Context,
  messageId: string,
  report: Pick<Change, 'providerId' | 'delivery' | 'deliveryDetail' | 'deliveryAt'>,
): Promise<void> {
  await ctx.db.update(messages).set(report).where(eq(messages.id, messageId));
}

/** Stores the carrier's id of an accepted text, unless another message has it. */
export async function noteProviderId(
  ctx: Context,
  { messageId, providerId }: { messageId: string; providerId: string },
): Promise<void> {
  await ctx.db
    .update(messages)
    .set({ providerId })
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.channel, 'sms'),
        isNull(messages.providerId),
        sql`not exists (select 1 from ${messages} as held where held.provider_id = ${providerId})`,
      ),
    );
}

/** Replaces the content of messages. */
export async function replaceContent(
  ctx: Context,
  which: SQL | undefined,
  content: Pick<Change, 'subject' | 'html' | 'text'> & { headers?: SQL },
): Promise<void> {
  await ctx.db.update(messages).set(content).where(which);
}

/** Deletes messages. */
export async function dropMessages(ctx: Context, which: SQL | undefined): Promise<void> {
  await ctx.db.delete(messages).where(which);
}
