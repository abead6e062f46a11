import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { LOCALES } from '@/lib/i18n/locales';
import { CHANNELS, MESSAGE_CHANNELS, NOTIFICATION_STATES, URGENCIES } from '@/lib/notifications/types';
import { createdAt, instant, updatedAt } from '../columns';
import { companies } from './accounts';
import { permitEvents } from './permits';

export const notificationSettings = pgTable('notification_settings', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  methods: text('methods', { enum: CHANNELS }).array().notNull(),
  urgency: text('urgency', { enum: URGENCIES }).notNull(),
  updatedAt: updatedAt(),
});

/** Proof of consent to texts: the wording, when, from where. Rows are only ever added. */
export const smsConsents = pgTable(
  'sms_consents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    given: boolean('given').notNull(),
    wording: text('wording').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    ipAddress: text('ip_address'),
    createdAt: createdAt(),
  },
  (t) => [index('sms_consents_company').on(t.companyId, t.id)],
);

export const recipients = pgTable(
  'recipients',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    /** 0 is the primary recipient, who cannot be removed. */
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('recipients_position').on(t.companyId, t.position)],
);

/** One notice of one event to one recipient by one channel; the key makes a second impossible. */
export const notifications = pgTable(
  'notifications',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => permitEvents.id),
    recipientId: text('recipient_id')
      .notNull()
      .references(() => recipients.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    state: text('state', { enum: NOTIFICATION_STATES }).notNull(),
    /** Not before: the plan's cadence. */
    dueAt: instant('due_at').notNull(),
    messageId: text('message_id'),
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.recipientId, t.channel] }),
    index('notifications_due').on(t.state, t.dueAt),
    index('notifications_company').on(t.companyId, t.createdAt),
    index('notifications_recipient').on(t.recipientId),
    index('notifications_message').on(t.messageId),
  ],
);

/** Every message the product sends. Without SMTP it stays here, readable at /admin/outbox. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    recipient: text('recipient').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    state: text('state', { enum: NOTIFICATION_STATES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    failure: text('failure'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [index('messages_created').on(t.createdAt), index('messages_waiting').on(t.state, t.nextAttemptAt)],
);
