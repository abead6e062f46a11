import type { FeeState } from '@/lib/company/projects/types';

/** Who says that it is due: somebody of the company, a mail of the city, or the city's feed. */
export const FEE_SOURCES = ['hand', 'mail', 'feed'] as const;
export type FeeSource = (typeof FEE_SOURCES)[number];

/** What it is for, by its own words. */
export const FEE_KINDS = [
  'permit',
  'plan_review',
  'reinspection',
  'renewal',
  'surcharge',
  'tax',
  'other',
] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

interface FeePermit {
  readonly id: number;
  readonly permitNumber: string;
  readonly address: string | null;
  readonly city: string;
  readonly state: string;
}

export interface FeeProject {
  readonly id: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  /** The company's own number of the job. */
  readonly number: string | null;
}

/** What our fee schedule comes to for the same charge, and where that was worked out. */
export interface Computed {
  readonly cents: number;
  readonly checkId: string;
  readonly run: number;
}

/** A fee, whoever says it is due. */
export interface Fee {
  /** `fee_…` by hand, `<mail>-<position>` by mail, `permit-<id>` by feed. */
  readonly id: string;
  readonly source: FeeSource;
  readonly kind: FeeKind;
  /** In the words of whoever wrote it down; null for what a feed shows. */
  readonly title: string | null;
  /** Null where the city says that money is due, and not how much. */
  readonly cents: number | null;
  readonly state: FeeState;
  readonly dueOn: string | null;
  readonly paidOn: string | null;
  /** The day on which the company means to ask the city about it again. */
  readonly askAgainOn: string | null;
  readonly permit: FeePermit | null;
  readonly project: FeeProject | null;
  readonly computed: Computed | null;
  /** Of one by hand: the version a change is made from. */
  readonly version: number | null;
}

/** A fee on the papers of a check that nobody has written down: it waits for a person's yes. */
export interface PaperFee {
  readonly checkId: string;
  readonly checkName: string;
  readonly run: number;
  readonly project: { readonly id: string; readonly address: string };
  readonly cents: number;
  readonly lines: readonly { readonly title: string; readonly cents: number }[];
}
