import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { FEED_FAILURES, FEED_MODES, type Position, PROBE_STATES, SET_ASIDE_REASONS } from '@/lib/feeds/types';
import { createdAt, instant } from '../columns';

/** One source of permits and how far it has been read. Live and sample readings of a city are two feeds. */
export const feeds = pgTable(
  'feeds',
  {
    /** `austin-tx` live, `austin-tx.sample` from the sample feed server. */
    id: text('id').primaryKey(),
    /** The slug of its city, whose folder in `content/cities` has its record. */
    record: text('record').notNull(),
    mode: text('mode', { enum: FEED_MODES }).notNull(),
    /** Whether this installation's mode and catalogue have it; follows the records at every start. */
    enabled: boolean('enabled').notNull().default(true),
    /** Set by an admin; survives restarts. */
    pausedAt: instant('paused_at'),

    /** Where the read that is under way goes on; null between reads. Written with the page it follows. */
    position: jsonb('position').$type<Position>(),
    /** When the read under way began; null between reads. A whole read hands it on as `readSince`. */
    readStartedAt: instant('read_started_at'),
    /** What the read under way, or the next one, asks for: rows changed since then; null until a read was whole. */
    readSince: instant('read_since'),
    /** The reader that holds the feed, and until when it does unless it says again that it reads. */
    readLease: text('read_lease'),
    readLeaseUntil: instant('read_lease_until'),
    /** The history is in: from here on a new permit is news. */
    backfilledAt: instant('backfilled_at'),

    lastAttemptAt: instant('last_attempt_at'),
    lastSuccessAt: instant('last_success_at'),
    nextPollAt: instant('next_poll_at').notNull(),
    failures: integer('failures').notNull().default(0),
    failureCode: text('failure_code', { enum: FEED_FAILURES }),
    failureDetail: text('failure_detail'),

    /** Rows received in the read under way, or else in the last whole one. */
    rowsRead: integer('rows_read').notNull().default(0),
    /** When the last seven days were last asked for again, whatever the city stamps. */
    recentReadAt: instant('recent_read_at'),
    /** When the last twelve months were last asked for again: a page that was lost unseen is made good. */
    historyReadAt: instant('history_read_at'),
    /** The last permit of the weekly round over unfinished permits that was asked for again; null between rounds. */
    recheckAfter: bigint('recheck_after', { mode: 'number' }),
    recheckStartedAt: instant('recheck_started_at'),
    /** The last round that came to its end. */
    recheckedAt: instant('rechecked_at'),
    nextRecheckAt: instant('next_recheck_at'),
    recheckFailures: integer('recheck_failures').notNull().default(0),
    /** The last watched permit that was asked for again, where they are too many for one run. */
    watchedAfter: bigint('watched_after', { mode: 'number' }),

    /** What the daily look at the source found; a feed is read only once one has passed. */
    probeState: text('probe_state', { enum: PROBE_STATES }),
    probeDetail: text('probe_detail'),
    probedAt: instant('probed_at'),
    /** The worker that looks at the source, and until when it may. */
    probeLease: text('probe_lease'),
    probeLeaseUntil: instant('probe_lease_until'),
    nextProbeAt: instant('next_probe_at'),
    verifiedAt: instant('verified_at'),
    /** The newest date among the city's permits, its own calendar day. */
    newestOn: date('newest_on'),
    quietSince: instant('quiet_since'),
    /** Permits the last whole read did not meet, where they were too many to be believed; else 0. */
    unbelievedMissing: integer('unbelieved_missing').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('feeds_due').on(t.enabled, t.nextPollAt)],
);

/** Rows that could not become a permit, one per feed, key and reason. */
export const setAsideRows = pgTable(
  'set_aside_rows',
  {
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** The row's key, or a hash of the row where it has none. */
    rowKey: text('row_key').notNull(),
    reason: text('reason', { enum: SET_ASIDE_REASONS }).notNull(),
    detail: text('detail').notNull(),
    excerpt: text('excerpt').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.feedId, t.rowKey, t.reason] })],
);

/** Status words no record maps yet. */
export const unknownWords = pgTable(
  'unknown_words',
  {
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    word: text('word').notNull(),
    rows: integer('rows').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.feedId, t.word] })],
);

/**
 * Which permits the read under way has met, one row a page: what a row of a later page may not contradict, and after
 * a whole read, what the city no longer holds. Gone once the read is whole.
 */
export const feedSightings = pgTable(
  'feed_sightings',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    permitIds: bigint('permit_ids', { mode: 'number' }).array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.feedId, t.id] })],
);
