import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  FEED_FAILURES,
  FEED_MODES,
  type Position,
  PROBE_STATES,
  SET_ASIDE_REASONS,
} from '@/lib/tracking/feeds/types';
import { createdAt, instant } from '../columns';

/**
 * One source of permits with the position of its reads. Live and sample data of a city are separate feeds.
 */
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

    /** Position of the read in progress; null between reads. Written in the page's transaction. */
    position: jsonb('position').$type<Position>(),
    /** Start of the read in progress; null between reads. A complete read copies it to `readSince`. */
    readStartedAt: instant('read_started_at'),
    /** Start of the requested window: rows changed since then; null until a read was complete. */
    readSince: instant('read_since'),
    /** The reader that holds the feed, and until when it does unless it says again that it reads. */
    readLease: text('read_lease'),
    readLeaseUntil: instant('read_lease_until'),
    /** Set once the history has been read: later new permits produce events. */
    backfilledAt: instant('backfilled_at'),

    lastAttemptAt: instant('last_attempt_at'),
    lastSuccessAt: instant('last_success_at'),
    nextPollAt: instant('next_poll_at').notNull(),
    failures: integer('failures').notNull().default(0),
    failureCode: text('failure_code', { enum: FEED_FAILURES }),
    failureDetail: text('failure_detail'),

    /** Rows received in the read under way, or else in the last whole one. */
    rowsRead: integer('rows_read').notNull().default(0),
    /** When the last seven days were last read again, whatever update timestamps say. */
    recentReadAt: instant('recent_read_at'),
    /** When the last twelve months were last read again, which repairs pages lost unnoticed. */
    historyReadAt: instant('history_read_at'),
    /** Cursor of the weekly recheck round over unfinished permits; null between rounds. */
    recheckAfter: bigint('recheck_after', { mode: 'number' }),
    recheckStartedAt: instant('recheck_started_at'),
    /** The last round that came to its end. */
    recheckedAt: instant('rechecked_at'),
    nextRecheckAt: instant('next_recheck_at'),
    recheckFailures: integer('recheck_failures').notNull().default(0),
    /** Cursor among watched permits, where they are too many for one run. */
    watchedAfter: bigint('watched_after', { mode: 'number' }),

    /** Pages that gave permits a contractor name without an event, and up to which of them names were linked. */
    unannouncedPages: integer('unannounced_pages').notNull().default(0),
    linkedPages: integer('linked_pages').notNull().default(0),

    /** Result of the last probe; a feed is polled only after one has passed. */
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
    /** Number of permits missing from the last complete read, where too many to be plausible; else 0. */
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
 * Sightings: the permits seen by the read in progress, one row per page. Used to skip repeated keys, and
 * after a complete read to find permits the city no longer lists. Deleted when the read is complete.
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
