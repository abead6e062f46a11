import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { INQUIRY_KINDS } from '@/lib/site/inquiries/types';
import { createdAt } from '../columns';
import { messages } from './notifications';

/** What people send by the forms of the public site, as they sent it. */
export const inquiries = pgTable(
  'inquiries',
  {
    /** The reference people quote: `INQ-…`. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: INQUIRY_KINDS }).notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** The form's other fields, by name. */
    details: jsonb('details').$type<Record<string, string>>().notNull(),
    /** The ticket used; unique, so that one ticket admits one inquiry. */
    ticketId: text('ticket_id').notNull(),
    /** Hash of the content, to recognise a repetition with the same ticket. */
    digest: text('digest').notNull(),
    /** A keyed hash of the sender's address, for the limit per hour; the address itself is not kept. */
    senderKey: text('sender_key').notNull(),
    /** The mail that told support. */
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('inquiries_ticket').on(t.ticketId),
    index('inquiries_sender').on(t.senderKey, t.createdAt),
    index('inquiries_created').on(t.createdAt),
  ],
);
