import { and, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { messages } from '@/db/schema';
import type { Context } from '@/lib/context';
import { claim, isHeldBy, leaseOf } from '@/lib/lease/lease';

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

/** A message still "sending" after this long was cut off by a crash. */
const ATTEMPT_MS = 15 * 60_000;

/** One attempt to send a message: whatever is written of it later names the attempt it speaks of. */
export type Attempt = Pick<Message, 'id' | 'lease'>;

/** Puts a message where messages wait, or notes one that is where it is going already. */
export async function addMessage(ctx: Context, message: NewMessage): Promise<void> {
  await ctx.db.insert(messages).values({ ...message, createdAt: ctx.now });
}

/** Claims the message of these channels that has waited longest, for one attempt to send it. */
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

/** This attempt and no later one. */
export function isAttempt({ id, lease }: Attempt): SQL | undefined {
  if (lease === null) return and(eq(messages.id, id), isNull(messages.lease));
  return isHeldBy(messageLease, { key: id, token: lease });
}

/** The same, unless somebody has given it up meanwhile. */
export function isUnderWay(attempt: Attempt): SQL | undefined {
  return and(isAttempt(attempt), eq(messages.state, 'sending'));
}

/** Puts messages back to wait; `attempts` where this one was none. */
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

/** Ends messages, and says which they were. */
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

/** Notes what the carrier says became of a message that it took. */
export async function noteDelivery(
  ctx: Context,
  messageId: string,
  report: Pick<Change, 'providerId' | 'delivery' | 'deliveryDetail' | 'deliveryAt'>,
): Promise<void> {
  await ctx.db.update(messages).set(report).where(eq(messages.id, messageId));
}

/** Notes what the carrier calls a text that it took, unless another message is called so. */
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

/** Puts other words in the place of what messages said. */
export async function replaceContent(
  ctx: Context,
  which: SQL | undefined,
  content: Pick<Change, 'subject' | 'html' | 'text'> & { headers?: SQL },
): Promise<void> {
  await ctx.db.update(messages).set(content).where(which);
}

/** Drops messages for good. */
export async function dropMessages(ctx: Context, which: SQL | undefined): Promise<void> {
  await ctx.db.delete(messages).where(which);
}
