import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feeds } from '@/db/schema';
import type { Context } from '@/lib/context';
import { type Holding, isHeldBy } from '@/lib/platform/lease/lease';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { count, Tally } from './counts';
import { databaseError, isDataError } from './database-error';
import { noteMeasured } from './delays';
import { countLate, measureLateness, type PolledDate } from './late-posting';
import { readLease } from './leases';
import type { EncodedPermits } from './permit-arrays';
import { forgetSetAside, keepAside, keepUnknownWords } from './set-aside';
import { placeKnown } from './side/place';
import { deleteSightings, noteMissing } from './sightings';
import { advance, LeaseLost } from './sync-state';
import type { Believed, Position, ReadPage } from './types';
import { noteUnannounced } from './unannounced';
import {
  collectNewVocabulary,
  confirmWritten,
  forget,
  rememberUncommitted,
  writeVocabulary,
} from './vocabulary';
import {
  countWritten,
  type Ingested,
  NOTHING,
  sum,
  type WriteScope,
  writePermits,
  writeWhatCan,
} from './write-permits';

export interface ReadProgress {
  /** The lease under which the page was read. */
  lease: Holding;
  /** The position at which the page began; the feed's stored position must still equal it. */
  from: Position | null;
  /** A complete read: permits not seen by its last page may be gone. */
  isWhole: boolean;
  /** The feed's next poll time, if this is the last page. */
  nextPollAt: Date;
}

export interface IngestInput {
  feedId: string;
  page: ReadPage;
  progress: ReadProgress;
  /** The date by which a poll finds a permit, of a city that is asked by it. */
  postedBy?: PolledDate | undefined;
  /** The page encoded for insertion, where all its permits are expected to be new. */
  encoded?: EncodedPermits | undefined;
  /**
   * Called at least once per page, when the database is busy with its longest statement, so that this process
   * can parse the next page meanwhile. Parsing earlier would only delay this page's statements.
   */
  whileWriting?: () => void;
  /** When the portal says that it published what is read, for rows that do not say it themselves. */
  publishedAt?: Date | null | undefined;
  /** Receives the publications of the page's events once it is written. */
  onStamped?: (stamps: Date[]) => void;
}

/** Rows sent in one statement: large enough to be fast, small enough to keep memory flat. */
const CHUNK = 10_000;

/**
 * Writes one page, its events and the feed's new position in one transaction: after a crash the page is
 * entirely written or not at all, and two readers of one feed cannot both write it. Permits with an unchanged
 * hash are not touched; a permit that the database rejects is set aside. A key already seen on an earlier
 * page of the same read is skipped: rows sharing a key would otherwise produce events at every read, and a
 * row that moved during the read is picked up by the next one. Throws `LeaseLost` when another reader has the
 * feed.
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
    ctx.log.warn(
      { feed: input.feedId, reason: cause.message },
      'Page contains a value the database rejects, writing row by row',
    );
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
  const stamped: Date[] = [];
  const written = await ctx.db.transaction(async (tx) => {
    const feed = await lockFeed(tx, input);
    const tally = new Tally();
    if (isFirst) await deleteSightings(tx, feedId);
    const scope: WriteScope = {
      feedId,
      now: ctx.now,
      backfilled: feed.backfilled,
      isLaterPage: !isFirst,
      recordsSightings: isWhole || !isLast,
      hasMissing: feed.hasMissing,
      absent: page.absent ?? new Set(),
      believed: feed.believed.filter(({ until }) => Date.parse(until) > ctx.now.getTime()),
      tally,
      setAside: [...page.setAside],
      whileWriting: input.whileWriting ?? (() => {}),
      encoded: input.encoded,
      rewritten: [],
      fresh: [],
      written: [],
      stamps: page.stamps,
      publishedAt: input.publishedAt,
      stamped,
      namesUnannounced: false,
    };
    stamped.length = 0;
    let result = NOTHING;
    for (const chunk of chunks(page.permits, CHUNK)) {
      result = sum(result, await writeChunk(tx, scope, chunk));
      if (feed.hasSetAside) await forgetSetAside(tx, feedId, chunk);
    }
    scope.whileWriting();
    if (isWhole && isLast) await noteMissing(tx, feedId, ctx.now);
    if (isLast) await deleteSightings(tx, feedId);
    await keepAside(tx, feedId, scope.setAside, { now: ctx.now, tally });
    await keepUnknownWords(tx, feedId, page.unknownStatuses, ctx.now);
    countWritten(tally, scope, page.notes);
    const postedBy = feed.backfilled ? input.postedBy : undefined;
    if (postedBy) countLate(tally, scope, postedBy);
    await count(tx, feedId, tally, ctx.now);
    if (isLast && postedBy && result.inserted > 0) await measureLateness(tx, feedId, ctx.now);
    const vocabulary = collectNewVocabulary(ctx.db, feedId, scope.written);
    await writeVocabulary(tx, vocabulary, ctx.now);
    const { nextPollAt } = progress;
    if (result.events > 0) {
      await enqueue({ db: tx }, 'fan-out', {});
      const lagsMs = stamped.map((at) => ctx.now.getTime() - at.getTime());
      await noteMeasured(tx, { feedId, changes: result.events, lagsMs }, ctx.now);
    }
    if (scope.namesUnannounced) await noteUnannounced(tx, feedId);
    await placeKnown(tx, scope.rewritten, ctx.now);
    await advance(tx, { feedId, next: page.next, rows: page.rows, now: ctx.now, nextPollAt });
    return { result: { ...result, setAside: scope.setAside.length }, vocabulary };
  });
  rememberUncommitted(ctx.db, feedId, written.vocabulary);
  input.onStamped?.(stamped);
  if (isLast) confirmWritten(ctx.db, feedId);
  return written.result;
}

/**
 * Locks the feed's row until the page is written, and checks that the lease and position are still ours. All
 * pages but the last commit asynchronously (`synchronous_commit = off`): if the server crashes, the position
 * and events are lost together with the page and it is read again, and the synchronous commit of the last
 * page makes all earlier ones durable.
 */
async function lockFeed(tx: Database, { feedId, page, progress }: IngestInput) {
  const from = progress.from === null ? null : JSON.stringify(progress.from);
  const durability = page.next === null ? sql`current_setting('synchronous_commit')` : 'off';
  const [row] = await tx.execute<{
    backfilled: boolean;
    believed: Believed[];
    has_set_aside: boolean;
    has_missing: boolean;
  }>(sql`
    select set_config('synchronous_commit', ${durability}, true),
      backfilled_at is not null as backfilled, believed,
      exists (select from set_aside_rows where feed_id = ${feedId}) as has_set_aside,
      exists (select from missing_permits where feed_id = ${feedId}) as has_missing
    from ${feeds}
    where ${isHeldBy(readLease, progress.lease)} and position is not distinct from ${from}::jsonb
    for no key update`);
  if (!row) throw new LeaseLost(feedId);
  return {
    backfilled: row.backfilled,
    believed: row.believed,
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
