import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { LINK_STATES } from '@/lib/matching/types';
import { createdAt } from '../columns';
import { companies } from './accounts';

/** The spellings under which cities know a company, normalised; confirmed ones claim new permits by themselves. */
export const companyNames = pgTable(
  'company_names',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    nameNorm: text('name_norm').notNull(),
    state: text('state', { enum: LINK_STATES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.nameNorm] }), index('company_names_norm').on(t.nameNorm)],
);
