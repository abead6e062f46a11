import { sql } from 'drizzle-orm';
import { permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { untilStopped } from './http';
import { ingestPage } from './ingest';
import { type EncodedPermits, encodePermits } from './permit-arrays';
import { readFeed } from './read';
import { nextPollAt } from './schedule';
import {
  asksForHistory,
  asksForRecent,
  type ClaimedRead,
  claimFeed,
  failRead,
  keepLease,
  LeaseLost,
  releaseFeed,
} from './sync-state';
import { FeedFailure, type FeedFailureCode, type FeedHttp, type FeedRecord, type ReadPage } from './types';
import type { Ingested } from './write-permits';

const HOUR_MS = 3_600_000;
/** Rows a page where the platform allows as many: large enough to be fast, small enough for two to be held. */
const PAGE_SIZE = 5000;
/** Portals stamp a row before it can be read: this much is asked for again, and the hash makes it free. */
const OVERLAP_MS = HOUR_MS;
/** Asked for again once a day: a stamp the city forgot to renew shows a day later. */
const RECENT_MS = 7 * 24 * HOUR_MS;

export interface PollInput {
  feedId: string;
  record: FeedRecord;
  http: FeedHttp;
  pageSize?: number;
  /** Instead of the record's cadence. */
  everyMs?: number;
  leaseMs?: number;
  /** The time while it reads; without it `ctx.now` that moves on as time passes. */
  clock?: () => Date;
  /** Stops after the page under way; the next poll goes on behind it. */
  signal?: AbortSignal;
}

export interface PollCounts extends Ingested {
  pages: number;
  rows: number;
  duplicates: number;
}

export type PollOutcome =
  | (PollCounts & { state: 'read' | 'busy' | 'not_due' | 'stopped' })
  | (PollCounts & { state: 'failed'; code: FeedFailureCode; nextTryAt: Date });

/**
 * Reads a feed that is due, from where an interrupted read stands or else from its beginning, page by page into
 * the database. What goes wrong at the source is kept on the feed and told in the outcome, never thrown; what
 * goes wrong with our own database is thrown.
 */
export async function pollFeed(ctx: Context, input: PollInput): Promise<PollOutcome> {
  const poll: Poll = {
    ...input,
    ctx,
    clock: input.clock ?? clockFrom(ctx.now),
    everyMs: input.everyMs ?? input.record.everyMinutes * 60_000,
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
  const read = await claimFeed(at(poll), input.feedId, input.leaseMs);
  if (read === 'busy' || read === 'not_due') return { state: read, ...poll.counts };
  const letGo = keepLease(() => at(poll), read.lease, input.leaseMs);
  try {
    const state = await readPages(poll, read);
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

/** Rows of one read after which the database looks at what it holds. */
const LEARN_AT = [5_000, 50_000, 500_000];

interface Poll extends PollInput {
  ctx: Context;
  clock: () => Date;
  everyMs: number;
  counts: PollCounts;
}

function clockFrom(start: Date): () => Date {
  const from = performance.now();
  return () => new Date(start.getTime() + performance.now() - from);
}

function at(poll: Poll): Context {
  return { ...poll.ctx, now: poll.clock() };
}

/** One page is read and normalised while the database writes the one before: never more than two are held. */
async function readPages(poll: Poll, read: ClaimedRead): Promise<'read' | 'stopped'> {
  const request = {
    since: sinceOf(poll.record, read),
    position: read.position,
    pageSize: poll.pageSize ?? PAGE_SIZE,
  };
  const pages = readFeed(poll.record, request, untilStopped(poll.http, poll.signal));
  // In a first read nearly every permit is new, and encoding them is work done while the database is busy.
  const fetchNext = () => fetchPage(pages, read.backfilled ? undefined : poll.feedId, poll.signal);
  let from = read.position;
  let coming: Promise<FetchedPage> | undefined = fetchNext();
  try {
    for (;;) {
      const fetched: FetchedPage = await coming;
      const { page } = fetched;
      refuseEmpty(poll, read, page);
      coming = undefined;
      await write(poll, read, fetched, from, () => {
        if (page.next !== null) coming ??= fetchNext();
      });
      if (page.next === null) return 'read';
      from = page.next;
      if (poll.signal?.aborted) return 'stopped';
      coming ??= fetchNext();
    }
  } finally {
    await coming?.catch(() => {});
    await pages.return();
  }
}

interface FetchedPage {
  page: ReadPage;
  encoded: EncodedPermits | undefined;
}

/** The next page; an answer the reader trips over is the source's failure, not ours. */
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
  // Nobody may be waiting yet when it fails; whoever waits later still gets the failure.
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
  { page, encoded }: FetchedPage,
  from: ReadPage['next'],
  whileWriting: () => void,
): Promise<void> {
  const ctx = at(poll);
  const rowsOfRead = read.rowsBefore + poll.counts.rows + page.rows;
  const progress = {
    lease: read.lease,
    from,
    // One page without a row is what a source that has not changed looks like.
    isWhole: poll.record.poll.by === 'all' && rowsOfRead > 0,
    nextPollAt: nextPollAt(poll.feedId, ctx.now, poll.everyMs),
  };
  const done = await ingestPage(ctx, { feedId: poll.feedId, page, progress, encoded, whileWriting });
  const { counts } = poll;
  counts.pages += 1;
  counts.rows += page.rows;
  counts.duplicates += page.duplicates;
  const before = counts.inserted;
  counts.inserted += done.inserted;
  // Of a feed it has never met the planner takes any index for the right one, and reads the whole feed for each row.
  if (LEARN_AT.some((rows) => before < rows && counts.inserted >= rows))
    await ctx.db.execute(sql`analyze ${permits}`);
  counts.changed += done.changed;
  counts.unchanged += done.unchanged;
  counts.events += done.events;
  counts.setAside += done.setAside;
}

/** What a read asks for: the history of the last twelve months at first, then what changed since the last read. */
function sinceOf(record: FeedRecord, read: ClaimedRead): Date | null {
  // What is read whole is asked only whether it has changed since.
  if (record.poll.by === 'all') return read.since;
  if (read.since && !asksForHistory(read)) {
    const changed = read.since.getTime() - OVERLAP_MS;
    const recent = read.startedAt.getTime() - RECENT_MS;
    const goesBack = record.poll.by === 'updated_at' && asksForRecent(read);
    return new Date(goesBack ? Math.min(changed, recent) : changed);
  }
  const since = new Date(read.startedAt);
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  return since;
}

/** Nothing changed is an answer; a whole feed or a year without one row is a portal in trouble. */
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
  ctx.log.warn({ feed: feedId, code, detail, cause, nextTryAt }, 'a feed could not be read');
  return { state: 'failed', code, nextTryAt, ...poll.counts };
}
