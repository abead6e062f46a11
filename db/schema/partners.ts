import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { APPLICATION_STATES, PARTNER_KINDS } from '@/lib/site/partners/types';
import { createdAt, instant } from '../columns';
import { users } from './accounts';

/** Who wants to work with us, and what we answered. */
export const partnerApplications = pgTable(
  'partner_applications',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PARTNER_KINDS }).notNull(),
    organisation: text('organisation').notNull(),
    /** As it was typed, https and a name; nobody calls it but a person. */
    website: text('website'),
    /** Where they work, in their words. */
    area: text('area').notNull(),
    message: text('message').notNull(),
    /** Of the answer. */
    locale: text('locale', { enum: LOCALES }).notNull(),
    state: text('state', { enum: APPLICATION_STATES }).notNull().default('received'),
    /** Our word to the applicant. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('partner_applications_user').on(t.userId, t.createdAt),
    index('partner_applications_state').on(t.state, t.createdAt),
    // One at a time, however often the button is pressed.
    uniqueIndex('partner_applications_open').on(t.userId).where(sql`state = 'received'`),
  ],
);
