import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feeds } from '@/db/schema';
import type { Context } from '@/lib/context';
import { type Holding, isHeldBy } from '@/lib/lease/lease';
import { enqueue } from '@/lib/queue/enqueue';
import { databaseError, isDataError } from './database-error';
import { readLease } from './leases';
import type { EncodedPermits } from './permit-arrays';
import { forgetSetAside, keepAside, keepUnknownWords } from './set-aside';
import { forgetSightings, noteMissing } from './sightings';
import { advance, LeaseLost } from './sync-state';
import type { Position, ReadPage } from './types';
import { forget, newsOf, rememberLater, settle, writeNews } from './vocabulary';
import { type Ingested, NOTHING, sum, type WriteScope, writePermits, writeWhatCan } from './write-permits';

export interface ReadProgress {
  /** The lease under which the page was read. */
  lease: Holding;
  /** Where the page began: the feed must still stand there. */
  from: Position | null;
  /** The read asked for everything: what it has not met by its last page may be gone. */
  isWhole: boolean;
  /** When the feed is due again, should this be the last page. */
  nextPollAt: Date;
}

export interface IngestInput {
  feedId: string;
  page: ReadPage;
  progress: ReadProgress;
  /** The page's permits as they are inserted, where all of them are expected to be new. */
  encoded?: EncodedPermits | undefined;
  /**
   * Called when the database has got its longest piece of work, at least once a page: the moment for this
   * process to do its own. Earlier, the next page's parsing would only delay the statements of this one.
   */
  whileWriting?: () => void;
}

/** Rows sent in one statement: large enough to be fast, small enough to keep memory flat. */
const CHUNK = 10_000;

/**
 * Writes one page, its events and the feed's new position in one transaction: a crash leaves the page wholly in
 * or wholly out, and two readers of one feed cannot both write it. Permits whose hash is the one held are not
 * touched; a permit the database refuses is kept aside. A key that an earlier page of the same read has met is left
 * as that page had it: rows that share a key would otherwise make news at every read, and one that moved while it
 * was read comes again with the next. Throws `LeaseLost` when another reader has the feed.
 */
export async function ingestPage(ctx: Context, input: IngestInput): Promise<Ingested> {
  try {
    return await writePage(ctx, input, writePermits);
  } catch (error) {
    const cause = databaseError(error);
    if (!isDataError(cause)) {
      forget(ctx.db, input.feedId);
      throw cause;
    }
    ctx.log.warn({ feed: input.feedId, reason: cause.message }, 'a page holds a value the database refuses');
    return await writePage(ctx, input, writeWhatCan).catch((again) => {
      throw databaseError(again);
    });
  }
}

async function writePage(ctx: Context, input: IngestInput, writeChunk: typeof writePermits) {
  const { feedId, page, progress } = input;
  const { isWhole } = progress;
  const isFirst = progress.from === null;
  if (isFirst) forget(ctx.db, feedId);
  const isLast = page.next === null;
  const written = await ctx.db.transaction(async (tx) => {
    const feed = await holdFeed(tx, input);
    if (isFirst) await forgetSightings(tx, feedId);
    const scope: WriteScope = {
      feedId,
      now: ctx.now,
      backfilled: feed.backfilled,
      isLaterPage: !isFirst,
      notesSightings: isWhole || !isLast,
      hasMissing: feed.hasMissing,
      setAside: [...page.setAside],
      whileWriting: input.whileWriting ?? (() => {}),
      encoded: input.encoded,
      written: [],
    };
    let result = NOTHING;
    for (const chunk of chunks(page.permits, CHUNK)) {
      result = sum(result, await writeChunk(tx, scope, chunk));
      if (feed.hasSetAside) await forgetSetAside(tx, feedId, chunk);
    }
    scope.whileWriting();
    if (isWhole && isLast) await noteMissing(tx, feedId, ctx.now);
    if (isLast) await forgetSightings(tx, feedId);
    await keepAside(tx, feedId, scope.setAside, ctx.now);
    await keepUnknownWords(tx, feedId, page.unknownStatuses, ctx.now);
    const news = newsOf(ctx.db, feedId, scope.written);
    await writeNews(tx, news, ctx.now);
    const { nextPollAt } = progress;
    if (result.events > 0) await enqueue({ db: tx }, 'fan-out', {});
    await advance(tx, { feedId, next: page.next, rows: page.rows, now: ctx.now, nextPollAt });
    return { result: { ...result, setAside: scope.setAside.length }, news };
  });
  rememberLater(ctx.db, feedId, written.news);
  if (isLast) settle(ctx.db, feedId);
  return written.result;
}

/**
 * Locks the feed's row until the page is written, provided that it is still ours and still where we read.
 * No page but the last waits for the disk: one that a dying server forgets takes the feed's position and its events
 * with it and is read again, and whatever is committed behind it with the usual care makes it durable first.
 */
async function holdFeed(tx: Database, { feedId, page, progress }: IngestInput) {
  const from = progress.from === null ? null : JSON.stringify(progress.from);
  const durability = page.next === null ? sql`current_setting('synchronous_commit')` : 'off';
  const [row] = await tx.execute<{ backfilled: boolean; has_set_aside: boolean; has_missing: boolean }>(sql`
    select set_config('synchronous_commit', ${durability}, true),
      backfilled_at is not null as backfilled,
      exists (select from set_aside_rows where feed_id = ${feedId}) as has_set_aside,
      exists (select from missing_permits where feed_id = ${feedId}) as has_missing
    from ${feeds}
    where ${isHeldBy(readLease, progress.lease)} and position is not distinct from ${from}::jsonb
    for no key update`);
  if (!row) throw new LeaseLost(feedId);
  return {
    backfilled: row.backfilled,
    hasSetAside: row.has_set_aside,
    hasMissing: row.has_missing,
  };
}

function* chunks<T>(items: T[], size: number): Generator<T[]> {
  if (items.length <= size) {
    if (items.length > 0) yield items;
    return;
  }
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
