import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feeds, missingPermits, permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { freed, type Holding, isHeldBy } from '@/lib/lease/lease';
import { isOver } from '@/lib/permits/is-over';
import { notOver } from '@/lib/permits/not-over';
import { enqueue } from '@/lib/queue/enqueue';
import { databaseError, isDataError } from './database-error';
import { vanishing } from './diff';
import { readLease } from './leases';
import { followMovedKeys } from './moved-keys';
import { forgetSetAside, keepAside, keepUnknownWords } from './set-aside';
import { LeaseLost } from './sync-state';
import type { ReadPage } from './types';
import { newsOf, remember, writeNews } from './vocabulary';
import {
  insertEvents,
  type NewsOfPermit,
  type WriteScope,
  writePermits,
  writeWhatCan,
} from './write-permits';

/** A permit to be asked for by its number. */
export interface Asked {
  id: number;
  sourceKey: string;
  permitNumber: string;
  /** It has vanished before: its silence is nothing new. */
  isMissing: boolean;
  /** It was missing when it was last looked for. */
  isDoubted: boolean;
}

/** Where the weekly round stands after this run. */
export interface Round {
  startedAt: Date | null;
  after: number | null;
  /** The round has reached its end with this run. */
  ended: boolean;
  goesOn: boolean;
}

export interface RecheckResult {
  feedId: string;
  lease: Holding;
  asked: Asked[];
  /** What the city answered. */
  found: ReadPage;
  round: Round;
  /** Where the next run goes on among what is watched; null: at its beginning. */
  watchedAfter: number | null;
  nextRecheckAt: Date;
}

/** An answer that lacks most of what was asked for says something about the source, not about the permits. */
const ENOUGH_ASKED = 20;

/** Writes what a recheck found, what it did not find, and how far the round has come, in one transaction. */
export async function settleRecheck(ctx: Context, input: RecheckResult) {
  try {
    return await settle(ctx, input, writePermits);
  } catch (error) {
    const cause = databaseError(error);
    if (!isDataError(cause)) throw error;
    ctx.log.warn(
      { feed: input.feedId, reason: cause.message },
      'an answer holds a value the database refuses',
    );
    return await settle(ctx, input, writeWhatCan);
  }
}

async function settle(ctx: Context, input: RecheckResult, write: typeof writePermits) {
  const { feedId, asked, found, round } = input;
  const done = await ctx.db.transaction(async (tx) => {
    await holdLease(tx, input);
    const moved = await followMovedKeys(tx, { feedId, asked, found, now: ctx.now });
    const known = new Set(asked.map((permit) => moved.newKeys.get(permit.id) ?? permit.sourceKey));
    // Permits share numbers: only those we asked about are ours to write here. Of two rows of one key the answer does
    // not say which stands; a poll's order does.
    const permitsFound = found.permits.filter(
      ({ sourceKey }) => known.has(sourceKey) && !found.doubledKeys?.has(sourceKey),
    );
    const scope: WriteScope = {
      feedId,
      now: ctx.now,
      backfilled: true,
      isLaterPage: false,
      notesSightings: false,
      hasMissing: true,
      setAside: [],
      whileWriting: () => {},
      encoded: undefined,
      written: [],
    };
    const written = await write(tx, scope, permitsFound);
    if (permitsFound.length > 0) await forgetSetAside(tx, feedId, permitsFound);
    await keepAside(tx, feedId, [...found.setAside, ...scope.setAside], ctx.now);
    await keepUnknownWords(tx, feedId, found.unknownStatuses, ctx.now);
    const met = new Set(found.permits.map((permit) => permit.sourceKey));
    // A row we could not read is a row that is there.
    const unreadable = new Set(found.setAside.map((row) => row.sourceKey));
    const absent = asked.filter(
      (permit) =>
        !permit.isMissing &&
        !met.has(permit.sourceKey) &&
        !unreadable.has(permit.sourceKey) &&
        !moved.settled.has(permit.id),
    );
    const credible = isCredible(asked, absent);
    const missing = credible ? await settleAbsent(tx, feedId, absent, ctx.now) : { vanished: 0, doubted: 0 };
    const news = newsOf(ctx.db, feedId, scope.written);
    await writeNews(tx, news, ctx.now);
    await tx
      .update(feeds)
      .set({
        ...freed(readLease),
        nextRecheckAt: input.nextRecheckAt,
        recheckStartedAt: round.ended ? null : round.startedAt,
        recheckAfter: round.ended ? null : round.after,
        recheckFailures: 0,
        watchedAfter: input.watchedAfter,
        ...(round.ended ? { recheckedAt: round.startedAt } : {}),
      })
      .where(eq(feeds.id, feedId));
    if (written.changed + missing.vanished > 0) await enqueue({ db: tx }, 'fan-out', {});
    return { news, changed: written.changed, ...missing };
  });
  remember(ctx.db, done.news);
  const { news: _, ...counts } = done;
  return counts;
}

/** Judged by those that were there when they were last looked for: of the doubted, silence is what is expected. */
function isCredible(asked: Asked[], absent: Asked[]): boolean {
  const sure = (permit: Asked) => !permit.isDoubted && !permit.isMissing;
  const expected = asked.filter(sure).length;
  return expected < ENOUGH_ASKED || absent.filter(sure).length <= expected / 2;
}

async function holdLease(tx: Database, { feedId, lease }: RecheckResult): Promise<void> {
  const held = await tx
    .select({ id: feeds.id })
    .from(feeds)
    .where(isHeldBy(readLease, lease))
    .for('no key update');
  if (held.length === 0) throw new LeaseLost(feedId);
}

/** Who was missing before has vanished; who is missing for the first time is asked for once more. */
async function settleAbsent(tx: Database, feedId: string, absent: Asked[], now: Date) {
  const ids = absent.map((permit) => permit.id);
  if (ids.length === 0) return { vanished: 0, doubted: 0 };
  const again = await tx
    .delete(missingPermits)
    .where(inArray(missingPermits.permitId, ids))
    .returning({ id: missingPermits.permitId });
  const gone = new Set(again.map((row) => row.id));
  const doubted = ids.filter((id) => !gone.has(id));
  if (doubted.length > 0)
    await tx
      .insert(missingPermits)
      .values(doubted.map((permitId) => ({ permitId, feedId, noticedAt: now })))
      .onConflictDoNothing();
  return { vanished: await markVanished(tx, [...gone], now), doubted: doubted.length };
}

async function markVanished(tx: Database, ids: number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  // One that was over may well leave the feed: it is marked, and nobody is told.
  const marked = await tx
    .update(permits)
    .set({
      missingSince: now,
      revision: sql`${permits.revision} + case when ${notOver} then 1 else 0 end`,
      changedAt: sql`case when ${notOver} then ${now.toISOString()}::timestamptz else ${permits.changedAt} end`,
    })
    .where(and(inArray(permits.id, ids), isNull(permits.missingSince)))
    .returning({
      id: permits.id,
      revision: permits.revision,
      statusBucket: permits.statusBucket,
      statusWord: permits.statusWord,
    });
  const news: NewsOfPermit[] = marked
    .filter((permit) => !isOver(permit.statusBucket))
    .map((permit) => ({ permitId: permit.id, revision: permit.revision, news: vanishing(permit) }));
  await insertEvents(tx, news, now);
  return marked.length;
}
