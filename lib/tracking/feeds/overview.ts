import { and, asc, count, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import {
  feedCounts,
  feedHosts,
  feedPaces,
  feeds,
  missingPermits,
  permits,
  setAsideRows,
  unknownWords,
} from '@/db/schema';
import type { AdminActor, Context, JobActor } from '@/lib/context';
import { DAY_MS, utcDay } from '@/lib/platform/clock/days';
import { hostOf } from './hosts';
import { feedRecord } from './records';
import type {
  CountedKind,
  FeedFailureCode,
  Hold,
  PaceReason,
  PermitMode,
  ProbeState,
  SetAsideReason,
} from './types';

/** Feed states, the worst first, as the admin page sorts them. */
export const FEED_STATES = [
  'changed',
  'failing',
  'late',
  'quiet',
  'waiting',
  'paused',
  'reading',
  'current',
] as const;
export type FeedState = (typeof FEED_STATES)[number];

export interface UnknownWord {
  word: string;
  rows: number;
  firstSeenAt: Date;
}

export interface FeedOverview {
  id: string;
  record: string;
  mode: PermitMode;
  state: FeedState;
  /** Since the last whole read; null before the first. */
  lagMs: number | null;
  /** How often it is to be read; null where its record is gone. */
  everyMs: number | null;
  /** How often it is looked at now, and why; null before the first look. */
  pace: { everyMs: number; reason: PaceReason; lookedAt: Date | null } | null;
  /** Requests to its portal's host on this UTC day, those of other feeds there included. */
  requestsToday: number;
  lastAttemptAt: Date | null;
  lastSuccessAt: Date | null;
  nextPollAt: Date;
  pausedAt: Date | null;
  /** Null until a look at the source has passed: until then it is not read. */
  verifiedAt: Date | null;
  failure: { code: FeedFailureCode; detail: string; times: number } | null;
  probe: { state: ProbeState; detail: string | null; at: Date | null } | null;
  nextProbeAt: Date | null;
  nextRecheckAt: Date | null;
  recheckedAt: Date | null;
  /** The newest date among its permits, the city's own day. */
  newestOn: string | null;
  quietSince: Date | null;
  rowsRead: number;
  /** Permits the city no longer lists, and those that a recheck still has to confirm. */
  vanished: number;
  doubted: number;
  setAside: Partial<Record<SetAsideReason, number>>;
  /** Unmapped status words, the most frequent first. */
  unknownWords: UnknownWord[];
  /** The change that is not believed and waits for somebody to say that it is so. */
  hold: Hold | null;
  /** How many days after their own date permits are posted, as measured; null until enough were. */
  lateDays: number | null;
  /** What could not be read well in the last days, the newest day first. */
  counted: CountedRows[];
}

export interface CountedRows {
  day: string;
  kind: ShownKind;
  detail: string;
  rows: number;
}

/** Days of which the back office shows what was counted. */
const COUNTED_DAYS = 14;
/** What the operator can do something about; the other kinds are measurements. */
const SHOWN_KINDS = ['warning', 'unknown_word', 'set_aside'] as const satisfies CountedKind[];
type ShownKind = (typeof SHOWN_KINDS)[number];

function isShown(kind: CountedKind): kind is ShownKind {
  return SHOWN_KINDS.some((one) => one === kind);
}

/** A city has few words; a feed that has this many has another fault. */
const WORDS_LISTED = 50;

/** Every feed this installation runs, the worst first: how current it is, why it is not, what could not be read. */
export async function listFeedStates(ctx: Context<AdminActor | JobActor>): Promise<FeedOverview[]> {
  const countedSince = utcDay(ctx.now.getTime() - COUNTED_DAYS * DAY_MS);
  const [rows, reasons, words, vanished, doubted, counted, paces, hosts] = await Promise.all([
    ctx.db.select().from(feeds).where(eq(feeds.enabled, true)).orderBy(asc(feeds.id)),
    ctx.db
      .select({ feedId: setAsideRows.feedId, reason: setAsideRows.reason, rows: count() })
      .from(setAsideRows)
      .groupBy(setAsideRows.feedId, setAsideRows.reason),
    ctx.db.select().from(unknownWords).orderBy(desc(unknownWords.rows), asc(unknownWords.word)),
    ctx.db
      .select({ feedId: permits.feedId, permits: count() })
      .from(permits)
      .where(isNotNull(permits.missingSince))
      .groupBy(permits.feedId),
    ctx.db
      .select({ feedId: missingPermits.feedId, permits: count() })
      .from(missingPermits)
      .groupBy(missingPermits.feedId),
    ctx.db
      .select()
      .from(feedCounts)
      .where(and(gte(feedCounts.day, countedSince), inArray(feedCounts.kind, SHOWN_KINDS)))
      .orderBy(desc(feedCounts.day), desc(feedCounts.rows), asc(feedCounts.detail)),
    ctx.db.select().from(feedPaces),
    ctx.db
      .select()
      .from(feedHosts)
      .where(eq(feedHosts.day, utcDay(ctx.now))),
  ]);
  const inFeed = (counts: { feedId: string; permits: number }[], id: string) =>
    counts.find(({ feedId }) => feedId === id)?.permits ?? 0;
  const overviews = rows.map((feed): FeedOverview => {
    const everyMs = getIntervalMs(feed.record);
    const record = feedRecord(feed.record);
    const host = record && hostOf(record);
    const pace = paces.find(({ feedId }) => feedId === feed.id);
    return {
      ...feed,
      everyMs,
      pace:
        pace && pace.everyMs !== null && pace.reason !== null
          ? { everyMs: pace.everyMs, reason: pace.reason, lookedAt: pace.lookedAt }
          : null,
      requestsToday: hosts.find((counted) => counted.host === host)?.requests ?? 0,
      state: getFeedState(feed, everyMs, ctx.now),
      lagMs: feed.lastSuccessAt && ctx.now.getTime() - feed.lastSuccessAt.getTime(),
      failure: feed.failureCode && {
        code: feed.failureCode,
        detail: feed.failureDetail ?? '',
        times: feed.failures,
      },
      probe: feed.probeState && { state: feed.probeState, detail: feed.probeDetail, at: feed.probedAt },
      vanished: inFeed(vanished, feed.id),
      doubted: inFeed(doubted, feed.id),
      setAside: Object.fromEntries(
        reasons.filter((row) => row.feedId === feed.id).map((row) => [row.reason, row.rows]),
      ),
      unknownWords: words.filter((row) => row.feedId === feed.id).slice(0, WORDS_LISTED),
      counted: counted
        .flatMap(({ feedId, kind, ...row }) =>
          feedId === feed.id && isShown(kind) ? [{ kind, ...row }] : [],
        )
        .slice(0, WORDS_LISTED),
    };
  });
  const rank = ({ state }: FeedOverview) => FEED_STATES.indexOf(state);
  return overviews.sort((a, b) => rank(a) - rank(b));
}

function getIntervalMs(record: string): number | null {
  const minutes = feedRecord(record)?.everyMinutes;
  return minutes === undefined ? null : minutes * 60_000;
}

type Feed = Pick<
  typeof feeds.$inferSelect,
  | 'pausedAt'
  | 'hold'
  | 'readLeaseUntil'
  | 'failureCode'
  | 'probeState'
  | 'quietSince'
  | 'lastSuccessAt'
  | 'verifiedAt'
  | 'backfilledAt'
>;

/** A feed is late after this many intervals without a complete read, plus an hour. */
const LATE_AFTER_ROUNDS = 3;
const LATE_MARGIN_MS = 3_600_000;

/** Summarises a feed's state in one word. A feed being read is not late, and a paused one is only paused. */
export function getFeedState(feed: Feed, everyMs: number | null, now: Date): FeedState {
  if (feed.pausedAt) return 'paused';
  if (feed.probeState === 'columns_changed' || feed.hold !== null) return 'changed';
  if (feed.readLeaseUntil && feed.readLeaseUntil >= now) return 'reading';
  if (feed.failureCode || feed.probeState === 'unreachable' || feed.probeState === 'unreadable')
    return 'failing';
  if (!feed.lastSuccessAt) return 'waiting';
  const lag = now.getTime() - feed.lastSuccessAt.getTime();
  if (everyMs !== null && lag > LATE_AFTER_ROUNDS * everyMs + LATE_MARGIN_MS) return 'late';
  return feed.quietSince ? 'quiet' : 'current';
}
