/** What a mail of a city is about. The last five want nothing done and are put on no permit. */
export const MAIL_KINDS = [
  'corrections',
  'approved',
  'issued',
  'fees_due',
  'receipt',
  'inspection_scheduled',
  'inspection_passed',
  'inspection_failed',
  'inspection_cancelled',
  'expiring',
  'extension_granted',
  'application_incomplete',
  'appointment',
  'unknown',
  'newsletter',
  'survey',
  'out_of_office',
  'phishing',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const NOISE: ReadonlySet<MailKind> = new Set(['newsletter', 'survey', 'out_of_office', 'phishing']);

export const CITY_MAIL_STATES = [
  'waiting',
  'reading',
  'to_confirm',
  'applied',
  'set_aside',
  'noise',
  'failed',
] as const;
export type CityMailState = (typeof CITY_MAIL_STATES)[number];

export const MAILBOX_SCOPES = ['company', 'permit'] as const;
export type MailboxScope = (typeof MAILBOX_SCOPES)[number];

export const INSPECTION_RESULTS = ['passed', 'partial pass', 'failed', 'cancelled'] as const;
export type InspectionResult = (typeof INSPECTION_RESULTS)[number];

export interface MailComment {
  readonly discipline: string | null;
  readonly sheet: string | null;
  readonly text: string;
  readonly code: string | null;
}

export interface MailFee {
  readonly label: string;
  readonly cents: number;
  readonly due: string | null;
}

export interface MailInspection {
  readonly type: string | null;
  readonly date: string | null;
  /** `08:00-12:00`, by the city's clock. */
  readonly window: string | null;
  readonly result: InspectionResult | null;
  readonly notes: readonly string[];
  readonly inspector: string | null;
}

/** What a mail says; which permit it belongs to is another question. */
export interface ReadMail {
  readonly kind: MailKind;
  readonly language: 'en' | 'es';
  /** As it reads without what it quotes and who forwarded it. */
  readonly text: string;
  readonly subject: string;
  /** Of the city's mail, not of the forwarding. */
  readonly sentOn: string | null;
  readonly comments: readonly MailComment[];
  readonly missing: readonly string[];
  readonly fees: readonly MailFee[];
  readonly feesTotalCents: number | null;
  readonly inspections: readonly MailInspection[];
  readonly dates: { readonly due: string | null; readonly expires: string | null };
}

export interface HeldPermit {
  readonly id: number | string;
  readonly permitNumber: string;
  readonly address: string | null;
  readonly city: string;
  readonly state: string;
  readonly type: string | null;
}

export interface PermitMatch {
  /** Surely meant. */
  readonly matched: readonly HeldPermit[];
  /** One of these may be meant: people choose. */
  readonly candidates: readonly HeldPermit[];
}

/** An attachment as it came. */
export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A mail as its sender wrote it, with nothing in it believed. */
export interface ParsedMail {
  readonly messageId: string | null;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly sentAt: Date | null;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** An answer of a machine to a mail, by its headers. */
  readonly isAutoReply: boolean;
  /** Sent by us. */
  readonly isOwn: boolean;
}

export const MAX_MAIL_BYTES = 40 * 1024 * 1024;
export const MAX_MAIL_TEXT = 200_000;
export const MAX_MAIL_FILES = 20;
export const MAX_MAIL_RECIPIENTS = 50;
