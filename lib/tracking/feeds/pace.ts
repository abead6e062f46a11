import { eq } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { feedPaces } from '@/db/schema';
import type { ChangeStamp } from './change-stamp';
import { noteMeasured } from './delays';
import { learn, noRhythm, type Rhythm } from './rhythm';
import type { Pace } from './schedule';
import type { FeedRecord } from './types';

/** What a feed's looks have taught so far. */
export interface FeedPace {
  lookedAt: Date | null;
  /** Null until the portal was asked. */
  givesStamp: boolean | null;
  changeStamp: string | null;
  rhythm: Rhythm;
}

export async function readPace(db: Database, feedId: string, now: Date): Promise<FeedPace> {
  const [row] = await db.select().from(feedPaces).where(eq(feedPaces.feedId, feedId));
  if (!row) return { lookedAt: null, givesStamp: null, changeStamp: null, rhythm: noRhythm(now) };
  const { lookedAt, givesStamp, changeStamp, looks, changes, fadedAt, publishedAt } = row;
  return { lookedAt, givesStamp, changeStamp, rhythm: { looks, changes, fadedAt, publishedAt } };
}

export interface NotedLook {
  feedId: string;
  record: FeedRecord;
  before: FeedPace;
  now: Date;
  /** What the portal said; undefined where it was not asked. */
  stamp: ChangeStamp | null | undefined;
  /** Whether what the stamp stands for has been read wholly. */
  isRead: boolean;
  /** Publications that were seen, by rows' own stamps. */
  published: readonly Date[];
  pace: Pick<Pace, 'everyMs' | 'reason'>;
}

/** Keeps what a look or a whole read has taught, and measures it. */
export async function noteLook(db: Database, look: NotedLook): Promise<void> {
  const { feedId, before, now, stamp, pace } = look;
  const rhythm = learnedFrom(look);
  const set = {
    lookedAt: now,
    givesStamp: stamp === undefined ? before.givesStamp : stamp !== null,
    // Without a stamp from before the read, the next look has to take the data for changed.
    changeStamp: look.isRead ? (stamp?.text ?? null) : before.changeStamp,
    looks: [...rhythm.looks],
    changes: [...rhythm.changes],
    fadedAt: rhythm.fadedAt,
    publishedAt: rhythm.publishedAt,
    everyMs: pace.everyMs,
    reason: pace.reason,
  };
  await db
    .insert(feedPaces)
    .values({ feedId, ...set })
    .onConflictDoUpdate({ target: feedPaces.feedId, set });
  const gapsMs = before.lookedAt ? [now.getTime() - before.lookedAt.getTime()] : [];
  await noteMeasured(db, { feedId, looks: 1, gapsMs }, now);
}

/** The rhythm with this look: by the rows' stamps where they have any, else by the data set's. */
export function learnedFrom({
  before,
  now,
  stamp,
  published,
  record,
}: Pick<NotedLook, 'before' | 'now' | 'stamp' | 'published' | 'record'>): Rhythm {
  const isNews = stamp?.publishedAt != null && stamp.text !== before.changeStamp;
  const all = isNews && stamp?.publishedAt ? [...published, stamp.publishedAt] : published;
  return learn(before.rhythm, { from: before.lookedAt, until: now, published: all }, record.timeZone);
}

/** The round over watched permits: when the one under way began, and how long the last took from start to start. */
export interface WatchedRound {
  startedAt: Date | null;
  tookMs: number | null;
}

export async function readWatchedRound(db: Database, feedId: string): Promise<WatchedRound> {
  const [row] = await db
    .select({ startedAt: feedPaces.watchedStartedAt, tookMs: feedPaces.watchedRoundMs })
    .from(feedPaces)
    .where(eq(feedPaces.feedId, feedId));
  return row ?? { startedAt: null, tookMs: null };
}

export async function noteWatchedRound(
  db: Database,
  feedId: string,
  { startedAt, tookMs }: WatchedRound,
  now: Date,
): Promise<void> {
  const { looks, changes } = noRhythm(now);
  const set = { watchedStartedAt: startedAt, watchedRoundMs: tookMs };
  await db
    .insert(feedPaces)
    .values({ feedId, looks: [...looks], changes: [...changes], fadedAt: now, ...set })
    .onConflictDoUpdate({ target: feedPaces.feedId, set });
}

/** Makes the next look a whole read, whatever the portal says of changes. */
export async function forgetStamp(db: Database, feedId: string): Promise<void> {
  await db.update(feedPaces).set({ changeStamp: null }).where(eq(feedPaces.feedId, feedId));
}
