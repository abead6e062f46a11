import type { feeds } from '@/db/schema';
import type { Context } from '@/lib/context';
import { release } from '@/lib/platform/lease/lease';
import { type ChangeStamp, readChangeStamp } from './change-stamp';
import { countRequests, hostOf } from './hosts';
import { readLease } from './leases';
import { type FeedPace, learnedFrom, readPace } from './pace';
import { FLOOR_MS, nextLook, nextPollAt, type Pace, pressureOf } from './schedule';
import { asksForHistory, asksForRecent, type ClaimedRead } from './sync-state';
import type { FeedHttp, FeedRecord } from './types';

const MINUTE_MS = 60_000;
/** A feed that is read whole is read at most so many times in its record's interval, however often it changes. */
const WHOLE_READS = 4;

export interface LookInput {
  feedId: string;
  record: FeedRecord;
  http: FeedHttp;
  read: ClaimedRead;
  /** The operator's interval instead of a learned one: every poll is then a read. */
  fixedMs: number | undefined;
  requestsPerHost: number | undefined;
}

/** What was known and asked before a read. */
export interface FirstLook {
  before: FeedPace;
  /** The portal's stamp; undefined where it was not asked. */
  stamp: ChangeStamp | null | undefined;
  /** Nothing changed since the last read, and none is due: the read can be left out. */
  isUnchanged: boolean;
  pressure: number;
}

/** Asks the portal whether anything changed, where it says so and the history is in, before a read of what did. */
export async function lookFirst(ctx: Context, input: LookInput): Promise<FirstLook> {
  const { feedId, record, read } = input;
  const before = await readPace(ctx.db, feedId, ctx.now);
  if (input.fixedMs !== undefined) return { before, stamp: undefined, isUnchanged: false, pressure: 0 };
  const requests = await countRequests(ctx.db, hostOf(record), ctx.now);
  const pressure = pressureOf(requests, input.requestsPerHost, ctx.now);
  // A portal that gave no stamp is asked again once a day.
  const asks =
    read.backfilled && read.position === null && (before.givesStamp !== false || asksForRecent(read));
  const stamp = asks ? await readChangeStamp(record, input.http) : undefined;
  const isSame = stamp != null && stamp.text === before.changeStamp;
  return { before, stamp, isUnchanged: isSame && !isReadDue(record, read, ctx.now), pressure };
}

/** Whether the feed has to be read whatever its stamp says: a portal's word is never believed for longer than that. */
function isReadDue(record: FeedRecord, read: ClaimedRead, now: Date): boolean {
  if (read.since === null || read.failures > 0 || asksForHistory(read)) return true;
  if (record.poll.by === 'updated_at' && asksForRecent(read)) return true;
  return now.getTime() - read.since.getTime() >= record.everyMinutes * MINUTE_MS - FLOOR_MS;
}

/** When the feed is to be looked at after this answer. */
export function paceAfter(
  ctx: Context,
  { feedId, record, fixedMs }: Pick<LookInput, 'feedId' | 'record' | 'fixedMs'>,
  { before, stamp, pressure }: FirstLook,
): Pace {
  const { now } = ctx;
  if (fixedMs !== undefined)
    return { at: nextPollAt(feedId, now, fixedMs), everyMs: fixedMs, reason: 'fixed' };
  const ceilingMs = record.everyMinutes * MINUTE_MS;
  return nextLook({
    feedId,
    now,
    timeZone: record.timeZone,
    ceilingMs,
    floorMs: record.poll.by === 'all' ? ceilingMs / WHOLE_READS : FLOOR_MS,
    givesStamp: stamp === undefined ? before.givesStamp === true : stamp !== null,
    rhythm: learnedFrom({ before, now, stamp, published: [], record }),
    pressure,
  });
}

/** Gives the feed back after a look that found nothing new: what is held is as current as a read would make it. */
export async function releaseUnchanged(ctx: Context, read: ClaimedRead, nextPollAt: Date): Promise<void> {
  await release(ctx, readLease, read.lease, {
    set: { readStartedAt: null, lastSuccessAt: ctx.now, nextPollAt } satisfies Partial<
      typeof feeds.$inferInsert
    >,
  });
}
