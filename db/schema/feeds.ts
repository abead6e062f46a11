import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core';
import {
  type Believed,
  COUNTED_KINDS,
  FEED_FAILURES,
  type Hold,
  PACE_REASONS,
  PERMIT_MODES,
  type Position,
  PROBE_STATES,
  SET_ASIDE_REASONS,
} from '@/lib/tracking/feeds/types';
import { createdAt, instant } from '../columns';

/**
 * One source of permits with the position of its reads. Live and sample data of a city are separate feeds; so is, under
 * `austin-tx.hand`, what companies write down themselves there: never enabled, so that nothing reads or offers it.
 */
export const feeds = pgTable(
  'feeds',
  {
    /** `austin-tx` live, `austin-tx.sample` from the sample feed server. */
    id: text('id').primaryKey(),
    /** The slug of its city, whose folder in `content/cities` has its record. */
    record: text('record').notNull(),
    mode: text('mode', { enum: PERMIT_MODES }).notNull(),
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
    /** The change that a page was not believed for, while it is held; its rows are not written. */
    hold: jsonb('hold').$type<Hold>(),
    /** Fields whose change on many rows has been accepted, and until when it is taken over without events. */
    believed: jsonb('believed').$type<Believed[]>().notNull().default([]),
    /** How many days after their own date permits have been posted, as measured; null until enough were. */
    lateDays: integer('late_days'),
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

/** What is counted by feed and the city's day: rows that could not be read well, and how late permits came. */
export const feedCounts = pgTable(
  'feed_counts',
  {
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    kind: text('kind', { enum: COUNTED_KINDS }).notNull(),
    /** What of its kind: `issuedDate: not a date`, a status word, a reason, a number of days. */
    detail: text('detail').notNull(),
    rows: integer('rows').notNull(),
  },
  (t) => [primaryKey({ columns: [t.feedId, t.day, t.kind, t.detail] })],
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

/** How often a feed is read, and what that was learned from. */
export const feedPaces = pgTable('feed_paces', {
  feedId: text('feed_id')
    .primaryKey()
    .references(() => feeds.id, { onDelete: 'cascade' }),
  /** The last answer of the portal, be it to a look or to a whole read. */
  lookedAt: instant('looked_at'),
  /** Whether the portal says when its data last changed; null until it was asked. */
  givesStamp: boolean('gives_stamp'),
  /** What it said before the last whole read: as long as it says the same, there is nothing to read. */
  changeStamp: text('change_stamp'),
  /** The newest publication that was counted. */
  publishedAt: instant('published_at'),
  /** By hour of the city's week: how often the hour was covered by looks, and how often the city published in it. */
  looks: real('looks').array().notNull(),
  changes: real('changes').array().notNull(),
  /** Up to when the counts have faded. */
  fadedAt: instant('faded_at').notNull(),
  /** The interval in force, and why. */
  everyMs: integer('every_ms'),
  reason: text('reason', { enum: PACE_REASONS }),
  /** Start of the round over watched permits that is under way, and how long the last one took from start to start. */
  watchedStartedAt: instant('watched_started_at'),
  watchedRoundMs: bigint('watched_round_ms', { mode: 'number' }),
});

/** What was measured of a feed in a week. Durations are counted by class (`lib/tracking/feeds/durations.ts`). */
export const feedWeeks = pgTable(
  'feed_weeks',
  {
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** Its Monday, UTC. */
    week: date('week').notNull(),
    looks: integer('looks').notNull().default(0),
    changes: integer('changes').notNull().default(0),
    /** From one look to the next. */
    gaps: integer('gaps').array().notNull(),
    /** From the city's own stamp to our event. */
    lags: integer('lags').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.feedId, t.week] })],
);

/** Requests to a portal's host on a UTC day, counted by all workers, and when it wants to be asked again. */
export const feedHosts = pgTable(
  'feed_hosts',
  {
    host: text('host').notNull(),
    day: date('day').notNull(),
    requests: integer('requests').notNull().default(0),
    /** Answers that said: too many, or not now. */
    refusals: integer('refusals').notNull().default(0),
    resumeAt: instant('resume_at'),
  },
  (t) => [primaryKey({ columns: [t.host, t.day] })],
);

/** One data set beside a feed's permits (inspections, review, comments), with the position of its reads. */
export const sideFeeds = pgTable(
  'side_feeds',
  {
    /** The feed's id and the data set's name in the city's record: `austin-tx/inspections`. */
    id: text('id').primaryKey(),
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    /** Whether the city's record still names it. */
    enabled: boolean('enabled').notNull().default(true),
    /** Position of the read in progress; null between reads. */
    position: jsonb('position').$type<Position>(),
    readStartedAt: instant('read_started_at'),
    /** Rows changed since then are asked for next; null before the first read. */
    readSince: instant('read_since'),
    lease: text('lease'),
    leaseUntil: instant('lease_until'),
    nextPollAt: instant('next_poll_at').notNull(),
    lastSuccessAt: instant('last_success_at'),
    failures: integer('failures').notNull().default(0),
    failureCode: text('failure_code', { enum: FEED_FAILURES }),
    failureDetail: text('failure_detail'),
    createdAt: createdAt(),
  },
  (t) => [index('side_feeds_due').on(t.enabled, t.nextPollAt), index('side_feeds_feed').on(t.feedId)],
);
