import { and, asc, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { companyPermits, feeds, missingPermits, permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { notOver } from '@/lib/tracking/permits/not-over';
import { findRest, hostOf } from './hosts';
import { untilStopped } from './http';
import { getRowReader } from './normalise';
import { readWatchedRound, type WatchedRound } from './pace';
import { readPage } from './read';
import { recheckRows } from './recheck-rows';
import { nextTryAt, startAfter } from './schedule';
import { type PermitToRecheck, type Round, settleRecheck } from './settle-recheck';
import {
  claimRecheck,
  failRecheck,
  isReadable,
  isRecheckDue,
  keepLease,
  LEASE_MS,
  LeaseLost,
  postponeRecheck,
  releaseFeed,
} from './sync-state';
import { FeedFailure, type FeedHttp, type FeedRecord } from './types';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** Interval at which watched and unconfirmed permits are rechecked, however slow the feed itself is. */
const EVERY_MS = 6 * HOUR_MS;
/** Interval while the weekly round is in progress. */
const ROUND_EVERY_MS = HOUR_MS;
/** Maximum watched permits per run: some ten requests a layer, by lists as long as one request takes. */
const WATCHED = 2_000;
/** Between two runs of one round over watched permits, so that a round is over long before the next is due. */
const WATCHED_PAUSE_MS = 60_000;
/** A round that takes so many times its interval does not keep what we promise. */
const TOO_LONG = 1.5;
const ROUND = 500;
const DOUBTED = 500;
const CONTROLS = 20;
/** Back-off starts at some minutes: a recheck is less urgent than a poll. */
const FIRST_WAIT = 3;

export interface RecheckInput {
  feedId: string;
  record: FeedRecord;
  http: FeedHttp;
  leaseMs?: number | undefined;
  everyMs?: number | undefined;
  /** Requests to one host on a day, by all workers. */
  requestsPerHost?: number | undefined;
  clock?: (() => Date) | undefined;
  signal?: AbortSignal;
}

export type RecheckOutcome =
  | { state: 'busy' | 'not_due' | 'waits' | 'stopped' }
  | { state: 'failed'; code: string }
  | { state: 'done'; asked: number; changed: number; vanished: number; doubted: number };

/**
 * Rechecks single permits by number: those that are watched, those that a complete read did not see, and in a
 * weekly round all unfinished ones, which a poll by date never returns again. A permit that is absent twice
 * in a row counts as vanished. A failure of the source ends this run; failures of our database are thrown.
 */
export async function recheckFeed(ctx: Context, input: RecheckInput): Promise<RecheckOutcome> {
  const { feedId, record } = input;
  const http = untilStopped(input.http, input.signal);
  const clock = input.clock ?? (() => ctx.now);
  const at = () => ({ ...ctx, now: clock() });
  const rest = await findRest(ctx.db, hostOf(record), clock(), input.requestsPerHost);
  if (rest) {
    await postponeRecheck(at(), feedId, startAfter(feedId, rest.until));
    return { state: 'waits' };
  }
  const claim = await claimRecheck(at(), feedId, input.leaseMs ?? LEASE_MS);
  if (claim === 'not_due') return { state: claim };
  const letGo = keepLease(at, claim.lease, input.leaseMs);
  const everyMs = input.everyMs ?? EVERY_MS;
  try {
    const selected = await selectPermitsToRecheck(at(), record, feedId, { ...claim, everyMs });
    const { asked, round, watched, watchedRound } = selected;
    const numbers = [...new Set(asked.map((permit) => permit.permitNumber))];
    const rows = numbers.length === 0 ? [] : await recheckRows(record, numbers, http);
    const found = await readPage({ rows: rows ?? [], next: null }, getRowReader(record), record);
    const now = clock();
    const settled = await settleRecheck(at(), {
      feedId,
      lease: claim.lease,
      // A city that cannot be queried by number proves nothing by returning nothing.
      asked: rows === null ? [] : asked,
      found,
      round,
      watchedAfter: watched.length === WATCHED ? (watched.at(-1)?.id ?? null) : null,
      watchedRound: watchedRound.isAsked ? watchedRound : null,
      nextRecheckAt: nextRecheck(now, selected, everyMs),
    });
    return { state: 'done', asked: asked.length, ...settled };
  } catch (error) {
    if (error instanceof LeaseLost) return { state: 'busy' };
    if (input.signal?.aborted) {
      await releaseFeed(at(), claim.lease).catch(() => {});
      return { state: 'stopped' };
    }
    const failure = error instanceof FeedFailure ? error : {};
    const failures = claim.recheckFailures + 1;
    const nextRecheckAt = nextTryAt(feedId, clock(), failures + FIRST_WAIT, failure, everyMs);
    await failRecheck(at(), { lease: claim.lease, failures, nextRecheckAt }).catch(() => {});
    if (!(error instanceof FeedFailure)) throw error;
    ctx.log.warn({ feed: feedId, code: error.code, detail: error.message }, 'Feed recheck failed');
    return { state: 'failed', code: error.code };
  } finally {
    letGo();
  }
}

type Claim = Exclude<Awaited<ReturnType<typeof claimRecheck>>, string> & { everyMs: number };

/** The next run: at once while watched permits are left, hourly in a weekly round, else when the watched are due. */
function nextRecheck(
  now: Date,
  { watched, watchedRound, round }: Awaited<ReturnType<typeof selectPermitsToRecheck>>,
  everyMs: number,
): Date {
  const begun = watchedRound.startedAt ?? now;
  const due = Math.max(begun.getTime() + everyMs, now.getTime() + Math.min(WATCHED_PAUSE_MS, everyMs));
  const waits = [due - now.getTime()];
  if (watched.length === WATCHED) waits.push(Math.min(WATCHED_PAUSE_MS, everyMs));
  if (round.goesOn) waits.push(Math.min(ROUND_EVERY_MS, everyMs));
  return new Date(now.getTime() + Math.min(...waits));
}

/** Which round over the watched permits a run belongs to, and whether it asks for any. */
async function findWatchedRound(
  ctx: Context,
  feedId: string,
  { watchedAfter, everyMs }: Claim,
): Promise<WatchedRound & { isAsked: boolean }> {
  const last = await readWatchedRound(ctx.db, feedId);
  if (last.startedAt === null) return { startedAt: ctx.now, tookMs: null, isAsked: true };
  if (watchedAfter !== null) return { ...last, isAsked: true };
  const tookMs = ctx.now.getTime() - last.startedAt.getTime();
  if (tookMs < everyMs) return { ...last, isAsked: false };
  if (tookMs > TOO_LONG * everyMs)
    ctx.log.warn(
      { feed: feedId, tookMs, everyMs },
      'Watched permits were not asked for as often as promised',
    );
  return { startedAt: ctx.now, tookMs, isAsked: true };
}

async function selectPermitsToRecheck(ctx: Context, record: FeedRecord, feedId: string, claim: Claim) {
  const watchedRound = await findWatchedRound(ctx, feedId, claim);
  // A vanished permit is rechecked for as long as it is watched: it may come back.
  const watched = watchedRound.isAsked
    ? await selectRecheckRows(
        ctx,
        feedId,
        WATCHED,
        notOver,
        isWatched(ctx),
        gt(permits.id, claim.watchedAfter ?? 0),
      )
    : [];
  // What else a round asks for is asked for in its first run.
  const isContinued = claim.watchedAfter !== null;
  const doubted = isContinued ? [] : await listDoubted(ctx, feedId);
  const begins = claim.recheckedAt === null || claim.recheckedAt.getTime() <= ctx.now.getTime() - WEEK_MS;
  const isUnderWay = claim.recheckStartedAt !== null;
  // Feeds that are read whole at each poll need no weekly round.
  const runs = record.poll.by !== 'all' && !isContinued && (isUnderWay || begins);
  const next = runs
    ? await selectRecheckRows(ctx, feedId, ROUND, unfinished, gt(permits.id, claim.recheckAfter ?? 0))
    : [];
  const round: Round = {
    startedAt: runs ? (claim.recheckStartedAt ?? ctx.now) : claim.recheckStartedAt,
    after: next.at(-1)?.id ?? claim.recheckAfter,
    ended: runs && next.length < ROUND,
    goesOn: runs ? next.length === ROUND : isUnderWay,
  };
  // Control sample of permits seen recently: if they are absent too, the source is at fault.
  const controls = doubted.length > 0 ? await listControls(ctx, feedId) : [];
  const selected = new Map(
    [...controls, ...watched, ...next, ...doubted].map((permit) => [permit.id, permit]),
  );
  return { asked: [...selected.values()], round, watched, watchedRound };
}

/** Matches the partial index `permits_unfinished`. */
const unfinished = sql`${permits.missingSince} is null and ${notOver}`;

function isWatched(ctx: Context): SQL {
  return sql`exists ${ctx.db
    .select({ one: sql`1` })
    .from(companyPermits)
    .where(and(eq(companyPermits.permitId, permits.id), eq(companyPermits.state, 'confirmed')))}`;
}

const recheckColumns = {
  id: permits.id,
  sourceKey: permits.sourceKey,
  permitNumber: permits.permitNumber,
  isMissing: sql<boolean>`${permits.missingSince} is not null`,
  isDoubted: sql<boolean>`false`,
};

function selectRecheckRows(
  ctx: Context,
  feedId: string,
  limit: number,
  ...where: SQL[]
): Promise<PermitToRecheck[]> {
  return ctx.db
    .select(recheckColumns)
    .from(permits)
    .where(and(eq(permits.feedId, feedId), ...where))
    .orderBy(asc(permits.id))
    .limit(limit);
}

function listControls(ctx: Context, feedId: string): Promise<PermitToRecheck[]> {
  return ctx.db
    .select(recheckColumns)
    .from(permits)
    .leftJoin(missingPermits, eq(missingPermits.permitId, permits.id))
    .where(and(eq(permits.feedId, feedId), isNull(permits.missingSince), isNull(missingPermits.permitId)))
    .orderBy(desc(permits.listedOn), desc(permits.id))
    .limit(CONTROLS);
}

/** Permits that were already missing once. */
function listDoubted(ctx: Context, feedId: string): Promise<PermitToRecheck[]> {
  return ctx.db
    .select({ ...recheckColumns, isDoubted: sql<boolean>`true` })
    .from(missingPermits)
    .innerJoin(permits, eq(permits.id, missingPermits.permitId))
    .where(and(eq(missingPermits.feedId, feedId), lt(missingPermits.noticedAt, ctx.now)))
    .orderBy(asc(missingPermits.noticedAt), asc(permits.id))
    .limit(DOUBTED);
}

/** Feeds due for a recheck. */
export function listFeedsToRecheck(ctx: Context): Promise<{ id: string; record: string }[]> {
  return ctx.db
    .select({ id: feeds.id, record: feeds.record })
    .from(feeds)
    .where(and(isReadable(ctx.now), isRecheckDue(ctx.now)))
    .orderBy(asc(feeds.nextRecheckAt), asc(feeds.id));
}
