import type { Locale } from '@/lib/i18n/locales';
import type { EventKind, StatusBucket } from '@/lib/permits/types';
import type { Channel, NotificationState, Urgency } from './types';

export interface NotificationSettings {
  methods: Channel[];
  urgency: Urgency;
  /** The last word on texts was yes. */
  smsConsent: boolean;
}

export interface Recipient {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** The first one cannot be removed. */
  isPrimary: boolean;
}

/** One line of the history: who was told what, how, and whether it arrived. */
export interface Notice {
  key: string;
  recipientName: string;
  channel: Channel;
  state: NotificationState;
  failure: string | null;
  createdAt: Date;
  dueAt: Date;
  sentAt: Date | null;
  event: { kind: EventKind; toBucket: StatusBucket; toWord: string | null };
  permit: { id: number; permitNumber: string; address: string | null };
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
}
