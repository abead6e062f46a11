import type { Step } from '@/lib/tracking/feeds/side/types';
import type { RawRow } from '@/lib/tracking/feeds/types';

/** A step as a row must come out, written by hand. A field left out must be null, the outcome empty. */
export type ExpectedStep = Pick<Step, 'key'> & Partial<Step> & { permitNumber: string };

/** What a city's side feeds answer: rows in their documented columns, made by us, and what must become of them. */
export interface SideAnswer {
  /** The slug. */
  city: string;
  /** By the name of the side feed. */
  feeds: Record<string, SideFeedAnswer>;
}

export interface SideFeedAnswer {
  rows: RawRow[];
  /** In the order of the rows; those that are about something else are left out. */
  expected: ExpectedStep[];
  /** Every word of result whose meaning is documented, as the portal spells it, with what it means. */
  words: Record<string, string>;
}
