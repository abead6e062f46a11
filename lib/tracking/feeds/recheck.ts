import { and, asc, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { companyPermits, feeds, missingPermits, permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { notOver } from '@/lib/tracking/permits/not-over';
import { untilStopped } from './http';
import { getRowReader } from './normalise';
import { readPage } from './read';
import { recheckRows } from './recheck-rows';
import { nextTryAt } from './schedule';
import { type PermitToRecheck, type Round, settleRecheck } from './settle-recheck';
import {
  claimRecheck,
  failRecheck,
  isReadable,
  isRecheckDue,
  keepLease,
  LEASE_MS,
  LeaseLost,
  releaseFeed,
} from './sync-state';
import { FeedFailure, type FeedHttp, type FeedRecord } from './types';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** Interval at which watched and unconfirmed permits are rechecked, however slow the feed itself is. */
const EVERY_MS = 6 * HOUR_MS;
/** Interval while the weekly round is in progress. */
const ROUND_EVERY_MS = HOUR_MS;
/** Maximum watched permits per run: some forty requests. */
const WATCHED = 2_000;
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
  clock?: (() => Date) | undefined;
  signal?: AbortSignal;
}

export type RecheckOutcome =
  | { state: 'busy' | 'not_due' | 'stopped' }
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
  const claim = await claimRecheck(at(), feedId, input.leaseMs ?? LEASE_MS);
  if (claim === 'not_due') return { state: claim };
  const letGo = keepLease(at, claim.lease, input.leaseMs);
  const everyMs = input.everyMs ?? EVERY_MS;
  try {
    const { asked, round, watched } = await selectPermitsToRecheck(at(), record, feedId, claim);
    const numbers = [...new Set(asked.map((permit) => permit.permitNumber))];
    const rows = numbers.length === 0 ? [] : await recheckRows(record, numbers, http);
    const found = await readPage({ rows: rows ?? [], next: null }, getRowReader(record));
    const now = clock();
    const settled = await settleRecheck(at(), {
      feedId,
      lease: claim.lease,
      // A city that cannot be queried by number proves nothing by returning nothing.
      asked: rows === null ? [] : asked,
      found,
      round,
      watchedAfter: watched.length === WATCHED ? (watched.at(-1)?.id ?? null) : null,
      nextRecheckAt: new Date(now.getTime() + (round.goesOn ? Math.min(ROUND_EVERY_MS, everyMs) : everyMs)),
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

type Claim = Exclude<Awaited<ReturnType<typeof claimRecheck>>, string>;

async function selectPermitsToRecheck(ctx: Context, record: FeedRecord, feedId: string, claim: Claim) {
  // A vanished permit is rechecked for as long as it is watched: it may come back.
  const watched = await selectRecheckRows(
    ctx,
    feedId,
    WATCHED,
    notOver,
    isWatched(ctx),
    gt(permits.id, claim.watchedAfter ?? 0),
  );
  const doubted = await listDoubted(ctx, feedId);
  const begins = claim.recheckedAt === null || claim.recheckedAt.getTime() <= ctx.now.getTime() - WEEK_MS;
  const isUnderWay = claim.recheckStartedAt !== null;
  // Feeds that are read whole at each poll need no weekly round.
  const runs = record.poll.by !== 'all' && (isUnderWay || begins);
  const next = runs
    ? await selectRecheckRows(ctx, feedId, ROUND, unfinished, gt(permits.id, claim.recheckAfter ?? 0))
    : [];
  const round: Round = {
    startedAt: runs ? (claim.recheckStartedAt ?? ctx.now) : null,
    after: next.at(-1)?.id ?? claim.recheckAfter,
    ended: runs && next.length < ROUND,
    goesOn: runs && next.length === ROUND,
  };
  // Control sample of permits seen recently: if they are absent too, the source is at fault.
  const controls = doubted.length > 0 ? await listControls(ctx, feedId) : [];
  const selected = new Map(
    [...controls, ...watched, ...next, ...doubted].map((permit) => [permit.id, permit]),
  );
  return { asked: [...selected.values()], round, watched };
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
