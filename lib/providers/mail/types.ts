import type { ReactElement } from 'react';
import type { Tones } from '@/lib/company/branding/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import type { MailTranslator } from '@/lib/platform/i18n/translator';

/** A template's output, from which layout, HTML and plain text are rendered. */
export interface Letter {
  subject: string;
  /** The preview line shown behind the subject. */
  preview: string;
  /** Parts of `parts.tsx` and nothing else: each knows how it reads as HTML and as text. */
  body: ReactElement;
  /** Why the reader gets this mail. */
  reason: string;
  /** Where the reader changes what arrives. */
  settings?: { label: string; href: string };
  /** Where the reader stops mail of this kind; service mail has none. */
  unsubscribe?: { label: string; href: string };
  /** The sender's, which mail that can be stopped has to name (CAN-SPAM). */
  postalAddress?: string | undefined;
}

/** How a mail looks that goes out for a company. */
export interface MailLook {
  name: string;
  logo: { src: string; width: number; height: number } | null;
  /** Null for our own colour. */
  tones: Tones | null;
}

/** A template's environment: the reader's language, time zone and URLs. */
export interface MailEnv {
  locale: Locale;
  t: MailTranslator;
  /** The full address of a path of our own site; throws for any other. */
  link(path: string): string;
  page(key: RouteKey, params?: RouteParams): string;
  /** A moment on the reader's clock, with its zone: who reads it may be elsewhere. */
  moment(at: Date): string;
  /** The day of a moment on the reader's clock. */
  date(at: Date): string;
  /** A day on a calendar, which no zone moves. */
  day(day: string): string;
}

export type Template<Props> = (props: Props, env: MailEnv) => Letter;

/** What mail needs to know of this installation. */
export interface MailSettings {
  siteUrl: string;
  /** Whether messages are sent by SMTP; otherwise they stay in the outbox. */
  sendsMail: boolean;
}

/** Names the sender beside the installation's own address; taken off before the mail leaves. */
export const SENDER_HEADER = 'X-Lintel-Sender';

/** Validity of links in mails, enforced by the pages behind them. */
export const VALID_FOR = { verifyHours: 24, resetMinutes: 10, invitationDays: 7 } as const;
