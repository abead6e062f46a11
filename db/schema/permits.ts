import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LINK_SOURCES, LINK_STATES } from '@/lib/tracking/matching/types';
import {
  EVENT_KINDS,
  INSPECTION_OUTCOMES,
  REVIEW_OUTCOMES,
  STATUS_BUCKETS,
} from '@/lib/tracking/permits/types';
import { cents, createdAt, instant, tsvector } from '../columns';
import { companies } from './accounts';
import { feeds, sideFeeds } from './feeds';

/** Permits in the field names of the BLDS standard. Dates are the city's own calendar dates. */
export const permits = pgTable(
  'permits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id),
    sourceKey: text('source_key').notNull(),
    /** The company that wrote it down itself, which alone may ever see it; null for what a city publishes. */
    ownerId: text('owner_id').references(() => companies.id, { onDelete: 'cascade' }),
    permitNumber: text('permit_number').notNull(),
    permitType: text('permit_type'),
    permitSubtype: text('permit_subtype'),
    workClass: text('work_class'),
    description: text('description'),
    statusWord: text('status_word'),
    statusBucket: text('status_bucket', { enum: STATUS_BUCKETS }).notNull(),
    statusDate: date('status_date'),
    appliedDate: date('applied_date'),
    approvedDate: date('approved_date'),
    issuedDate: date('issued_date'),
    completedDate: date('completed_date'),
    expiresDate: date('expires_date'),
    address: text('address'),
    addressNorm: text('address_norm'),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip'),
    contractorName: text('contractor_name'),
    contractorNorm: text('contractor_norm'),
    contractorLicense: text('contractor_license'),
    valuationCents: cents('valuation_cents'),
    feeCents: cents('fee_cents'),
    unpaidCents: cents('unpaid_cents'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    link: text('link'),
    parcel: text('parcel'),
    /** The checklist's name for its kind of work; null where the city's words do not say. */
    checklistType: text('checklist_type'),
    /** What lists are sorted by: the city's day of issue, else of application, else any it gave. */
    listedOn: date('listed_on')
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(issued_date, applied_date, approved_date, status_date, completed_date, '1900-01-01'::date)`,
      ),
    /** The words it is found by and its facets; null until indexed. */
    search: tsvector('search'),
    /** Since when the city's feed no longer holds it. */
    missingSince: instant('missing_since'),
    hash: text('hash').notNull(),
    /** Counts the changes seen since discovery; with the permit's id it names an event once and for all. */
    revision: integer('revision').notNull().default(0),
    firstSeenAt: instant('first_seen_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('permits_source_key').on(t.feedId, t.sourceKey),
    index('permits_number').on(t.permitNumber.op('text_pattern_ops')),
    index('permits_contractor').on(t.contractorNorm, t.feedId).where(sql`contractor_norm is not null`),
    index('permits_listed').on(t.feedId, t.listedOn, t.id),
    index('permits_search').using('gin', t.search),
    index('permits_unfinished')
      .on(t.feedId, t.id)
      .where(sql`missing_since is null and status_bucket not in ('finaled', 'expired', 'stopped')`),
    index('permits_unindexed').on(t.id).where(sql`search is null`),
    index('permits_missing').on(t.feedId).where(sql`missing_since is not null`),
    index('permits_owner').on(t.ownerId, t.permitNumber).where(sql`owner_id is not null`),
  ],
);

/** What changed between two readings, written with the permit it changes. */
export const permitEvents = pgTable(
  'permit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    permitId: bigint('permit_id', { mode: 'number' })
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    /** Of the permit, or of the step that `stepKey` names. */
    revision: integer('revision').notNull(),
    /** The inspection, desk or letter it is about, by its key in the side feed; empty where it is about the permit. */
    stepKey: text('step_key').notNull().default(''),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    fromBucket: text('from_bucket', { enum: STATUS_BUCKETS }),
    toBucket: text('to_bucket', { enum: STATUS_BUCKETS }).notNull(),
    fromWord: text('from_word'),
    toWord: text('to_word'),
    /** Field → [before, after], for what changed besides the status. */
    changes: jsonb('changes')
      .$type<Record<string, [string | number | null, string | number | null]>>()
      .notNull(),
    /** The city's date of the change where it gives one. */
    occurredOn: date('occurred_on'),
    detectedAt: instant('detected_at').notNull(),
    /** When the portal says that it published the change; null where it does not say. */
    stampedAt: instant('stamped_at'),
    /** Set when its notices were decided, in the transaction that wrote them. */
    fannedOutAt: instant('fanned_out_at'),
  },
  (t) => [
    uniqueIndex('permit_events_step_once').on(t.permitId, t.stepKey, t.revision),
    index('permit_events_waiting').on(t.id).where(sql`fanned_out_at is null`),
    // What is new since an instant, newest first; with the permit beside it no row has to be opened to count.
    index('permit_events_detected').on(t.detectedAt, t.permitId),
  ],
);

/** Which permits are a company's. */
export const companyPermits = pgTable(
  'company_permits',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    permitId: bigint('permit_id', { mode: 'number' })
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    source: text('source', { enum: LINK_SOURCES }).notNull(),
    state: text('state', { enum: LINK_STATES }).notNull(),
    /** 0 to 1: how much the names agree; 1 for a number or address the contractor gave. */
    score: real('score').notNull(),
    /** When it was last taken out; null while it is watched. */
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.permitId] }), index('company_permits_permit').on(t.permitId)],
);

/** Permits a whole read did not meet: asked for by their number before anybody is told that they are gone. */
export const missingPermits = pgTable(
  'missing_permits',
  {
    permitId: bigint('permit_id', { mode: 'number' })
      .primaryKey()
      .references(() => permits.id, { onDelete: 'cascade' }),
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    noticedAt: instant('noticed_at').notNull(),
  },
  (t) => [index('missing_permits_feed').on(t.feedId, t.permitId)],
);

/** Inspections a city publishes, of permits somebody watches. */
export const inspections = pgTable(
  'inspections',
  {
    permitId: bigint('permit_id', { mode: 'number' })
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    /** The city's own key, or what tells two inspections of a permit apart. */
    sourceKey: text('source_key').notNull(),
    kind: text('kind'),
    /** The city's calendar day: planned, or held once there is a result. */
    heldOn: date('held_on'),
    /** The city's own word. */
    resultWord: text('result_word'),
    outcome: text('outcome', { enum: INSPECTION_OUTCOMES }).notNull(),
    /** Counts the events about it. */
    revision: integer('revision').notNull().default(0),
    firstSeenAt: instant('first_seen_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.permitId, t.sourceKey] })],
);

/** The desks of the plan review a city publishes, of permits somebody watches. Never who sits there. */
export const reviewSteps = pgTable(
  'review_steps',
  {
    permitId: bigint('permit_id', { mode: 'number' })
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    sourceKey: text('source_key').notNull(),
    desk: text('desk').notNull(),
    /** The round of review, where the city counts them. */
    cycle: integer('cycle'),
    arrivedOn: date('arrived_on'),
    finishedOn: date('finished_on'),
    /** The city's own word. */
    resultWord: text('result_word'),
    outcome: text('outcome', { enum: REVIEW_OUTCOMES }).notNull(),
    /** Counts the events about it. */
    revision: integer('revision').notNull().default(0),
    firstSeenAt: instant('first_seen_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.permitId, t.sourceKey] })],
);

/** By when a city means a desk to be done, where it publishes that apart from the review itself. */
export const reviewTargets = pgTable(
  'review_targets',
  {
    permitId: bigint('permit_id', { mode: 'number' })
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    sourceKey: text('source_key').notNull(),
    desk: text('desk').notNull(),
    arrivedOn: date('arrived_on'),
    dueOn: date('due_on').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.permitId, t.sourceKey] })],
);

/** What a reviewer wrote, where a city publishes it. */
export const reviewComments = pgTable(
  'review_comments',
  {
    permitId: bigint('permit_id', { mode: 'number' })
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    sourceKey: text('source_key').notNull(),
    desk: text('desk'),
    cycle: integer('cycle'),
    writtenOn: date('written_on'),
    subject: text('subject'),
    body: text('body').notNull(),
    /** http(s) address of the city's letter. */
    link: text('link'),
    firstSeenAt: instant('first_seen_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.permitId, t.sourceKey] })],
);

/** Which watched permits have been read in a side feed: what is there at the first reading is history, no news. */
export const sidePermits = pgTable(
  'side_permits',
  {
    sideFeedId: text('side_feed_id')
      .notNull()
      .references(() => sideFeeds.id, { onDelete: 'cascade' }),
    permitId: bigint('permit_id', { mode: 'number' })
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
    /** When a row of it was seen to have changed since. */
    staleAt: instant('stale_at'),
  },
  (t) => [
    primaryKey({ columns: [t.sideFeedId, t.permitId] }),
    index('side_permits_permit').on(t.permitId),
    index('side_permits_stale').on(t.sideFeedId, t.permitId).where(sql`stale_at is not null`),
  ],
);

/** Every distinct contractor name of the feeds, normalised: a company is compared with these, not with permits. */
export const contractors = pgTable(
  'contractors',
  {
    norm: text('norm').primaryKey(),
    /** As a city wrote it when it was first seen. */
    name: text('name').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
  },
  (t) => [
    index('contractors_norm_trgm').using('gin', t.norm.op('gin_trgm_ops')),
    index('contractors_first_seen').on(t.firstSeenAt),
  ],
);

/** In which feeds a contractor name stands, and with which licence. */
export const contractorFeeds = pgTable(
  'contractor_feeds',
  {
    norm: text('norm').notNull(),
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** As `licenceKey` gives it; empty where a permit names none. */
    licence: text('licence').notNull(),
    /** When the companies of its city were compared with it. */
    comparedAt: instant('compared_at'),
  },
  (t) => [
    primaryKey({ columns: [t.norm, t.feedId, t.licence] }),
    index('contractor_feeds_licence').on(t.licence, t.feedId).where(sql`licence <> ''`),
    index('contractor_feeds_new').on(t.feedId, t.norm).where(sql`compared_at is null`),
  ],
);

/** Every word permits are found by: what a half-typed or misspelled one can have meant. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (t) => [
  index('search_words_prefix').on(t.word.op('text_pattern_ops')),
  index('search_words_trgm').using('gin', t.word.op('gin_trgm_ops')),
]);
