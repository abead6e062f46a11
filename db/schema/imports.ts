import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  type Filled,
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportDefaults,
  type ImportField,
  ROW_OUTCOMES,
  type RowProblem,
} from '@/lib/company/imports/types';
import { createdAt, instant } from '../columns';
import { companies, users } from './accounts';

/** A spreadsheet somebody brought in, and how far its rows are. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    fileName: text('file_name').notNull(),
    headings: jsonb('headings').$type<readonly string[]>().notNull(),
    /** What each column is; null for one that is left out. */
    mapping: jsonb('mapping').$type<readonly (ImportField | null)[]>().notNull(),
    /** What all rows have that have no cell of it. */
    defaults: jsonb('defaults').$type<ImportDefaults>().notNull().default({}),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    /** New, or new to the company. */
    added: integer('added').notNull().default(0),
    known: integer('known').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    /** Of an import taken back: what stayed, because somebody had worked on it. */
    kept: integer('kept').notNull().default(0),
    /** The last row dealt with: where whoever goes on begins. */
    reached: integer('reached').notNull().default(0),
    createdAt: createdAt(),
    /** When a batch was last done. */
    movedAt: instant('moved_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('imports_company').on(t.companyId, t.createdAt),
    index('imports_open').on(t.movedAt).where(sql`state in ('running', 'undoing')`),
  ],
);

/** The rows of an import as they were written, and what became of each. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** From 1, below the headings. */
    row: integer('row').notNull(),
    cells: jsonb('cells').$type<readonly string[]>().notNull(),
    outcome: text('outcome', { enum: ROW_OUTCOMES }),
    problem: jsonb('problem').$type<RowProblem>(),
    /** The id of the permit, job or subcontractor it became, is, or was entered at. */
    subject: text('subject'),
    /** What a contact put in there. */
    filled: jsonb('filled').$type<Filled>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.row] }),
    index('import_rows_rejected').on(t.importId, t.row).where(sql`outcome = 'rejected'`),
  ],
);
