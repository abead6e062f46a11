import type { Tier } from '@/lib/providers/billing/types';

/**
 * `grant`: the plan's monthly allowance. `upgrade`: the difference of a larger plan in the month of the
 * change; negative where a trial moves to a smaller one. `carried`: the balance carried over from the
 * previous month, for information, amount zero. `purchase`: a pack. `use` and `returned`: a check, and one
 * that failed. `adjustment`: by the back office.
 */
export const CREDIT_ENTRY_KINDS = [
  'grant',
  'upgrade',
  'carried',
  'purchase',
  'use',
  'returned',
  'adjustment',
] as const;
export type CreditEntryKind = (typeof CREDIT_ENTRY_KINDS)[number];

/** Whether one of the company's cities is monitored; without one a plan includes about twice the checks. */
export const COVERAGES = ['monitored', 'unmonitored'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** Why no allowance follows: no usable plan, the plan ends before, or a payment is overdue. */
export const HOLDS = ['no_plan', 'ending', 'payment'] as const;
export type Hold = (typeof HOLDS)[number];

/** The current allowance month: opening balance and movements, which sum to the balance. */
export interface CreditMonth {
  /** Its days, in the company's time zone. */
  startsOn: string;
  endsOn: string;
  carriedOver: number;
  granted: number;
  bought: number;
  /** Less those that were returned. */
  used: number;
  adjusted: number;
}

export interface CreditBalance {
  balance: number;
  /** Null before the first allowance. */
  month: CreditMonth | null;
  /** What the plan gives a month; null without one that is open. */
  plan: { tier: Tier; coverage: Coverage; checks: number } | null;
  /** The next allowance, by its day in the company's time zone. */
  next: { on: string; tier: Tier; checks: number } | null;
  /** Why none comes. */
  hold: Hold | null;
}

export interface CreditEntry {
  id: number;
  kind: CreditEntryKind;
  amount: number;
  /** After it. */
  balance: number;
  /** The month it belongs to, by its first day. */
  period: string;
  /** What it is for, each once. */
  source: string;
  /** Of an allowance: by which plan, and how it was counted. */
  tier: Tier | null;
  coverage: Coverage | null;
  /** Of a pack: its invoice. */
  invoice: { number: string | null; totalCents: number; pageUrl: string | null } | null;
  /** Who caused it. */
  actor: string | null;
  createdAt: Date;
}

/** A month the ledger has entries of, by its days. */
export interface LedgerMonth {
  startsOn: string;
  endsOn: string;
}

/** The state of a pack purchase; `gone` where it will not be paid any more. */
export const PURCHASE_STATES = ['paid', 'waiting', 'gone'] as const;

export interface Purchase {
  invoiceId: string;
  state: (typeof PURCHASE_STATES)[number];
  /** Of the company, now. */
  balance: number;
}

/** A pack whose payment is still open, awaiting authentication or the customer. */
export interface WaitingPurchase {
  invoiceId: string;
  checks: number;
  dueCents: number;
  invoicedAt: Date;
}

export interface EntryPage {
  items: CreditEntry[];
  next: string | null;
}
