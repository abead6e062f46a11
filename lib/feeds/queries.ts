import { and, asc, count, desc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { feeds, setAsideRows, unknownWords } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { FeedFailureCode, FeedMode, SetAsideReason } from './types';

const MAX_LISTED = 200;

export interface DueFeed {
  id: string;
  record: string;
}

/** The feeds to poll now, the longest due first; those another worker is reading are left out. */
export function listDueFeeds(ctx: Context): Promise<DueFeed[]> {
  return ctx.db
    .select({ id: feeds.id, record: feeds.record })
    .from(feeds)
    .where(
      and(
        eq(feeds.enabled, true),
        isNull(feeds.pausedAt),
        lte(feeds.nextPollAt, ctx.now),
        or(isNull(feeds.readLeaseUntil), lt(feeds.readLeaseUntil, ctx.now)),
      ),
    )
    .orderBy(asc(feeds.nextPollAt), asc(feeds.id));
}

export const FEED_STATES = ['reading', 'failing', 'paused', 'waiting', 'current'] as const;
export type FeedState = (typeof FEED_STATES)[number];

export interface FeedOverview {
  id: string;
  record: string;
  mode: FeedMode;
  state: FeedState;
  /** Since the last whole read; null before the first. */
  lagMs: number | null;
  lastAttemptAt: Date | null;
  lastSuccessAt: Date | null;
  nextPollAt: Date;
  failure: { code: FeedFailureCode; detail: string; times: number } | null;
  rowsRead: number;
  setAside: Partial<Record<SetAsideReason, number>>;
  unknownWords: number;
}

/** Every feed this installation runs, for the admin: how current it is, why it is not, and what could not be read. */
export async function listFeedStates(ctx: Context): Promise<FeedOverview[]> {
  const [rows, reasons, words] = await Promise.all([
    ctx.db.select().from(feeds).where(eq(feeds.enabled, true)).orderBy(asc(feeds.id)),
    ctx.db
      .select({ feedId: setAsideRows.feedId, reason: setAsideRows.reason, rows: count() })
      .from(setAsideRows)
      .groupBy(setAsideRows.feedId, setAsideRows.reason),
    ctx.db
      .select({ feedId: unknownWords.feedId, words: count() })
      .from(unknownWords)
      .groupBy(unknownWords.feedId),
  ]);
  return rows.map((feed) => ({
    id: feed.id,
    record: feed.record,
    mode: feed.mode,
    state: stateOf(feed, ctx.now),
    lagMs: feed.lastSuccessAt && ctx.now.getTime() - feed.lastSuccessAt.getTime(),
    lastAttemptAt: feed.lastAttemptAt,
    lastSuccessAt: feed.lastSuccessAt,
    nextPollAt: feed.nextPollAt,
    failure: feed.failureCode && {
      code: feed.failureCode,
      detail: feed.failureDetail ?? '',
      times: feed.failures,
    },
    rowsRead: feed.rowsRead,
    setAside: Object.fromEntries(
      reasons.filter((row) => row.feedId === feed.id).map((row) => [row.reason, row.rows]),
    ),
    unknownWords: words.find((row) => row.feedId === feed.id)?.words ?? 0,
  }));
}

function stateOf(feed: typeof feeds.$inferSelect, now: Date): FeedState {
  if (feed.pausedAt) return 'paused';
  if (feed.readLeaseUntil && feed.readLeaseUntil >= now) return 'reading';
  if (feed.failureCode) return 'failing';
  return feed.lastSuccessAt ? 'current' : 'waiting';
}

/** The words of a feed that no bucket has, the most frequent first. */
export function listUnknownWords(ctx: Context, { feedId }: { feedId: string }) {
  return ctx.db
    .select({ word: unknownWords.word, rows: unknownWords.rows, firstSeenAt: unknownWords.firstSeenAt })
    .from(unknownWords)
    .where(eq(unknownWords.feedId, feedId))
    .orderBy(desc(unknownWords.rows), asc(unknownWords.word))
    .limit(MAX_LISTED);
}
