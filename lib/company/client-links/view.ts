import type { BrandLook } from '@/lib/company/branding/types';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import type { Inspection } from '@/lib/tracking/permits/view';
import type { Waiting } from '@/lib/tracking/permits/waiting';

/** Links of one job that work at a time. */
export const MAX_CLIENT_LINKS = 10;

/** A link as the company sees it: the address itself is known only to who made it. */
export interface ClientLink {
  id: string;
  label: string | null;
  locale: Locale;
  createdAt: Date;
  createdBy: string | null;
  opened: number;
  openedAt: Date | null;
}

/** A permit as a client reads it: where it stands and on whom it waits, nothing the company wrote. */
export interface ClientPermit {
  id: number;
  number: string;
  type: string | null;
  statusBucket: StatusBucket;
  issuedDate: string | null;
  waiting: Waiting[];
  inspections: Inspection[];
  /** Half of such permits of the city were issued between these days; null where too few tell. */
  expected: { from: string; to: string; permits: number } | null;
}

export interface ClientPage {
  company: { name: string; phone: string; timeZone: string };
  /** How the company looks to others; null where it looks as we do. */
  look: BrandLook | null;
  address: string;
  place: string;
  name: string | null;
  startsOn: string | null;
  endsOn: string | null;
  permits: ClientPermit[];
  /** When the cities were last read, the oldest of them. */
  readAt: Date | null;
  isSample: boolean;
}
