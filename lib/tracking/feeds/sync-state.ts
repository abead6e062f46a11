import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feeds } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import {
  claimRow,
  extend,
  freed,
  type Holding,
  isFree,
  keepAlive,
  release,
} from '@/lib/platform/lease/lease';
import { holdFor } from './holds';
import { readLease } from './leases';
import { NotBelieved } from './plausible';
import { FAILURES_BEFORE_RESTART, nextTryAt } from './schedule';
import type { Believed, FeedFailure, Hold, Position } from './types';

/** Duration of a read lease; it is renewed every third of it. */
export const LEASE_MS = 60_000;
const MAX_DETAIL = 500;

/** Switched on and not paused. */
function isRead(): SQL | undefined {
  return and(eq(feeds.enabled, true), isNull(feeds.pausedAt));
}

/** To be read, and in nobody's hands. */
export function isReadable(now: Date): SQL | undefined {
  return and(isRead(), isFree(readLease, now));
}

/** The history has been read, nothing is held, and a recheck is due. */
export function isRecheckDue(now: Date): SQL | undefined {
  return and(
    isNotNull(feeds.backfilledAt),
    // What is held is not believed of single permits either.
    isNull(feeds.hold),
    or(isNull(feeds.nextRecheckAt), lte(feeds.nextRecheckAt, now)),
  );
}

/** Thrown when another reader has taken over the lease; its data is authoritative now. */
export class LeaseLost extends Error {
  constructor(feedId: string) {
    super(`the lease on ${feedId} is lost`);
    this.name = 'LeaseLost';
  }
}

export interface ClaimedRead {
  lease: Holding;
  record: string;
  position: Position | null;
  /** Start of the last complete read; null until the history has been read. */
  since: Date | null;
  startedAt: Date;
  /** The history is in. */
  backfilled: boolean;
  /** When the last seven days were last asked for again. */
  recentReadAt: Date | null;
  /** When the last twelve months were last asked for, and when they first were in. */
  historyReadAt: Date | null;
  backfilledAt: Date | null;
  /** Rows that earlier tries of the same read received. */
  rowsBefore: number;
  failures: number;
  /** How late the city posts, in days; null until measured. */
  lateDays: number | null;
  /** What the feed is held for. */
  hold: Hold | null;
  believed: Believed[];
}

/** Acquires the lease on a due feed, resuming an interrupted read, or returns why it cannot. */
export async function claimFeed(
  ctx: Context,
  feedId: string,
  leaseMs = LEASE_MS,
): Promise<ClaimedRead | 'busy' | 'not_due'> {
  const now = ctx.now.toISOString();
  const claimed = await claimRow(ctx, readLease, {
    key: feedId,
    due: and(isRead(), lte(feeds.nextPollAt, ctx.now)),
    forMs: leaseMs,
    set: {
      lastAttemptAt: ctx.now,
      readStartedAt: sql`coalesce(${feeds.readStartedAt}, ${now}::timestamptz)`,
      rowsRead: sql`case when ${feeds.position} is null then 0 else ${feeds.rowsRead} end`,
    },
  });
  if (claimed) {
    const { row, ...lease } = claimed;
    return {
      lease,
      record: row.record,
      position: row.position,
      since: row.readSince,
      startedAt: row.readStartedAt ?? ctx.now,
      backfilled: row.backfilledAt !== null,
      recentReadAt: row.recentReadAt,
      historyReadAt: row.historyReadAt,
      backfilledAt: row.backfilledAt,
      rowsBefore: row.rowsRead,
      failures: row.failures,
      lateDays: row.lateDays,
      hold: row.hold,
      believed: row.believed,
    };
  }
  const [held] = await ctx.db.select({ until: feeds.readLeaseUntil }).from(feeds).where(eq(feeds.id, feedId));
  if (!held) throw new AppError('not_found', { detail: `no feed ${feedId}` });
  return held.until !== null && held.until >= ctx.now ? 'busy' : 'not_due';
}

/** Acquires the lease on an idle feed for a recheck. */
export async function claimRecheck(ctx: Context, feedId: string, leaseMs = LEASE_MS) {
  const due = and(isRead(), isRecheckDue(ctx.now));
  const claimed = await claimRow(ctx, readLease, { key: feedId, due, forMs: leaseMs });
  if (!claimed) return 'not_due' as const;
  const { row, ...lease } = claimed;
  const { recheckAfter, recheckStartedAt, recheckedAt, recheckFailures, watchedAfter } = row;
  return { lease, recheckAfter, recheckStartedAt, recheckedAt, recheckFailures, watchedAfter };
}

/** Releases the lease after a failed recheck and schedules the next try. */
export async function failRecheck(
  ctx: Context,
  { lease, failures, nextRecheckAt }: { lease: Holding; failures: number; nextRecheckAt: Date },
): Promise<void> {
  await release(ctx, readLease, lease, { set: { recheckFailures: failures, nextRecheckAt } });
}

export interface Advance {
  feedId: string;
  next: Position | null;
  rows: number;
  now: Date;
  nextPollAt: Date;
}

/**
 * Advances the feed's position past a page, within the transaction that writes it; the last page completes
 * the read.
 */
export async function advance(tx: Database, input: Advance): Promise<void> {
  const { feedId, next, rows, now, nextPollAt } = input;
  const rowsRead = sql`${feeds.rowsRead} + ${rows}`;
  if (next !== null) {
    const alive = new Date(now.getTime() + LEASE_MS).toISOString();
    const readLeaseUntil = sql`greatest(${feeds.readLeaseUntil}, ${alive}::timestamptz)`;
    await tx.update(feeds).set({ position: next, rowsRead, readLeaseUntil }).where(eq(feeds.id, feedId));
    return;
  }
  await tx
    .update(feeds)
    .set({
      position: null,
      rowsRead,
      readSince: sql`${feeds.readStartedAt}`,
      // A read within a day of the last full re-read of the window did not include the window itself.
      recentReadAt: sql`case when ${recentIsDue} then ${feeds.readStartedAt} else ${feeds.recentReadAt} end`,
      readStartedAt: null,
      ...freed(readLease),
      historyReadAt: sql`case when ${historyIsDue} then ${feeds.readStartedAt} else ${feeds.historyReadAt} end`,
      backfilledAt: sql`coalesce(${feeds.backfilledAt}, ${now.toISOString()}::timestamptz)`,
      lastSuccessAt: now,
      nextPollAt,
      failures: 0,
      failureCode: null,
      failureDetail: null,
      hold: null,
    })
    .where(eq(feeds.id, feedId));
}

const DAY_MS = 24 * 3_600_000;
const recentIsDue = sql`coalesce(${feeds.recentReadAt} <= ${feeds.readStartedAt} - interval '1 day', true)`;

const HISTORY_DAYS = 30;
const historyIsDue = sql`coalesce(
  ${feeds.historyReadAt} <= ${feeds.readStartedAt} - ${`${HISTORY_DAYS} days`}::interval
  or (${feeds.historyReadAt} <= ${feeds.backfilledAt} and ${feeds.backfilledAt} <= ${feeds.readStartedAt} - interval '1 day'),
  true)`;

/**
 * Whether a read must cover all twelve months: the first, one a day later, and one a month. A portal that
 * returned an empty page in the middle of a read looked as if it had ended; unchanged hashes make the
 * repetition cheap.
 */
export function asksForHistory(
  read: Pick<ClaimedRead, 'historyReadAt' | 'backfilledAt' | 'startedAt'>,
): boolean {
  const { historyReadAt, backfilledAt, startedAt } = read;
  if (historyReadAt === null || backfilledAt === null) return true;
  if (historyReadAt.getTime() <= startedAt.getTime() - HISTORY_DAYS * DAY_MS) return true;
  const isFirst = historyReadAt.getTime() <= backfilledAt.getTime();
  return isFirst && backfilledAt.getTime() <= startedAt.getTime() - DAY_MS;
}

/** Whether a read started then must include the last seven days, whatever update timestamps say. */
export function asksForRecent({
  recentReadAt,
  startedAt,
}: Pick<ClaimedRead, 'recentReadAt' | 'startedAt'>): boolean {
  return recentReadAt === null || recentReadAt.getTime() <= startedAt.getTime() - DAY_MS;
}

/** Keeps a feed in its reader's hands until the answer is called; that it was lost shows when a page is written. */
export function keepLease(context: () => Context, lease: Holding, leaseMs = LEASE_MS): () => void {
  const beat = () => extend(context(), readLease, lease, { forMs: leaseMs });
  // A longer lease is that of a clock that runs fast: it needs no fewer beats.
  return keepAlive(Math.min(leaseMs, LEASE_MS), beat, () => {});
}

export interface FailedRead {
  feedId: string;
  read: ClaimedRead;
  failure: FeedFailure;
  /** Some pages were written before the failure: the next try resumes behind them. */
  progressed: boolean;
  everyMs: number;
}

/** Records the failure and the next try. Data already read and the position to resume from are kept. */
export async function failRead(ctx: Context, input: FailedRead): Promise<Date> {
  const { feedId, read, failure, progressed, everyMs } = input;
  const failures = progressed ? 1 : read.failures + 1;
  const held = failure instanceof NotBelieved ? holdFor(ctx.now, read, failure) : null;
  const nextPollAt = held?.hold === null ? ctx.now : nextTryAt(feedId, ctx.now, failures, failure, everyMs);
  // A position that cannot be resumed must not block the feed for ever; restarting writes nothing twice.
  const restart = failures >= FAILURES_BEFORE_RESTART ? { position: null, readStartedAt: null } : {};
  await release(ctx, readLease, read.lease, {
    set: {
      ...restart,
      failures,
      failureCode: failure.code,
      failureDetail: failure.message.replaceAll('\0', '').slice(0, MAX_DETAIL),
      nextPollAt,
      ...held,
      // Schedules a probe at once to find out what changed in the source.
      ...(failure.code === 'missing_column' ? { nextProbeAt: ctx.now } : {}),
    },
  });
  return nextPollAt;
}

/** Puts off a poll that is due, without counting it as a failure: its host is to be left alone. */
export async function postponePoll(ctx: Context, feedId: string, until: Date): Promise<void> {
  const due = and(eq(feeds.id, feedId), isReadable(ctx.now), lte(feeds.nextPollAt, ctx.now));
  await ctx.db.update(feeds).set({ nextPollAt: until }).where(due);
}

/** Puts off a recheck that is due, likewise. */
export async function postponeRecheck(ctx: Context, feedId: string, until: Date): Promise<void> {
  const due = and(eq(feeds.id, feedId), isReadable(ctx.now), isRecheckDue(ctx.now));
  await ctx.db.update(feeds).set({ nextRecheckAt: until }).where(due);
}

/** Releases the lease in the middle of a read, so that any worker can resume at once. */
export async function releaseFeed(ctx: Context, lease: Holding): Promise<void> {
  await release(ctx, readLease, lease);
}
