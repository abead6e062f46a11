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
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  CITY_MAIL_STATES,
  INSPECTION_RESULTS,
  MAIL_KINDS,
  MAILBOX_SCOPES,
  type ReadMail,
} from '@/lib/checking/city-mail/types';
import { FILE_TYPES } from '@/lib/checking/files/types';
import { cents, createdAt, instant } from '../columns';
import { companies, users } from './accounts';
import { checkRounds } from './checks';
import { permits } from './permits';

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });
const permitId = () =>
  bigint('permit_id', { mode: 'number' }).references(() => permits.id, { onDelete: 'cascade' });

/** An address that mail of cities is forwarded to: of a company, or of one of its permits. */
export const mailboxes = pgTable(
  'mailboxes',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    scope: text('scope', { enum: MAILBOX_SCOPES }).notNull(),
    permitId: permitId(),
    /** What stands behind the plus of its address. */
    token: text('token').notNull(),
    createdAt: createdAt(),
    /** From then on nothing is taken in for it. */
    closedAt: instant('closed_at'),
  },
  (t) => [uniqueIndex('mailboxes_token').on(t.token), index('mailboxes_company').on(t.companyId)],
);

/** A mail that came in, as its sender wrote it, and what was read of it. */
export const cityMails = pgTable(
  'city_mails',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    mailboxId: text('mailbox_id').references(() => mailboxes.id, { onDelete: 'set null' }),
    /** Of its own id, or of what it holds: the same mail by two ways is one. */
    digest: text('digest').notNull(),
    /** As it says; never believed. */
    fromName: text('from_name').notNull(),
    fromAddress: text('from_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    isAutoReply: boolean('is_auto_reply').notNull(),
    sentAt: instant('sent_at'),
    bytes: integer('bytes').notNull(),
    state: text('state', { enum: CITY_MAIL_STATES }).notNull().default('waiting'),
    kind: text('kind', { enum: MAIL_KINDS }),
    reading: jsonb('reading').$type<ReadMail>(),
    /** Permits of the company it was surely about, and those that people choose from. */
    matched: jsonb('matched').$type<readonly number[]>().notNull().default([]),
    candidates: jsonb('candidates').$type<readonly number[]>().notNull().default([]),
    roundId: text('round_id').references(() => checkRounds.id, { onDelete: 'set null' }),
    lease: text('lease'),
    heldUntil: instant('held_until'),
    attempts: smallint('attempts').notNull().default(0),
    receivedAt: instant('received_at').notNull(),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('city_mails_once').on(t.companyId, t.digest),
    index('city_mails_company').on(t.companyId, t.receivedAt, t.id),
    index('city_mails_due').on(t.receivedAt).where(sql`state in ('waiting', 'reading')`),
  ],
);

/** What was attached, where it is a document or a picture. */
export const cityMailFiles = pgTable(
  'city_mail_files',
  {
    mailId: text('mail_id')
      .notNull()
      .references(() => cityMails.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    companyId: companyId(),
    name: text('name').notNull(),
    type: text('type', { enum: FILE_TYPES }).notNull(),
    hash: text('hash').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    pages: smallint('pages').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.mailId, t.position] }),
    index('city_mail_files_content').on(t.companyId, t.hash),
  ],
);

/** Money a city asked for by mail, once a person said yes. */
export const cityFees = pgTable(
  'city_fees',
  {
    mailId: text('mail_id')
      .notNull()
      .references(() => cityMails.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    companyId: companyId(),
    permitId: permitId().notNull(),
    label: text('label').notNull(),
    cents: cents('cents').notNull(),
    dueOn: date('due_on'),
    paidAt: instant('paid_at'),
    /** The day on which the company means to ask the city about it again. */
    askAgainOn: date('ask_again_on'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.mailId, t.position] }),
    index('city_fees_company').on(t.companyId, t.dueOn),
  ],
);

/** An inspection a city told of by mail, once a person said yes. */
export const mailedInspections = pgTable(
  'mailed_inspections',
  {
    mailId: text('mail_id')
      .notNull()
      .references(() => cityMails.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    companyId: companyId(),
    permitId: permitId().notNull(),
    kind: text('kind'),
    heldOn: date('held_on'),
    /** `08:00-12:00`, by the city's clock. */
    window: text('time_window'),
    result: text('result', { enum: INSPECTION_RESULTS }),
    notes: jsonb('notes').$type<readonly string[]>().notNull(),
    inspector: text('inspector'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.mailId, t.position] }),
    index('mailed_inspections_permit').on(t.companyId, t.permitId),
  ],
);
