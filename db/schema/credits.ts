import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CREDIT_ENTRY_KINDS } from '@/lib/sales/credits/types';
import { createdAt, updatedAt } from '../columns';
import { companies } from './accounts';

/** A company's permit checks: what it has, and when it gets more. */
export const creditAccounts = pgTable('credit_accounts', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** The sum of its entries. */
  balance: integer('balance').notNull().default(0),
  /** The day of the month on which the allowance comes, 1 to 31; in shorter months their last day. */
  anchorDay: integer('anchor_day').notNull(),
  /** The first day of the month of checks that runs, in the company's time zone. */
  periodStart: date('period_start').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The ledger of permit checks. Append-only; the amounts sum to the balance. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CREDIT_ENTRY_KINDS }).notNull(),
    /** Checks given (above zero) or taken (below). */
    amount: integer('amount').notNull(),
    /** After this entry. */
    balance: integer('balance').notNull(),
    /** The month of checks it belongs to, by its first day. */
    period: date('period').notNull(),
    /** What it is for, once: `grant:2026-11-20`, `purchase:in_…`, `use:chk_…`. */
    source: text('source').notNull(),
    /** Who caused it; null for a job. */
    actorId: text('actor_id'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('credit_entries_source').on(t.companyId, t.source),
    index('credit_entries_company').on(t.companyId, t.id),
  ],
);
