import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, updatedAt } from '../columns';
import { companies, users } from './accounts';
import { permits } from './permits';

/** What somebody put off on their page of today. */
export const putOffs = pgTable(
  'put_offs',
  {
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The need's own name: `permit:123`. */
    need: text('need').notNull(),
    /** The company's calendar day on which it is back; null where only a move brings it back. */
    untilDay: date('until_day'),
    /** How it stood when it was put off: another mark brings it back. */
    mark: text('mark').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.need] }),
    index('put_offs_user').on(t.userId),
    index('put_offs_made').on(t.createdAt),
  ],
);

/** Changes of one permit that somebody marked as seen, later than their mark for all (`users.bell_seen_at`). */
export const seenPermits = pgTable(
  'seen_permits',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permitId: bigint('permit_id', { mode: 'number' })
      .notNull()
      .references(() => permits.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.permitId] }), index('seen_permits_permit').on(t.permitId)],
);

/** What a day of standing still costs a company, by its own word. */
export const dayCosts = pgTable('day_costs', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  cents: cents('cents').notNull(),
  updatedAt: updatedAt(),
});

/** What a device sent that was done without a signal, by the name it gave it: sent again, it changes nothing. */
export const offlineRequests = pgTable(
  'offline_requests',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('offline_requests_made').on(t.createdAt)],
);
