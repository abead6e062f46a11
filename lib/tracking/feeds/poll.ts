import { sql } from 'drizzle-orm';
import { permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { HISTORY_MONTHS } from './first-look';
import { findRest, hostOf } from './hosts';
import { untilStopped } from './http';
import { ingestPage } from './ingest';
import { daysToReadAgain, polledDate } from './late-posting';
import { type FirstLook, lookFirst, paceAfter, releaseUnchanged } from './look-first';
import { noteLook } from './pace';
import { type EncodedPermits, encodePermits } from './permit-arrays';
import { readFeed } from './read';
import { type Pace, startAfter } from './schedule';
import {
  asksForHistory,
  asksForRecent,
  type ClaimedRead,
  claimFeed,
  failRead,
  keepLease,
  LeaseLost,
  postponePoll,
  releaseFeed,
} from './sync-state';
import { FeedFailure, type FeedFailureCode, type FeedHttp, type FeedRecord, type ReadPage } from './types';
import type { Ingested } from './write-permits';

const HOUR_MS = 3_600_000;
/**
 * Rows per page where the platform allows as many: large enough to be fast, small enough to keep two pages in
 * memory.
 */
const PAGE_SIZE = 5000;
/**
 * Overlap of incremental reads: portals set the update timestamp before a row becomes visible. Repeated rows
 * are skipped by their hash.
 */
const OVERLAP_MS = HOUR_MS;
/** Window that is re-read once a day, in case a city changed a row without updating its timestamp. */
const RECENT_MS = 7 * 24 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

export interface PollInput {
  feedId: string;
  record: FeedRecord;
  http: FeedHttp;
  pageSize?: number | undefined;
  /** Instead of a cadence that is learned within the record's. */
  everyMs?: number | undefined;
  /** Requests to one host on a day, by all workers. */
  requestsPerHost?: number | undefined;
  leaseMs?: number | undefined;
  /** The clock during the read; defaults to `ctx.now` plus elapsed time. */
  clock?: (() => Date) | undefined;
  /** Stops after the current page; the next poll resumes behind it. */
  signal?: AbortSignal;
}

export interface PollCounts extends Ingested {
  pages: number;
  rows: number;
  duplicates: number;
}

export type PollOutcome =
  | (PollCounts & { state: 'read' | 'unchanged' | 'busy' | 'not_due' | 'waits' | 'stopped' })
  | (PollCounts & { state: 'failed'; code: FeedFailureCode; nextTryAt: Date });

/**
 * Polls a feed that is due: asks whether anything changed where the portal says so, and if it did, resumes an
 * interrupted read or starts one, page by page into the database. A feed whose host is to be left alone waits.
 * Failures of the source are recorded on the feed and returned in the outcome, never thrown; failures of our
 * database are thrown.
 */
export async function pollFeed(ctx: Context, input: PollInput): Promise<PollOutcome> {
  const poll: Poll = {
    ...input,
    ctx,
    clock: input.clock ?? clockFrom(ctx.now),
    everyMs: input.everyMs ?? input.record.everyMinutes * 60_000,
    fixedMs: input.everyMs,
    published: [],
    counts: {
      pages: 0,
      rows: 0,
      inserted: 0,
      changed: 0,
      unchanged: 0,
      events: 0,
      setAside: 0,
      duplicates: 0,
    },
  };
  const rest = await findRest(ctx.db, hostOf(input.record), poll.clock(), input.requestsPerHost);
  if (rest) {
    await postponePoll(at(poll), input.feedId, startAfter(input.feedId, rest.until));
    return { state: 'waits', ...poll.counts };
  }
  const read = await claimFeed(at(poll), input.feedId, input.leaseMs);
  if (read === 'busy' || read === 'not_due') return { state: read, ...poll.counts };
  const letGo = keepLease(() => at(poll), read.lease, input.leaseMs);
  try {
    const look = await lookFirst(at(poll), {
      ...input,
      http: untilStopped(input.http, input.signal),
      read,
      fixedMs: input.everyMs,
      requestsPerHost: input.requestsPerHost,
    });
    const state = look.isUnchanged ? await leaveUnread(poll, read, look) : await readPages(poll, read, look);
    if (state === 'stopped') await releaseFeed(at(poll), read.lease);
    return { state, ...poll.counts };
  } catch (error) {
    if (error instanceof LeaseLost) return { state: 'busy', ...poll.counts };
    const isStopped = input.signal?.aborted === true;
    if (error instanceof FeedFailure && !isStopped) return await fail(poll, read, error);
    await releaseFeed(at(poll), read.lease).catch(() => {});
    if (isStopped) return { state: 'stopped', ...poll.counts };
    throw error;
  } finally {
    letGo();
  }
}

/** Row counts of one read after which the tables are analysed. */
const LEARN_AT = [5_000, 50_000, 500_000];

interface Poll extends PollInput {
  ctx: Context;
  clock: () => Date;
  everyMs: number;
  /** The operator's interval, if there is one. */
  fixedMs: number | undefined;
  counts: PollCounts;
  /** Publications of the events of this read. */
  published: Date[];
}

function clockFrom(start: Date): () => Date {
  const from = performance.now();
  return () => new Date(start.getTime() + performance.now() - from);
}

function at(poll: Poll): Context {
  return { ...poll.ctx, now: poll.clock() };
}

/**
 * Pipeline of depth two: the next page is fetched and normalised while the database writes the current one.
 */
async function readPages(poll: Poll, read: ClaimedRead, look: FirstLook): Promise<'read' | 'stopped'> {
  const request = {
    since: getSince(poll.record, read),
    position: read.position,
    pageSize: poll.pageSize ?? PAGE_SIZE,
  };
  const pages = readFeed(poll.record, request, untilStopped(poll.http, poll.signal));
  // In a first read nearly every permit is new, so pages are encoded for insertion while the database is
  // busy.
  const fetchNext = () => fetchPage(pages, read.backfilled ? undefined : poll.feedId, poll.signal);
  let from = read.position;
  let coming: Promise<FetchedPage> | undefined = fetchNext();
  try {
    for (;;) {
      const fetched: FetchedPage = await coming;
      const { page } = fetched;
      refuseEmpty(poll, read, page);
      coming = undefined;
      await write(poll, read, look, fetched, from, () => {
        if (page.next !== null) coming ??= fetchNext();
      });
      if (page.next === null) {
        await note(poll, look, paceAfter(at(poll), toPace(poll), look), true);
        return 'read';
      }
      from = page.next;
      if (poll.signal?.aborted) return 'stopped';
      coming ??= fetchNext();
    }
  } finally {
    await coming?.catch(() => {});
    await pages.return();
  }
}

/** Leaves a feed as it is in which nothing changed. */
async function leaveUnread(poll: Poll, read: ClaimedRead, look: FirstLook): Promise<'unchanged'> {
  const pace = paceAfter(at(poll), toPace(poll), look);
  await releaseUnchanged(at(poll), read, pace.at);
  await note(poll, look, pace, false);
  return 'unchanged';
}

function toPace({ feedId, record, fixedMs }: Poll) {
  return { feedId, record, fixedMs };
}

async function note(poll: Poll, { before, stamp }: FirstLook, pace: Pace, isRead: boolean): Promise<void> {
  const { feedId, record, published } = poll;
  const { db, now } = at(poll);
  await noteLook(db, { feedId, record, before, now, stamp, isRead, published, pace });
}

interface FetchedPage {
  page: ReadPage;
  encoded: EncodedPermits | undefined;
}

/** Fetches the next page; an exception while parsing it counts as the source's failure. */
function fetchPage(
  pages: AsyncGenerator<ReadPage, void, void>,
  encodeFor: string | undefined,
  signal: AbortSignal | undefined,
): Promise<FetchedPage> {
  const page = pages.next().then(
    ({ value: page = EMPTY_LAST_PAGE }) => {
      return { page, encoded: encodeFor === undefined ? undefined : encodePermits(page.permits, encodeFor) };
    },
    (error: unknown) => {
      if (error instanceof FeedFailure || signal?.aborted) throw error;
      throw new FeedFailure('portal_error', `unreadable answer: ${String(error)}`, { cause: error });
    },
  );
  // Prevents an unhandled rejection before the page is awaited; whoever awaits it later still gets the
  // failure.
  page.catch(() => {});
  return page;
}

const EMPTY_LAST_PAGE: ReadPage = {
  permits: [],
  setAside: [],
  unknownStatuses: new Map(),
  duplicates: 0,
  rows: 0,
  next: null,
};

async function write(
  poll: Poll,
  read: ClaimedRead,
  look: FirstLook,
  { page, encoded }: FetchedPage,
  from: ReadPage['next'],
  whileWriting: () => void,
): Promise<void> {
  const ctx = at(poll);
  const rowsOfRead = read.rowsBefore + poll.counts.rows + page.rows;
  const progress = {
    lease: read.lease,
    from,
    // A single empty page means "not modified".
    isWhole: poll.record.poll.by === 'all' && rowsOfRead > 0,
    nextPollAt: paceAfter(ctx, toPace(poll), look).at,
  };
  const done = await ingestPage(ctx, {
    feedId: poll.feedId,
    page,
    progress,
    postedBy: polledDate(poll.record),
    encoded,
    whileWriting,
    publishedAt: look.stamp?.publishedAt,
    onStamped: (stamps) => poll.published.push(...stamps),
  });
  const { counts } = poll;
  counts.pages += 1;
  counts.rows += page.rows;
  counts.duplicates += page.duplicates;
  const before = counts.inserted;
  counts.inserted += done.inserted;
  // Without statistics for a new feed the planner picks a wrong index and scans the whole feed for each row.
  if (LEARN_AT.some((rows) => before < rows && counts.inserted >= rows))
    await ctx.db.execute(sql`analyze ${permits}`);
  counts.changed += done.changed;
  counts.unchanged += done.unchanged;
  counts.events += done.events;
  counts.setAside += done.setAside;
}

/** The start of the requested window: twelve months at first, later the last read. */
function getSince(record: FeedRecord, read: ClaimedRead): Date | null {
  // Feeds that are read whole use the date only for the conditional request.
  if (record.poll.by === 'all') return read.since;
  if (read.since && !asksForHistory(read)) {
    if (record.poll.by === 'date') {
      const days = daysToReadAgain(read.lateDays, asksForRecent(read)) - record.poll.overlapDays;
      return new Date(read.since.getTime() - Math.max(OVERLAP_MS, days * DAY_MS));
    }
    const changed = read.since.getTime() - OVERLAP_MS;
    const recent = read.startedAt.getTime() - RECENT_MS;
    return new Date(asksForRecent(read) ? Math.min(changed, recent) : changed);
  }
  const since = new Date(read.startedAt);
  since.setUTCMonth(since.getUTCMonth() - HISTORY_MONTHS);
  return since;
}

/** "Not modified" is a valid answer; an empty whole feed or an empty year means the portal is in trouble. */
function refuseEmpty(poll: Poll, read: ClaimedRead, page: ReadPage): void {
  if (page.notModified || page.next !== null) return;
  if (page.rows + poll.counts.rows + read.rowsBefore > 0) return;
  if (read.backfilled && poll.record.poll.by !== 'all') return;
  throw new FeedFailure('empty', 'the feed holds no rows');
}

async function fail(poll: Poll, read: ClaimedRead, failure: FeedFailure): Promise<PollOutcome> {
  const ctx = at(poll);
  const nextTryAt = await failRead(ctx, {
    feedId: poll.feedId,
    read,
    failure,
    progressed: poll.counts.pages > 0,
    everyMs: poll.everyMs,
  });
  const { feedId } = poll;
  const { code, message: detail, cause } = failure;
  ctx.log.warn({ feed: feedId, code, detail, cause, nextTryAt }, 'Feed poll failed');
  return { state: 'failed', code, nextTryAt, ...poll.counts };
}
