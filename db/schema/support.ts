import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { FILE_TYPES } from '@/lib/checking/files/types';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { TIERS } from '@/lib/providers/billing/types';
import { ENTRY_KINDS, PRIORITIES, SIDES, TICKET_STATES, TICKET_TOPICS } from '@/lib/site/support/types';
import { createdAt, instant, updatedAt } from '../columns';
import { companies, users } from './accounts';

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** What a company asked support. */
export const tickets = pgTable(
  'tickets',
  {
    id: text('id').primaryKey(),
    companyId: companyId(),
    /** People quote it: "ticket 1042". */
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** Who asked; a ticket of somebody who left stays the company's. */
    openedBy: text('opened_by').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    topic: text('topic', { enum: TICKET_TOPICS }).notNull(),
    state: text('state', { enum: TICKET_STATES }).notNull().default('open'),
    priority: text('priority', { enum: PRIORITIES }).notNull(),
    /** The plan at the time, whose response time counts; null without one. */
    tier: text('tier', { enum: TIERS }),
    locale: text('locale', { enum: LOCALES }).notNull(),
    /** Who of support has it. */
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the plan means the first answer to be there; null where no time is promised. */
    answerDueAt: instant('answer_due_at'),
    firstAnsweredAt: instant('first_answered_at'),
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
    /** Of the last message either side can see. */
    updatedAt: updatedAt(),
    /** Up to when the company has read it. */
    seenAt: instant('seen_at'),
  },
  (t) => [
    index('tickets_company').on(t.companyId, t.updatedAt, t.id),
    index('tickets_queue').on(t.priority, t.answerDueAt, t.createdAt).where(sql`state = 'open'`),
  ],
);

/** What was written in a ticket, by either side. */
export const ticketEntries = pgTable(
  'ticket_entries',
  {
    id: text('id').primaryKey(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    side: text('side', { enum: SIDES }).notNull(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull().default('message'),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('ticket_entries_ticket').on(t.ticketId, t.createdAt)],
);

/** Files of a ticket; what they hold lies in the file store by company and digest. */
export const ticketFiles = pgTable(
  'ticket_files',
  {
    id: text('id').primaryKey(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    entryId: text('entry_id')
      .notNull()
      .references(() => ticketEntries.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type', { enum: FILE_TYPES }).notNull(),
    hash: text('hash').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    addedBy: text('added_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index('ticket_files_ticket').on(t.ticketId), index('ticket_files_content').on(t.companyId, t.hash)],
);
