import { and, asc, desc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { companyPermits, feeds, missingPermits, permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { notOver } from '@/lib/permits/not-over';
import { untilStopped } from './http';
import { readInspections } from './inspections';
import { rowReaderOf } from './normalise';
import { readPage } from './read';
import { recheckRows } from './recheck-rows';
import { nextTryAt } from './schedule';
import { type Asked, type Round, settleRecheck } from './settle-recheck';
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
/** How often what is watched or doubted is asked for, however slow the feed itself is. */
const EVERY_MS = 6 * HOUR_MS;
/** While the weekly round is under way. */
const ROUND_EVERY_MS = HOUR_MS;
/** Permits asked for in one run: some forty requests. */
const WATCHED = 2_000;
const ROUND = 500;
const DOUBTED = 500;
const CONTROLS = 20;
/** The first wait is some minutes: nobody waits for a recheck as they do for a poll. */
const FIRST_WAIT = 3;

export interface RecheckInput {
  feedId: string;
  record: FeedRecord;
  http: FeedHttp;
  leaseMs?: number;
  everyMs?: number;
  clock?: () => Date;
  signal?: AbortSignal;
}

export type RecheckOutcome =
  | { state: 'busy' | 'not_due' | 'stopped' }
  | { state: 'failed'; code: string }
  | { state: 'done'; asked: number; changed: number; vanished: number; doubted: number; inspections: number };

/**
 * Asks a city for single permits by their number: those somebody watches, those a read did not meet, and in a weekly
 * round all that are not finished, which a poll by date never shows again. One that is not there twice has vanished.
 * What goes wrong at the source costs this run; our own database's faults are thrown.
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
    const { asked, round, watched } = await permitsToAsk(at(), record, feedId, claim);
    const numbers = [...new Set(asked.map((permit) => permit.permitNumber))];
    const rows = numbers.length === 0 ? [] : await recheckRows(record, numbers, http);
    const found = await readPage({ rows: rows ?? [], next: null }, rowReaderOf(record));
    const now = clock();
    const settled = await settleRecheck(at(), {
      feedId,
      lease: claim.lease,
      // A city that cannot be asked for single permits tells nothing by its silence.
      asked: rows === null ? [] : asked,
      found,
      round,
      watchedAfter: watched.length === WATCHED ? (watched.at(-1)?.id ?? null) : null,
      nextRecheckAt: new Date(now.getTime() + (round.goesOn ? Math.min(ROUND_EVERY_MS, everyMs) : everyMs)),
    });
    const inspections = await inspectionsOf(at(), { feedId, record, http, permits: watched });
    return { state: 'done', asked: asked.length, ...settled, inspections };
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
    ctx.log.warn(
      { feed: feedId, code: error.code, detail: error.message },
      'permits could not be asked for again',
    );
    return { state: 'failed', code: error.code };
  } finally {
    letGo();
  }
}

/** A city's inspections come with its permits, and cost them nothing when they do not come. */
async function inspectionsOf(ctx: Context, input: Parameters<typeof readInspections>[1]): Promise<number> {
  if (!input.record.inspections) return 0;
  try {
    return (await readInspections(ctx, input)).changed;
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    const { code, message: detail } = error;
    ctx.log.warn({ feed: input.feedId, code, detail }, 'inspections could not be read');
    return 0;
  }
}

type Claim = Exclude<Awaited<ReturnType<typeof claimRecheck>>, string>;

async function permitsToAsk(ctx: Context, record: FeedRecord, feedId: string, claim: Claim) {
  // One that has vanished is asked for as long as somebody watches it: it may come back.
  const watched = await listAsked(
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
  // What is read whole at each poll needs no round.
  const runs = record.poll.by !== 'all' && (isUnderWay || begins);
  const next = runs
    ? await listAsked(ctx, feedId, ROUND, unfinished, gt(permits.id, claim.recheckAfter ?? 0))
    : [];
  const round: Round = {
    startedAt: runs ? (claim.recheckStartedAt ?? ctx.now) : null,
    after: next.at(-1)?.id ?? claim.recheckAfter,
    ended: runs && next.length < ROUND,
    goesOn: runs && next.length === ROUND,
  };
  // Some that were there a moment ago: if they are silent too, it is the source that is.
  const controls = doubted.length > 0 ? await listControls(ctx, feedId) : [];
  const asked = new Map([...controls, ...watched, ...next, ...doubted].map((permit) => [permit.id, permit]));
  return { asked: [...asked.values()], round, watched };
}

/** As the index `permits_unfinished` has it. */
const unfinished = sql`${permits.missingSince} is null and ${notOver}`;

function isWatched(ctx: Context): SQL {
  return sql`exists ${ctx.db
    .select({ one: sql`1` })
    .from(companyPermits)
    .where(and(eq(companyPermits.permitId, permits.id), eq(companyPermits.state, 'confirmed')))}`;
}

const askedColumns = {
  id: permits.id,
  sourceKey: permits.sourceKey,
  permitNumber: permits.permitNumber,
  isMissing: sql<boolean>`${permits.missingSince} is not null`,
  isDoubted: sql<boolean>`false`,
};

function listAsked(ctx: Context, feedId: string, limit: number, ...where: SQL[]): Promise<Asked[]> {
  return ctx.db
    .select(askedColumns)
    .from(permits)
    .where(and(eq(permits.feedId, feedId), ...where))
    .orderBy(asc(permits.id))
    .limit(limit);
}

function listControls(ctx: Context, feedId: string): Promise<Asked[]> {
  return ctx.db
    .select(askedColumns)
    .from(permits)
    .leftJoin(missingPermits, eq(missingPermits.permitId, permits.id))
    .where(and(eq(permits.feedId, feedId), isNull(permits.missingSince), isNull(missingPermits.permitId)))
    .orderBy(desc(permits.listedOn), desc(permits.id))
    .limit(CONTROLS);
}

/** Permits noticed as missing before now. */
function listDoubted(ctx: Context, feedId: string): Promise<Asked[]> {
  return ctx.db
    .select({ ...askedColumns, isDoubted: sql<boolean>`true` })
    .from(missingPermits)
    .innerJoin(permits, eq(permits.id, missingPermits.permitId))
    .where(and(eq(missingPermits.feedId, feedId), lt(missingPermits.noticedAt, ctx.now)))
    .orderBy(asc(missingPermits.noticedAt), asc(permits.id))
    .limit(DOUBTED);
}

/** The feeds in which permits are to be asked for again now. */
export function listFeedsToRecheck(ctx: Context): Promise<{ id: string; record: string }[]> {
  return ctx.db
    .select({ id: feeds.id, record: feeds.record })
    .from(feeds)
    .where(and(isReadable(ctx.now), isRecheckDue(ctx.now)))
    .orderBy(asc(feeds.nextRecheckAt), asc(feeds.id));
}
