import { and, asc, eq, exists, isNotNull, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feeds, sideFeeds } from '@/db/schema';
import type { Context } from '@/lib/context';
import { claimRow, type Holding, isFree, isHeldBy, leaseOf, release } from '@/lib/platform/lease/lease';
import { nextTryAt } from '@/lib/tracking/feeds/schedule';
import { LEASE_MS, LeaseLost } from '@/lib/tracking/feeds/sync-state';
import type { FeedFailure, Position } from '@/lib/tracking/feeds/types';
import type { CitySide } from './types';

/** One reader a side feed. */
export const sideLease = leaseOf(sideFeeds, { key: 'id', token: 'lease', until: 'leaseUntil' });

const MAX_DETAIL = 500;

export function toSideFeedId(feedId: string, source: string): string {
  return `${feedId}/${source}`;
}

/** Registers the side feeds of these feeds as due and switches off those that no record names any more. */
export async function registerSides(
  tx: Database,
  feedsHere: readonly { id: string; sides: CitySide }[],
  now: Date,
): Promise<void> {
  const rows = feedsHere.flatMap(({ id: feedId, sides }) =>
    sides.map((side) => ({
      id: toSideFeedId(feedId, side.id),
      feedId,
      source: side.id,
      nextPollAt: now,
    })),
  );
  if (rows.length > 0)
    await tx
      .insert(sideFeeds)
      .values(rows)
      .onConflictDoUpdate({
        target: sideFeeds.id,
        set: { enabled: true },
        setWhere: sql`not ${sideFeeds.enabled}`,
      });
  const ids = rows.map(({ id }) => id);
  await tx
    .update(sideFeeds)
    .set({ enabled: false })
    .where(and(eq(sideFeeds.enabled, true), ids.length > 0 ? notInArray(sideFeeds.id, ids) : undefined));
}

/** Switched on, due, and its city's permits are read: before them there is nothing to join. */
function isDue(ctx: Context): SQL | undefined {
  const readable = ctx.db
    .select({ one: sql`1` })
    .from(feeds)
    .where(
      and(
        eq(feeds.id, sideFeeds.feedId),
        eq(feeds.enabled, true),
        isNull(feeds.pausedAt),
        isNotNull(feeds.verifiedAt),
        isNotNull(feeds.backfilledAt),
      ),
    );
  return and(eq(sideFeeds.enabled, true), lte(sideFeeds.nextPollAt, ctx.now), exists(readable));
}

/** Side feeds due for reading, the longest overdue first, without those another worker holds. */
export function listDueSides(ctx: Context): Promise<{ feedId: string; record: string; source: string }[]> {
  return ctx.db
    .select({ feedId: sideFeeds.feedId, record: feeds.record, source: sideFeeds.source })
    .from(sideFeeds)
    .innerJoin(feeds, eq(feeds.id, sideFeeds.feedId))
    .where(and(isDue(ctx), isFree(sideLease, ctx.now)))
    .orderBy(asc(sideFeeds.nextPollAt), asc(sideFeeds.id));
}

export interface ClaimedSide {
  lease: Holding;
  position: Position | null;
  since: Date | null;
  startedAt: Date;
  failures: number;
}

/** Takes a side feed that is due and free; null where it is neither. */
export async function claimSide(
  ctx: Context,
  sideFeedId: string,
  leaseMs = LEASE_MS,
): Promise<ClaimedSide | null> {
  const claimed = await claimRow(ctx, sideLease, {
    key: sideFeedId,
    due: isDue(ctx),
    forMs: leaseMs,
    set: { readStartedAt: sql`coalesce(${sideFeeds.readStartedAt}, ${ctx.now.toISOString()}::timestamptz)` },
  });
  if (!claimed) return null;
  const { row, ...lease } = claimed;
  const { position, readSince: since, readStartedAt, failures } = row;
  return { lease, position, since, startedAt: readStartedAt ?? ctx.now, failures };
}

/** Moves the position past a page, in the transaction that notes what the page says; the last one ends the read. */
export async function advanceSide(tx: Database, lease: Holding, next: Position | null): Promise<void> {
  const set =
    next === null
      ? { position: null, readSince: sql`${sideFeeds.readStartedAt}`, readStartedAt: null }
      : { position: next };
  const moved = await tx
    .update(sideFeeds)
    .set(set)
    .where(isHeldBy(sideLease, lease))
    .returning({ id: sideFeeds.id });
  if (moved.length === 0) throw new LeaseLost(lease.key);
}

/** Keeps the side feed locked until the caller's transaction ends. */
export async function lockSide(tx: Database, lease: Holding): Promise<void> {
  const held = await tx
    .select({ id: sideFeeds.id })
    .from(sideFeeds)
    .where(isHeldBy(sideLease, lease))
    .for('no key update');
  if (held.length === 0) throw new LeaseLost(lease.key);
}

export async function finishSide(ctx: Context, lease: Holding, nextPollAt: Date): Promise<void> {
  await release(ctx, sideLease, lease, {
    set: {
      nextPollAt,
      lastSuccessAt: ctx.now,
      failures: 0,
      failureCode: null,
      failureDetail: null,
    },
  });
}

/** Records the failure and the next try; where the read stopped is kept. */
export async function failSide(
  ctx: Context,
  { lease, failures: before }: ClaimedSide,
  { failure, everyMs }: { failure: FeedFailure; everyMs: number },
): Promise<Date> {
  const failures = before + 1;
  const nextPollAt = nextTryAt(lease.key, ctx.now, failures, failure, everyMs);
  await release(ctx, sideLease, lease, {
    set: {
      nextPollAt,
      failures,
      failureCode: failure.code,
      failureDetail: failure.message.replaceAll('\0', '').slice(0, MAX_DETAIL),
      // A position that cannot be resumed must not hold the reading up for ever.
      ...(failures % RESTART_AFTER === 0 ? { position: null, readStartedAt: null } : {}),
    },
  });
  return nextPollAt;
}

const RESTART_AFTER = 5;
