import type { PermitMode } from '@/lib/tracking/feeds/types';
import type { InspectionOutcome, StatusBucket } from '@/lib/tracking/permits/types';

export const ENTRY_KINDS = ['expiry', 'inspection'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One day in the calendar: a permit's expiry or an inspection, with the permit it is about. */
export interface CalendarEntry {
  kind: EntryKind;
  /** What it is called for good: two readings of it are the same entry. */
  key: string;
  /** The city's calendar day. */
  day: string;
  /** Grows with each change. */
  revision: number;
  changedAt: Date;
  permit: {
    id: number;
    permitNumber: string;
    permitType: string | null;
    address: string | null;
    city: string;
    state: string;
    statusBucket: StatusBucket;
    statusWord: string | null;
    missingSince: Date | null;
    /** The city's own record. */
    link: string | null;
    mode: PermitMode;
  };
  /** Of an inspection. */
  inspection: { kind: string | null; outcome: InspectionOutcome; resultWord: string | null } | null;
}

/** The secret address somebody has; the address itself is known only to who made it. */
export interface CalendarFeed {
  createdAt: Date;
  lastReadAt: Date | null;
}

/** What a subcontractor has of one contractor. */
export interface PortalCalendar {
  companyId: string;
  companyName: string;
  feed: CalendarFeed | null;
}
