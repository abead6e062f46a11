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
import { LINK_SOURCES, LINK_STATES } from '@/lib/matching/types';
import { EVENT_KINDS, STATUS_BUCKETS } from '@/lib/permits/types';
import { cents, createdAt, instant } from '../columns';
import { companies } from './accounts';
import { feeds } from './feeds';

/** Permits in the field names of the BLDS standard. Dates are the city's own calendar dates. */
export const permits = pgTable(
  'permits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id),
    sourceKey: text('source_key').notNull(),
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
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    link: text('link'),
    parcel: text('parcel'),
    hash: text('hash').notNull(),
    /** Counts the changes seen since discovery; with the permit's id it names an event once and for all. */
    revision: integer('revision').notNull().default(0),
    firstSeenAt: instant('first_seen_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('permits_source_key').on(t.feedId, t.sourceKey),
    index('permits_number').on(t.permitNumber.op('text_pattern_ops')),
    index('permits_contractor')
      .using('gin', t.contractorNorm.op('gin_trgm_ops'))
      .where(sql`contractor_norm is not null`),
    index('permits_address').using('gin', t.addressNorm.op('gin_trgm_ops')),
  ],
);

/** What changed between two readings, written with the permit it changes. */
export const permitEvents = pgTable(
  'permit_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    permitId: bigint('permit_id', { mode: 'number' })
      .notNull()
      .references(() => permits.id),
    revision: integer('revision').notNull(),
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
    /** Set when its notices were decided, in the transaction that wrote them. */
    fannedOutAt: instant('fanned_out_at'),
  },
  (t) => [
    uniqueIndex('permit_events_once').on(t.permitId, t.revision),
    index('permit_events_waiting').on(t.id).where(sql`fanned_out_at is null`),
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
      .references(() => permits.id),
    source: text('source', { enum: LINK_SOURCES }).notNull(),
    state: text('state', { enum: LINK_STATES }).notNull(),
    /** 0 to 1: how much the names agree; 1 for a number or address the contractor gave. */
    score: real('score').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.permitId] }), index('company_permits_permit').on(t.permitId)],
);
