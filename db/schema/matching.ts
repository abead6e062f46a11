import { index, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { LINK_STATES, MATCH_REASONS } from '@/lib/tracking/matching/types';
import { createdAt, instant } from '../columns';
import { companies } from './accounts';

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
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.nameNorm] }), index('company_names_norm').on(t.nameNorm)],
);
