import type { Locale } from '@/lib/platform/i18n/locales';
import type { Tier } from '@/lib/providers/billing/types';
import type { EntryKind, Priority, Side, TicketState, TicketTopic } from './types';

export interface TicketSummary {
  id: string;
  number: number;
  subject: string;
  topic: TicketTopic;
  state: TicketState;
  priority: Priority;
  /** Null for somebody who is gone. */
  openedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** When the first answer is due; null where none is promised or it is there. */
  answerDueAt: Date | null;
  answered: boolean;
  /** Something the company has not read. */
  isNews: boolean;
}

export interface TicketFile {
  id: string;
  name: string;
  bytes: number;
}

export interface TicketEntry {
  id: string;
  side: Side;
  kind: EntryKind;
  /** Null for somebody who is gone. */
  author: string | null;
  authorId: string | null;
  body: string;
  createdAt: Date;
  files: TicketFile[];
}

export interface Ticket extends TicketSummary {
  tier: Tier | null;
  entries: TicketEntry[];
}

/** As the back office sees it. */
export interface DeskTicket extends TicketSummary {
  companyId: string;
  companyName: string;
  tier: Tier | null;
  locale: Locale;
  assignee: { id: string; name: string } | null;
  firstAnsweredAt: Date | null;
}
