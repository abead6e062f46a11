import type { Locale } from '@/lib/platform/i18n/locales';
import type { PermitEvent, PermitSummary } from '@/lib/tracking/permits/view';
import type { Channel, Delivery, NotificationState, Urgency } from './types';

export interface NotificationSettings {
  methods: Channel[];
  urgency: Urgency;
  /** The last word on texts was yes. */
  smsConsent: boolean;
  /** When a daily digest goes out, on each recipient's clock. */
  digestHour: number;
}

export interface Recipient {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** The first one cannot be removed. */
  isPrimary: boolean;
  /** These are as the company has them where null. */
  locale: Locale | null;
  timeZone: string | null;
  urgency: Urgency | null;
  /** Full hours of their own clock; null: none. */
  quietFrom: number | null;
  quietUntil: number | null;
  emailOn: boolean;
  smsOn: boolean;
  /** They stopped our mail themselves. */
  unsubscribedAt: Date | null;
  /** Mail to them came back, and was switched off for it. */
  bounced: boolean;
  /** The owner of their number wants no texts from us. */
  smsStopped: boolean;
}

/** One line of the history: who was told what, how, and whether it arrived. */
export interface Notice {
  key: string;
  recipientName: string;
  channel: Channel;
  state: NotificationState;
  failure: string | null;
  /** What the carrier told of it afterwards; null where it told nothing. */
  delivery: Delivery | null;
  deliveryAt: Date | null;
  createdAt: Date;
  dueAt: Date;
  sentAt: Date | null;
  event: Pick<PermitEvent, 'kind' | 'toBucket' | 'toWord' | 'changes'>;
  permit: Pick<PermitSummary, 'id' | 'permitNumber' | 'address' | 'city' | 'state'>;
}

/** A message as the outbox lists it. */
export interface OutboxEntry {
  id: string;
  channel: Channel;
  recipient: string;
  subject: string;
  state: NotificationState;
  failure: string | null;
  companyName: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export interface OutboxMessage extends OutboxEntry {
  locale: Locale;
  headers: Record<string, string>;
  html: string;
  text: string;
  attempts: number;
  nextAttemptAt: Date | null;
  providerId: string | null;
  segments: number | null;
  delivery: Delivery | null;
  deliveryDetail: string | null;
  deliveryAt: Date | null;
  /** Whether it can be sent once more, or why not. */
  retry: RetryRefusal | 'possible' | null;
}

/** Why a message that failed is not sent again. */
export type RetryRefusal =
  | 'may_have_left'
  | 'content_removed'
  | 'content_expired'
  | 'stopped_by_reader'
  | 'not_told_any_more';
