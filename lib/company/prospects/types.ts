import type { PermitTypeId } from '@/lib/catalogue/checklists/types';

/** Where a company stands with a lead. `hidden` leaves the list and can be brought back. */
export const LEAD_STAGES = ['new', 'contacted', 'quoted', 'won', 'lost', 'hidden'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

/** Whose permits are looked for: where no firm is named, where the owner builds, those of one firm, or all. */
export const LEAD_CONTRACTORS = ['none', 'owner', 'firm', 'any'] as const;
export type LeadContractor = (typeof LEAD_CONTRACTORS)[number];

export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

export const LEAD_DAYS = [7, 14, 30, 60, 90] as const;
export type LeadDays = (typeof LEAD_DAYS)[number];

/** `address` leaves one property out, `firm` every permit under a contractor's name. */
export const OBJECTION_KINDS = ['address', 'firm'] as const;
export type ObjectionKind = (typeof OBJECTION_KINDS)[number];

/** What is looked for among new permits. */
export interface LeadCriteria {
  /** Slugs of the company's cities; none for all of them. */
  cities: string[];
  /** Kinds of work; none for all, also those the city's words leave open. */
  types: PermitTypeId[];
  contractor: LeadContractor;
  /** The firm whose permits are looked for, with `contractor: 'firm'`. */
  firm: string;
  /** Least stated value of the work in whole dollars; 0 asks for none. */
  minValue: number;
  days: LeadDays;
}

export const MAX_SEARCHES = 20;
export const MAX_NOTE = 4_000;
