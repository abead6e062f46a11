import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feeds, missingPermits, permits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { freed, type Holding, isHeldBy } from '@/lib/platform/lease/lease';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { isOver } from '@/lib/tracking/permits/is-over';
import { notOver } from '@/lib/tracking/permits/not-over';
import { count, Tally } from './counts';
import { databaseError, isDataError } from './database-error';
import { vanishing } from './diff';
import { readLease } from './leases';
import { followMovedKeys } from './moved-keys';
import { noteWatchedRound, type WatchedRound } from './pace';
import { forgetSetAside, keepAside, keepUnknownWords } from './set-aside';
import { placeKnown } from './side/place';
import { LeaseLost } from './sync-state';
import type { Believed, ReadPage } from './types';
import { noteUnannounced } from './unannounced';
import { collectNewVocabulary, remember, writeVocabulary } from './vocabulary';
import {
  countWritten,
  insertEvents,
  type NewPermitEvent,
  type WriteScope,
  writePermits,
  writeWhatCan,
} from './write-permits';

/** A permit to be asked for by its number. */
export interface PermitToRecheck {
  id: number;
  sourceKey: string;
  permitNumber: string;
  /** Already marked as missing: its absence is expected. */
  isMissing: boolean;
  /** Missing in the previous recheck, which still has to be confirmed. */
  isDoubted: boolean;
}

/** The state of the weekly round after this run. */
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
  asked: PermitToRecheck[];
  /** What the city answered. */
  found: ReadPage;
  round: Round;
  /** The cursor among watched permits for the next run; null starts over. */
  watchedAfter: number | null;
  /** The round over watched permits that this run is part of; null where it asked for none. */
  watchedRound: WatchedRound | null;
  nextRecheckAt: Date;
}

/**
 * Minimum sample for judging an answer: one that lacks most of the requested permits says something about the
 * source, not the permits.
 */
const MIN_SAMPLE = 20;

/** Writes the result of a recheck (found and absent permits, the round's progress) in one transaction. */
export async function settleRecheck(ctx: Context, input: RecheckResult) {
  try {
    return await settleInTransaction(ctx, input, writePermits);
  } catch (error) {
    const cause = databaseError(error);
    if (!isDataError(cause)) throw error;
    ctx.log.warn(
      { feed: input.feedId, reason: cause.message },
      'Recheck answer contains a value the database rejects, writing row by row',
    );
    return await settleInTransaction(ctx, input, writeWhatCan);
  }
}

async function settleInTransaction(ctx: Context, input: RecheckResult, write: typeof writePermits) {
  const { feedId, asked, found, round } = input;
  const done = await ctx.db.transaction(async (tx) => {
    const believed = await lockLease(tx, input);
    const tally = new Tally();
    const moved = await followMovedKeys(tx, { feedId, asked, found, now: ctx.now });
    const known = new Set(asked.map((permit) => moved.newKeys.get(permit.id) ?? permit.sourceKey));
    // Several permits may share a number; only the requested ones are written here. Where two rows share a
    // key, the answer does not say which is current, but the order of a poll does.
    const permitsFound = found.permits.filter(
      ({ sourceKey }) => known.has(sourceKey) && !found.doubledKeys?.has(sourceKey),
    );
    const scope: WriteScope = {
      feedId,
      now: ctx.now,
      backfilled: true,
      isLaterPage: false,
      recordsSightings: false,
      hasMissing: true,
      setAside: [],
      whileWriting: () => {},
      encoded: undefined,
      absent: found.absent ?? new Set(),
      believed: believed.filter(({ until }) => Date.parse(until) > ctx.now.getTime()),
      tally,
      rewritten: [],
      fresh: [],
      written: [],
      stamps: found.stamps,
      namesUnannounced: false,
    };
    const written = await write(tx, scope, permitsFound);
    if (permitsFound.length > 0) await forgetSetAside(tx, feedId, permitsFound);
    await keepAside(tx, feedId, [...found.setAside, ...scope.setAside], { now: ctx.now, tally });
    await keepUnknownWords(tx, feedId, found.unknownStatuses, ctx.now);
    countWritten(tally, scope, found.notes);
    await count(tx, feedId, tally, ctx.now);
    const met = new Set(found.permits.map((permit) => permit.sourceKey));
    // A row that exists but is unreadable is not absent.
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
    const vocabulary = collectNewVocabulary(ctx.db, feedId, scope.written);
    await writeVocabulary(tx, vocabulary, ctx.now);
    if (scope.namesUnannounced) await noteUnannounced(tx, feedId);
    await placeKnown(tx, scope.rewritten, ctx.now);
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
    if (input.watchedRound) await noteWatchedRound(tx, feedId, input.watchedRound, ctx.now);
    if (written.changed + missing.vanished > 0) await enqueue({ db: tx }, 'fan-out', {});
    return { vocabulary, changed: written.changed, ...missing };
  });
  remember(ctx.db, done.vocabulary);
  const { vocabulary: _, ...counts } = done;
  return counts;
}

/** Judged by the permits seen in the previous check; unconfirmed ones are expected to be absent. */
function isCredible(asked: PermitToRecheck[], absent: PermitToRecheck[]): boolean {
  const sure = (permit: PermitToRecheck) => !permit.isDoubted && !permit.isMissing;
  const expected = asked.filter(sure).length;
  return expected < MIN_SAMPLE || absent.filter(sure).length <= expected / 2;
}

async function lockLease(tx: Database, { feedId, lease }: RecheckResult): Promise<Believed[]> {
  const [leased] = await tx
    .select({ believed: feeds.believed })
    .from(feeds)
    .where(isHeldBy(readLease, lease))
    .for('no key update');
  if (!leased) throw new LeaseLost(feedId);
  return leased.believed;
}

/**
 * A permit absent for the second time has vanished; one absent for the first time stays unconfirmed until the
 * next recheck.
 */
async function settleAbsent(tx: Database, feedId: string, absent: PermitToRecheck[], now: Date) {
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
  // Finished permits commonly leave a feed: they are marked as missing without an event.
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
  const events: NewPermitEvent[] = marked
    .filter((permit) => !isOver(permit.statusBucket))
    .map((permit) => ({ permitId: permit.id, revision: permit.revision, event: vanishing(permit) }));
  await insertEvents(tx, events, now);
  return marked.length;
}
