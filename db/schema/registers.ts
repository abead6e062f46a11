import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { WATCH_ASPECTS, WATCH_WORDS } from '@/lib/company/compliance/types';
import { FEED_FAILURES, type FeedMode } from '@/lib/tracking/feeds/types';
import { ENTRY_KINDS, MEANINGS } from '@/lib/tracking/registers/types';
import { cents, createdAt, instant } from '../columns';
import { subcontractors } from './access';
import { companies } from './accounts';

/** One data set or file of a state's register, and where its reading stands. */
export const registerSources = pgTable(
  'register_sources',
  {
    /** The source's id in its record; `.sample` behind it for made-up rows. */
    id: text('id').primaryKey(),
    /** The record and its source. */
    register: text('register').notNull(),
    source: text('source').notNull(),
    mode: text('mode').$type<FeedMode>().notNull(),
    /** Where it is read: its record's endpoint, or the file the operator named. */
    address: text('address').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    lease: text('lease'),
    leaseUntil: instant('lease_until'),
    nextReadAt: instant('next_read_at').notNull(),
    /** When the first reading was in; before, what is there is a part and is asked nothing. */
    loadedAt: instant('loaded_at'),
    /** The end of the last reading that was believed. */
    lastSuccessAt: instant('last_success_at'),
    /** Rows of it, and of those the new and the gone ones. */
    rows: integer('rows').notNull().default(0),
    added: integer('added').notNull().default(0),
    removed: integer('removed').notNull().default(0),
    /** Rows of the last reading that could not be read. */
    setAside: integer('set_aside').notNull().default(0),
    /** Readings in a row that were not believed for how much changed in them, each on a day of its own. */
    doubts: smallint('doubts').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    failureCode: text('failure_code', { enum: FEED_FAILURES }),
    failureDetail: text('failure_detail'),
    createdAt: createdAt(),
  },
  (t) => [
    index('register_sources_due').on(t.enabled, t.nextReadAt),
    index('register_sources_of').on(t.register),
  ],
);

/** A row of a register. Its name is its content: what changes is another row, and what is the same is never written. */
export const registerEntries = pgTable(
  'register_entries',
  {
    sourceId: text('source_id')
      .notNull()
      .references(() => registerSources.id, { onDelete: 'cascade' }),
    digest: uuid('digest').notNull(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    /** As numbers are compared (`registerKey`). */
    key: text('key').notNull(),
    number: text('number').notNull(),
    name: text('name'),
    otherName: text('other_name'),
    class: text('class'),
    word: text('word'),
    meaning: text('meaning', { enum: MEANINGS }).notNull(),
    effective: date('effective'),
    expires: date('expires'),
    endedOn: date('ended_on'),
    isImpaired: boolean('is_impaired').notNull(),
    amountCents: cents('amount_cents'),
    carrier: text('carrier'),
  },
  (t) => [
    primaryKey({ columns: [t.sourceId, t.digest] }),
    index('register_entries_key').on(t.sourceId, t.key),
  ],
);

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });
/** Whose licence it is; null for the company itself. */
const subcontractorId = () =>
  text('subcontractor_id').references(() => subcontractors.id, { onDelete: 'cascade' });
const word = (name: string) => text(name, { enum: WATCH_WORDS });

/** A licence a company keeps an eye on, as the register was last seen to say. */
export const licenceWatches = pgTable(
  'licence_watches',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    subcontractorId: subcontractorId(),
    state: text('state').notNull(),
    /** Letters and digits of its number. */
    number: text('number').notNull(),
    /** Null while no reading has said it. */
    licence: word('licence'),
    insurance: word('insurance'),
    bond: word('bond'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('licence_watches_one').on(t.companyId, t.subcontractorId, t.state, t.number).nullsNotDistinct(),
    index('licence_watches_subcontractor').on(t.subcontractorId),
  ],
);

/** News of a watched licence, each once. */
export const licenceChanges = pgTable(
  'licence_changes',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    subcontractorId: subcontractorId(),
    state: text('state').notNull(),
    number: text('number').notNull(),
    register: text('register').notNull(),
    aspect: text('aspect', { enum: WATCH_ASPECTS }).notNull(),
    from: word('from_word').notNull(),
    to: word('to_word').notNull(),
    /** The day of the register: its end, or since when. */
    day: date('day'),
    /** When the register was read that says so. */
    asOf: instant('as_of').notNull(),
    noticedAt: instant('noticed_at').notNull(),
  },
  (t) => [
    index('licence_changes_company').on(t.companyId, t.noticedAt),
    index('licence_changes_subcontractor').on(t.subcontractorId),
  ],
);
