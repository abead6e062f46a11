import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, updatedAt } from '../columns';
import { companies, users } from './accounts';
import { permits } from './permits';

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });
const permitId = () =>
  bigint('permit_id', { mode: 'number' })
    .notNull()
    .references(() => permits.id, { onDelete: 'cascade' });
const userId = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });

/** What a company says of the money a city's feed shows as unpaid on a permit. */
export const feeMarks = pgTable(
  'fee_marks',
  {
    companyId: companyId(),
    permitId: permitId(),
    /** The day it was paid by the company's word, and what the feed showed then: another amount is asked for anew. */
    paidOn: date('paid_on'),
    paidCents: cents('paid_cents'),
    /** The day on which the company means to ask the city about it again. */
    askAgainOn: date('ask_again_on'),
    markedBy: userId('marked_by'),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.permitId] }),
    check('fee_marks_paid', sql`${t.paidCents} is null or ${t.paidOn} is not null`),
  ],
);

/** The day a city called an application complete, which no feed has and most legal times count from. */
export const permitClocks = pgTable(
  'permit_clocks',
  {
    companyId: companyId(),
    permitId: permitId(),
    completeOn: date('complete_on').notNull(),
    notedBy: userId('noted_by'),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.permitId] })],
);
