import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LeadCriteria } from '@/lib/company/prospects/types';
import { DIGESTS, LEAD_STAGES, OBJECTION_KINDS } from '@/lib/company/prospects/types';
import { createdAt, instant, updatedAt } from '../columns';
import { companies, users } from './accounts';
import { permits } from './permits';

/** Questions a company keeps asking of new permits, and who is mailed what is new among them. */
export const leadSearches = pgTable(
  'lead_searches',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Who is mailed; once they are gone nobody is. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    criteria: jsonb('criteria').$type<LeadCriteria>().notNull(),
    digest: text('digest', { enum: DIGESTS }).notNull(),
    /** Permits first seen up to then were told. */
    toldUntil: instant('told_until').notNull(),
    /** When the next digest is due; null where none is wanted. */
    nextDigestAt: instant('next_digest_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('lead_searches_name').on(t.companyId, t.name),
    index('lead_searches_due').on(t.nextDigestAt),
  ],
);

/** What a company made of a permit as a lead; one it never touched has no row and is new. */
export const leads = pgTable(
  'leads',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    permitId: bigint('permit_id', { mode: 'number' })
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    stage: text('stage', { enum: LEAD_STAGES }).notNull(),
    note: text('note').notNull().default(''),
    /** Counts the changes: a change names the one it saw. */
    version: integer('version').notNull().default(1),
    changedBy: text('changed_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.permitId] }),
    index('leads_stage').on(t.companyId, t.stage, t.updatedAt),
  ],
);

/** Addresses and firms that are nobody's leads, because somebody objected. */
export const leadObjections = pgTable(
  'lead_objections',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: OBJECTION_KINDS }).notNull(),
    /** As it was given. */
    given: text('given').notNull(),
    /** As permits are compared with it. */
    norm: text('norm').notNull(),
    /** Two letters; an address means one in this state. */
    state: text('state'),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('lead_objections_norm').on(t.kind, t.norm)],
);
