import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { createdAt, instant } from '../columns';
import { companies, users } from './accounts';
import { projects } from './projects';

/** Addresses under which a client reads how a job stands, until the company ends them. */
export const clientLinks = pgTable(
  'client_links',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Of the token in the address. */
    tokenHash: text('token_hash').notNull(),
    /** Whom it was made for, in the company's words. */
    label: text('label'),
    locale: text('locale', { enum: LOCALES }).notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
    opened: integer('opened').notNull().default(0),
    openedAt: instant('opened_at'),
  },
  (t) => [
    uniqueIndex('client_links_token').on(t.tokenHash),
    index('client_links_project').on(t.projectId, t.createdAt),
  ],
);
