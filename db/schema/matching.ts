import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { LINK_STATES, MATCH_REASONS } from '@/lib/tracking/matching/types';
import { createdAt, instant } from '../columns';
import { companies } from './accounts';

const slugs = (name: string) => text(name).array().notNull().default(sql`'{}'`);

/** Normalised spellings of a company's name; permits under confirmed ones are linked automatically. */
export const companyNames = pgTable(
  'company_names',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    nameNorm: text('name_norm').notNull(),
    state: text('state', { enum: LINK_STATES }).notNull(),
    /** As a city writes it. */
    name: text('name'),
    /** 0 to 1: how much it agrees with the company's own name. */
    score: real('score').notNull().default(1),
    reasons: text('reasons', { enum: MATCH_REASONS }).array().notNull().default([]),
    decidedAt: instant('decided_at'),
    /** Slugs of the cities in which a confirmed spelling counts; in one that was added later it is asked about first. */
    cities: slugs('cities'),
    /** Slugs of the cities in which a confirmed spelling was said to be another firm's. */
    otherIn: slugs('other_in'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.nameNorm] }), index('company_names_norm').on(t.nameNorm)],
);

/** How far a company has been compared with the names of its cities; without a row it has not been. */
export const companyMatching = pgTable('company_matching', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** The rules (`NAME_RULES`) by which it was compared; null where it must be compared again. */
  rules: integer('rules'),
  /** Since when permits under its names wait for room in its year. */
  waitsSince: instant('waits_since'),
});
