import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import type { StatusBucket } from '@/lib/tracking/permits/types';

export const PLACE_KINDS = ['permit', 'job', 'person'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Something of the company's that is found by typing, and the page it leads to. */
export interface Place {
  kind: PlaceKind;
  /** Unique among its kind. */
  id: string;
  /** An address or a name; a permit without an address has its number here. */
  title: string;
  /** The kind of work, what is built, the trade, the role. */
  detail: string | null;
  /** The city's number of a permit, the company's of a job. */
  number: string | null;
  /** What stands at the end of the line: a phone number. */
  note: string | null;
  status: StatusBucket | null;
  /** The whole address, for directions. */
  at: string | null;
  to: RouteKey;
  params: RouteParams;
}

export interface Places {
  /** Whether the first one is the very number that was typed, and the only one so. */
  isExact: boolean;
  items: Place[];
}

/** The fewest letters that are looked up; below it everything would be found. */
export const FEWEST_LETTERS = 2;
export const LONGEST_QUERY = 100;
