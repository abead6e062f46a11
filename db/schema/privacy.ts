import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  CASE_OUTCOMES,
  DELETION_STATES,
  EXPORT_STATES,
  KEPT_REASONS,
  type KeptCounts,
  SUBJECTS,
} from '@/lib/site/privacy/types';
import { createdAt, instant } from '../columns';
import { companies, users } from './accounts';
import { inquiries } from './inquiries';

/** Archives of what a company or a person has, and how far each is packed. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: text('id').primaryKey(),
    subject: text('subject', { enum: SUBJECTS }).notNull(),
    /** Null for a person's. */
    companyId: text('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** Who asked for it, and alone may take it. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: EXPORT_STATES }).notNull().default('waiting'),
    /** Tables packed, and how many there are. */
    stepsDone: integer('steps_done').notNull().default(0),
    steps: integer('steps').notNull().default(0),
    rows: integer('rows').notNull().default(0),
    /** Of the finished archive. */
    hash: text('hash'),
    bytes: bigint('bytes', { mode: 'number' }),
    lease: text('lease'),
    heldUntil: instant('held_until'),
    attempts: smallint('attempts').notNull().default(0),
    createdAt: createdAt(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
    /** The session in which the password was given last, and until when that counts. */
    unlockedBy: text('unlocked_by'),
    unlockedUntil: instant('unlocked_until'),
    downloads: integer('downloads').notNull().default(0),
  },
  (t) => [
    uniqueIndex('data_exports_person')
      .on(t.userId)
      .where(sql`subject = 'person' and state in ('waiting', 'packing')`),
    uniqueIndex('data_exports_company')
      .on(t.companyId)
      .where(sql`subject = 'company' and state in ('waiting', 'packing')`),
    index('data_exports_user').on(t.userId, t.createdAt),
    index('data_exports_due').on(t.createdAt).where(sql`state in ('waiting', 'packing')`),
    check('data_exports_subject', sql`(subject = 'company') = (company_id is not null)`),
  ],
);

/** What of an archive is packed already, so that a worker that is gone is taken over where it stopped. */
export const dataExportParts = pgTable(
  'data_export_parts',
  {
    exportId: text('export_id')
      .notNull()
      .references(() => dataExports.id, { onDelete: 'cascade' }),
    /** The place in the archive: `data/permit_checks.json`. */
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    rows: integer('rows').notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.name] })],
);

/** Deletions that were asked for. The row outlives what it deletes: both ids are empty then. */
export const deletions = pgTable(
  'deletions',
  {
    id: text('id').primaryKey(),
    subject: text('subject', { enum: SUBJECTS }).notNull(),
    companyId: text('company_id').references(() => companies.id, { onDelete: 'set null' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state', { enum: DELETION_STATES }).notNull().default('waiting'),
    requestedAt: createdAt(),
    /** Until then it can be taken back. */
    dueAt: instant('due_at').notNull(),
    takenBackAt: instant('taken_back_at'),
    doneAt: instant('done_at'),
    /** How much was deleted and what had to be kept, in numbers alone. */
    deletedRows: integer('deleted_rows'),
    deletedFiles: integer('deleted_files'),
    kept: jsonb('kept').$type<KeptCounts>(),
    lease: text('lease'),
    heldUntil: instant('held_until'),
    attempts: smallint('attempts').notNull().default(0),
  },
  (t) => [
    uniqueIndex('deletions_company')
      .on(t.companyId)
      .where(sql`subject = 'company' and state in ('waiting', 'running')`),
    uniqueIndex('deletions_person')
      .on(t.userId)
      .where(sql`subject = 'person' and state in ('waiting', 'running')`),
    index('deletions_due').on(t.dueAt).where(sql`state in ('waiting', 'running')`),
  ],
);

/** What the law makes us keep of a deleted company, apart from everything else, until its day. */
export const keptRecords = pgTable(
  'kept_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deletionId: text('deletion_id')
      .notNull()
      .references(() => deletions.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: KEPT_REASONS }).notNull(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    keepUntil: instant('keep_until').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('kept_records_until').on(t.keepUntil), index('kept_records_deletion').on(t.deletionId)],
);

/** What was done about a privacy request of the public form; its clock follows from the day it came. */
export const privacyCases = pgTable('privacy_cases', {
  inquiryId: text('inquiry_id')
    .primaryKey()
    .references(() => inquiries.id, { onDelete: 'cascade' }),
  assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
  confirmedAt: instant('confirmed_at'),
  /** The person was told that it takes longer, and why. */
  extendedAt: instant('extended_at'),
  extensionReason: text('extension_reason'),
  closedAt: instant('closed_at'),
  outcome: text('outcome', { enum: CASE_OUTCOMES }),
  note: text('note'),
  /** When support was last told that its day is near. */
  remindedAt: instant('reminded_at'),
});
