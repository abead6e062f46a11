import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { BULK_STATES, type BulkAction, type BulkChange } from '@/lib/company/desk/types';
import { WAITING_ON } from '@/lib/tracking/permits/types';
import { createdAt, instant, updatedAt } from '../columns';
import { companies, users } from './accounts';
import { feeds } from './feeds';
import { permits } from './permits';

const permitId = () =>
  bigint('permit_id', { mode: 'number' })
    .notNull()
    .references(() => permits.id, { onDelete: 'cascade' });
const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** What a city's side feeds say of whom a permit waits for: made from them, so that lists can sort and count by it. */
export const permitStandings = pgTable(
  'permit_standings',
  {
    permitId: permitId().primaryKey(),
    /** Null where the side feeds say no more than the status does. */
    waitsOn: text('waits_on', { enum: WAITING_ON }),
    why: text('why'),
    /** Desks or inspections it waits at or for, as the city writes them. */
    places: text('places').array().notNull(),
    since: date('since'),
    /** By when the city means to be done. */
    due: date('due'),
    visitOn: date('visit_on'),
    visitKind: text('visit_kind'),
    /** The reading of the permit it was made from; of another one it says nothing. */
    madeFrom: instant('made_from').notNull(),
    /** The day on which it changes by itself: a visit is held, a result is no longer expected. */
    turnsOn: date('turns_on'),
    placedAt: instant('placed_at').notNull(),
  },
  (t) => [index('permit_standings_turn').on(t.turnsOn).where(sql`turns_on is not null`)],
);

/** How many days permits of a city usually take: at a desk, from application to issue, from issue to final. */
export const permitUsuals = pgTable(
  'permit_usuals',
  {
    feedId: text('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** `review`, `work`, or `desk` and the desk's name in lower case. */
    stage: text('stage').notNull(),
    /** How many it was counted from. */
    permits: integer('permits').notNull(),
    /** Four in five lie between these two. */
    low: integer('low').notNull(),
    median: integer('median').notNull(),
    high: integer('high').notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.feedId, t.stage] })],
);

/** A company's own words for its permits. */
export const permitTags = pgTable(
  'permit_tags',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    name: text('name').notNull(),
    /** As it is typed in a filter: lower case, spaces as hyphens. */
    slug: text('slug').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('permit_tags_slug').on(t.companyId, t.slug)],
);

export const taggedPermits = pgTable(
  'tagged_permits',
  {
    companyId: companyId(),
    permitId: permitId(),
    tagId: text('tag_id')
      .notNull()
      .references(() => permitTags.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.permitId, t.tagId] }),
    index('tagged_permits_tag').on(t.tagId),
  ],
);

/** Permits of which a company's people are not told: they stay on its lists. */
export const mutedPermits = pgTable(
  'muted_permits',
  {
    companyId: companyId(),
    permitId: permitId(),
    mutedBy: text('muted_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.permitId] })],
);

/** A saved address of the permits page. */
export const permitViews = pgTable(
  'permit_views',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** Who made it; a view of somebody who left stays for the others. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    isShared: boolean('is_shared').notNull(),
    name: text('name').notNull(),
    /** What the address holds after the question mark. */
    address: text('address').notNull(),
    /** Counts what was saved for all: who saves over something unseen is told. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('permit_views_company').on(t.companyId, t.createdAt)],
);

/** Somebody's own form of a shared view, until it is saved for everyone or taken back. */
export const permitViewEdits = pgTable(
  'permit_view_edits',
  {
    /** Of a view, or the name of one that is built in. */
    viewId: text('view_id').notNull(),
    companyId: companyId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId, t.viewId] })],
);

/** Which view the page opens with: somebody's own choice, else the company's. */
export const permitViewDefaults = pgTable(
  'permit_view_defaults',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    /** Null: for everyone who chose none. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of a view, or the name of one that is built in: no reference, because those have no row. */
    viewId: text('view_id').notNull(),
  },
  (t) => [
    uniqueIndex('permit_view_defaults_own').on(t.companyId, t.userId).where(sql`user_id is not null`),
    uniqueIndex('permit_view_defaults_all').on(t.companyId).where(sql`user_id is null`),
  ],
);

/** An action on many permits: which ones is a question and a moment, never a list of all of them. */
export const permitBulks = pgTable(
  'permit_bulks',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Named by who asks, so that what is asked twice is done once. */
    startKey: text('start_key').notNull(),
    action: jsonb('action').$type<BulkAction>().notNull(),
    /** The typed filter; with `chosen` empty, all that match it. */
    query: text('query').notNull(),
    /** The few chosen by hand. */
    chosen: bigint('chosen', { mode: 'number' }).array(),
    /** Permits that came later are not meant. */
    cutOff: instant('cut_off').notNull(),
    state: text('state', { enum: BULK_STATES }).notNull(),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    /** The last permit dealt with: where whoever goes on begins. */
    reached: bigint('reached', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    /** When a batch was last done. */
    movedAt: instant('moved_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    uniqueIndex('permit_bulks_start').on(t.companyId, t.startKey),
    index('permit_bulks_open').on(t.movedAt).where(sql`state in ('running', 'undoing')`),
    index('permit_bulks_company').on(t.companyId, t.createdAt),
  ],
);

/** What an action really changed, for taking it back. */
export const permitBulkChanges = pgTable(
  'permit_bulk_changes',
  {
    bulkId: text('bulk_id')
      .notNull()
      .references(() => permitBulks.id, { onDelete: 'cascade' }),
    permitId: permitId(),
    /** What taking it back needs besides the action. */
    before: jsonb('before').$type<BulkChange>(),
  },
  (t) => [primaryKey({ columns: [t.bulkId, t.permitId] })],
);
