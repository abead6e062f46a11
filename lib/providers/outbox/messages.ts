import { and, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { messages } from '@/db/schema';
import type { Context } from '@/lib/context';
import { claim, isHeldBy, leaseOf } from '@/lib/platform/lease/lease';
import type { Lane } from './types';

export type Message = typeof messages.$inferSelect;
export type NewMessage = Omit<typeof messages.$inferInsert, 'createdAt' | 'turnAt'>;
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
  const turnAt = message.state === 'queued' && message.companyId ? nextTurn(ctx, message) : ctx.now;
  await ctx.db.insert(messages).values({ ...message, turnAt, createdAt: ctx.now });
}

/**
 * Now, or a second behind the last of the company's messages that stand in the lane: of those who have much to be told
 * each has one at the front. Messages put off for another try hold nobody up.
 */
function nextTurn(ctx: Context, { companyId, channel, lane = 'prompt' }: NewMessage): SQL {
  const now = ctx.now.toISOString();
  return sql`greatest(${now}::timestamptz, (select m.turn_at + interval '1 second' from ${messages} as m
    where m.company_id = ${companyId} and m.channel = ${channel} and m.lane = ${lane} and m.state = 'queued'
      and m.next_attempt_at <= ${now}::timestamptz
    order by m.turn_at desc limit 1))`;
}

export interface LaneClaim {
  channel: Message['channel'];
  lane: Lane;
  limit: number;
}

/** Claims messages for one attempt each: those due in this lane whose turn it is first. */
export async function claimMessages(ctx: Context, { channel, lane, limit }: LaneClaim): Promise<Message[]> {
  const isDue = and(
    // Spelled out, so that it is found to be the condition of the index on lanes.
    sql`${messages.state} = 'queued'`,
    eq(messages.channel, channel),
    eq(messages.lane, lane),
    lte(messages.nextAttemptAt, ctx.now),
  );
  const claimed = await claim(ctx, messageLease, {
    due: isDue,
    order: messages.turnAt,
    limit,
    forMs: ATTEMPT_MS,
    set: { state: 'sending', nextAttemptAt: ctx.now },
  });
  return claimed.map(({ row }) => row).toSorted((a, b) => a.turnAt.getTime() - b.turnAt.getTime());
}

/** Whether at least so many messages of the lane wait to be sent. */
export async function areWaiting(ctx: Context, lane: Lane, atLeast: number): Promise<boolean> {
  const waiting = ctx.db
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(sql`${messages.state} = 'queued'`, eq(messages.lane, lane), lte(messages.nextAttemptAt, ctx.now)),
    )
    .limit(atLeast)
    .as('waiting');
  return (await ctx.db.$count(waiting)) >= atLeast;
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
function isAttempt({ id, lease }: Attempt): SQL | undefined {
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
    .set({ state: 'queued', leaseUntil: null, turnAt: change.nextAttemptAt, ...change })
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

/** What became of one attempt. */
export interface Ending extends Outcome {
  attempt: Attempt;
  /** Only while nobody has given the attempt up: a message that left has left, whatever was thought of it meanwhile. */
  onlyUnderWay: boolean;
}

/** Ends these attempts with one statement, each with its own outcome, and returns those that still were their own. */
export async function endAttempts(
  ctx: Context,
  endings: readonly Ending[],
): Promise<Pick<Message, 'id' | 'headers' | 'locale'>[]> {
  const rows = endings.map(({ attempt, onlyUnderWay, state, sentAt, failure, providerId, segments }) => ({
    id: attempt.id,
    lease: attempt.lease,
    only_under_way: onlyUnderWay,
    state,
    sent_at: sentAt?.toISOString() ?? null,
    failure,
    provider_id: providerId ?? null,
    segments: segments ?? null,
  }));
  return ctx.db.execute<Pick<Message, 'id' | 'headers' | 'locale'>>(sql`
    update messages set state = ended.state, sent_at = ended.sent_at, failure = ended.failure, lease_until = null,
      provider_id = coalesce(ended.provider_id, messages.provider_id),
      segments = coalesce(ended.segments, messages.segments)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ended (id text, lease text, only_under_way boolean,
      state text, sent_at timestamptz, failure text, provider_id text, segments smallint)
    where messages.id = ended.id and messages.lease is not distinct from ended.lease
      and (not ended.only_under_way or messages.state = 'sending')
    returning messages.id, messages.headers, messages.locale`);
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
