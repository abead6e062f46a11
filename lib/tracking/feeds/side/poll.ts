import { sql } from 'drizzle-orm';
import { permits, sidePermits } from '@/db/schema';
import type { Context } from '@/lib/context';
import { DAY_MS, HOUR_MS } from '@/lib/platform/clock/days';
import { extend, keepAlive, release } from '@/lib/platform/lease/lease';
import { adapterFor } from '@/lib/tracking/feeds/adapters/adapter-for';
import { arrayLiteral } from '@/lib/tracking/feeds/array-literal';
import { untilStopped } from '@/lib/tracking/feeds/http';
import { nextPollAt } from '@/lib/tracking/feeds/schedule';
import { LEASE_MS, LeaseLost } from '@/lib/tracking/feeds/sync-state';
import {
  FeedFailure,
  type FeedFailureCode,
  type FeedHttp,
  type FeedRecord,
} from '@/lib/tracking/feeds/types';
import { readNextPermits, recordOf, type SideCounts, type SideReading } from './read-permits';
import { createNumberReader } from './read-step';
import {
  advanceSide,
  type ClaimedSide,
  claimSide,
  failSide,
  finishSide,
  sideLease,
  toSideFeedId,
} from './state';
import type { SideFeed } from './types';

/** Portals set the update stamp before a row can be seen. */
const OVERLAP_MS = HOUR_MS;
/** The first read asks for no history: what watched permits have is asked for by their numbers. */
const FIRST_MS = 7 * DAY_MS;
const PAGE_SIZE = 5_000;
/** Permits read in one run; the rest waits for the next, so that others get their turn. */
const MOST_PERMITS = 2_000;

export interface PollSideInput {
  feedId: string;
  record: FeedRecord;
  side: SideFeed;
  http: FeedHttp;
  pageSize?: number | undefined;
  /** Instead of the record's cadence. */
  everyMs?: number | undefined;
  leaseMs?: number | undefined;
  clock?: (() => Date) | undefined;
  signal?: AbortSignal;
}

export type PollSideOutcome =
  | { state: 'not_due' | 'stopped' }
  | { state: 'failed'; code: FeedFailureCode; nextTryAt: Date }
  | ({ state: 'read' } & SideCounts);

/**
 * Reads a side feed that is due: what changed since the last read tells which watched permits to read anew, each then
 * whole and by its number, so that a repeated, moved or deleted row is seen for what it is. A failure of the source is
 * recorded and returned; a failure of our database is thrown.
 */
export async function pollSide(ctx: Context, input: PollSideInput): Promise<PollSideOutcome> {
  const { feedId, record, side, leaseMs = LEASE_MS } = input;
  const clock = input.clock ?? (() => ctx.now);
  const at = () => ({ ...ctx, now: clock() });
  const sideFeedId = toSideFeedId(feedId, side.id);
  const claimed = await claimSide(at(), sideFeedId, leaseMs);
  if (claimed === null) return { state: 'not_due' };
  const { lease } = claimed;
  const everyMs = input.everyMs ?? side.everyMinutes * 60_000;
  const http = untilStopped(input.http, input.signal);
  const beat = () => extend(at(), sideLease, lease, { forMs: leaseMs });
  const letGo = keepAlive(Math.min(leaseMs, LEASE_MS), beat, () => {});
  const reading: SideReading = { feedId, sideFeedId, record, side, http, lease };
  try {
    await noteChanges(at, reading, claimed, input.pageSize ?? PAGE_SIZE);
    const counts: SideCounts = { permits: 0, rows: 0, changed: 0, events: 0 };
    let done: SideCounts | null = counts;
    while (done !== null && counts.permits < MOST_PERMITS) {
      done = await readNextPermits(at(), reading);
      if (done) add(counts, done);
    }
    const next = done === null ? nextPollAt(sideFeedId, clock(), everyMs) : clock();
    await finishSide(at(), lease, next);
    return { state: 'read', ...counts };
  } catch (error) {
    if (error instanceof LeaseLost) return { state: 'not_due' };
    if (input.signal?.aborted || !(error instanceof FeedFailure)) {
      await release(at(), sideLease, lease).catch(() => {});
      if (input.signal?.aborted) return { state: 'stopped' };
      throw error;
    }
    const nextTryAt = await failSide(at(), claimed, { failure: error, everyMs });
    const { code, message: detail } = error;
    ctx.log.warn({ sideFeed: sideFeedId, code, detail, nextTryAt }, 'Side feed could not be read');
    return { state: 'failed', code, nextTryAt };
  } finally {
    letGo();
  }
}

function add(to: SideCounts, from: SideCounts): void {
  to.permits += from.permits;
  to.rows += from.rows;
  to.changed += from.changed;
  to.events += from.events;
}

/** Goes through what changed and notes which permits read before have to be read again. Others are left alone. */
async function noteChanges(
  at: () => Context,
  { feedId, sideFeedId, record, side, http, lease }: SideReading,
  claimed: ClaimedSide,
  pageSize: number,
): Promise<void> {
  const numberOf = createNumberReader(side);
  const { since, startedAt, position } = claimed;
  const request = {
    since: new Date(since === null ? startedAt.getTime() - FIRST_MS : since.getTime() - OVERLAP_MS),
    position,
    pageSize,
  };
  for await (const page of adapterFor(side.platform).pages(recordOf(record, side), request, http)) {
    const numbers = new Set(page.rows.flatMap((row) => numberOf(row) ?? []));
    const { db, now } = at();
    await db.transaction(async (tx) => {
      if (numbers.size > 0)
        await tx.execute(sql`
          update ${sidePermits} set stale_at = ${now.toISOString()}::timestamptz
          from ${permits} p
          where side_permits.side_feed_id = ${sideFeedId} and side_permits.permit_id = p.id
            and side_permits.stale_at is null and p.feed_id = ${feedId}
            and p.permit_number = any(${arrayLiteral([...numbers])}::text[])`);
      await advanceSide(tx, lease, page.next);
    });
    if (page.next === null) return;
  }
}
