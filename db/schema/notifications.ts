import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  CHANNELS,
  DELIVERIES,
  MESSAGE_CHANNELS,
  NOTIFICATION_STATES,
  URGENCIES,
} from '@/lib/company/notifications/types';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { LANES } from '@/lib/providers/outbox/types';
import { SMS_ACTIONS, SMS_PURPOSES } from '@/lib/providers/sms/types';
import { createdAt, instant, updatedAt } from '../columns';
import { companies, users } from './accounts';
import { permitEvents } from './permits';

export const notificationSettings = pgTable('notification_settings', {
  companyId: text('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  methods: text('methods', { enum: CHANNELS }).array().notNull(),
  urgency: text('urgency', { enum: URGENCIES }).notNull(),
  /** When the daily digest goes out, on the recipient's clock. */
  digestHour: smallint('digest_hour').notNull().default(7),
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
    purpose: text('purpose', { enum: SMS_PURPOSES }).notNull().default('permit_changes'),
    /** Where consent was given or withdrawn: notification settings, sign-up, an inbound text, the API. */
    source: text('source'),
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
    /** Null: as the company has it. */
    locale: text('locale', { enum: LOCALES }),
    timeZone: text('time_zone'),
    urgency: text('urgency', { enum: URGENCIES }),
    /** No notice reaches the recipient between these hours of their own clock; null: at any hour. */
    quietFrom: smallint('quiet_from'),
    quietUntil: smallint('quiet_until'),
    emailOn: boolean('email_on').notNull().default(true),
    smsOn: boolean('sms_on').notNull().default(true),
    /** The token of unsubscribe links; grants nothing else. */
    unsubscribeToken: text('unsubscribe_token').notNull().default(sql`gen_random_uuid()::text`),
    unsubscribedAt: instant('unsubscribed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('recipients_position').on(t.companyId, t.position),
    uniqueIndex('recipients_unsubscribe').on(t.unsubscribeToken),
    index('recipients_phone').on(t.phone),
  ],
);

/** One notice per event, recipient and channel, enforced by the primary key. */
export const notifications = pgTable(
  'notifications',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => permitEvents.id, { onDelete: 'cascade' }),
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
    /** The lane of the message it becomes part of. */
    lane: text('lane', { enum: LANES }).notNull().default('prompt'),
    messageId: text('message_id'),
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.recipientId, t.channel] }),
    index('notifications_due').on(t.state, t.dueAt),
    index('notifications_lane').on(t.lane, t.dueAt).where(sql`state = 'queued'`),
    index('notifications_company').on(t.companyId, t.createdAt),
    index('notifications_recipient').on(t.recipientId),
    index('notifications_message').on(t.messageId),
  ],
);

/** The outbox of all messages. Without SMTP they stay here, readable at /admin/outbox. */
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
    /** The last attempt to send it, and until when it may be under way. */
    lease: text('lease'),
    leaseUntil: instant('lease_until'),
    nextAttemptAt: instant('next_attempt_at'),
    lane: text('lane', { enum: LANES }).notNull().default('prompt'),
    /** Its place in its lane: a company's messages stand a second apart, so that none of another waits behind them all. */
    turnAt: instant('turn_at').notNull().default(sql`now()`),
    failure: text('failure'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    /** The carrier's id. */
    providerId: text('provider_id'),
    segments: smallint('segments'),
    /** The delivery report. */
    delivery: text('delivery', { enum: DELIVERIES }),
    deliveryDetail: text('delivery_detail'),
    deliveryAt: instant('delivery_at'),
  },
  (t) => [
    uniqueIndex('messages_provider').on(t.providerId),
    index('messages_created').on(t.createdAt),
    index('messages_waiting').on(t.state, t.nextAttemptAt),
    index('messages_lane').on(t.channel, t.lane, t.turnAt, t.nextAttemptAt).where(sql`state = 'queued'`),
    index('messages_company_turn').on(t.companyId, t.channel, t.lane, t.turnAt).where(sql`state = 'queued'`),
  ],
);

/** Opt-outs by phone number, for all companies; takes precedence over consent. */
export const smsNumbers = pgTable('sms_numbers', {
  /** E.164. */
  phone: text('phone').primaryKey(),
  stoppedAt: instant('stopped_at'),
  /** The word they wrote. */
  stoppedBy: text('stopped_by'),
  startedAt: instant('started_at'),
  locale: text('locale', { enum: LOCALES }).notNull(),
  updatedAt: updatedAt(),
});

/** Inbound texts, each once by the carrier's id. */
export const smsInbound = pgTable(
  'sms_inbound',
  {
    providerId: text('provider_id').primaryKey(),
    fromPhone: text('from_phone').notNull(),
    body: text('body').notNull(),
    action: text('action', { enum: SMS_ACTIONS }).notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('sms_inbound_phone').on(t.fromPhone, t.receivedAt)],
);

/** Secret addresses under which a calendar reads a company's inspections and expiries. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** sha256 of the token in the address. */
    tokenHash: text('token_hash').notNull(),
    lastReadAt: instant('last_read_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('calendar_feeds_owner').on(t.companyId, t.userId),
    uniqueIndex('calendar_feeds_token').on(t.tokenHash),
  ],
);
