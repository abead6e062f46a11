import type { CityLapse } from '@/lib/tracking/cities/types';
import type { PermitMode } from '@/lib/tracking/feeds/types';
import type { StatusBucket } from '@/lib/tracking/permits/types';

/** Why somebody is needed: a permit waits for them, or something is due. Each has one verb on the page. */
export const NEED_KINDS = [
  'stopped',
  'issue',
  'answer',
  'corrections',
  'reinspection',
  'hold',
  'renewal',
  'answer_round',
  'expires',
  'task',
] as const;
export type NeedKind = (typeof NEED_KINDS)[number];

/** The permit a line is about, as lists name it. */
export interface NeedPermit {
  id: number;
  permitNumber: string;
  permitType: string | null;
  address: string | null;
  city: string;
  state: string;
  statusBucket: StatusBucket;
  statusWord: string | null;
  /** The city's own record of it. */
  link: string | null;
  mode: PermitMode;
}

/** What the need leads to: a permit, a round of comments, a task. */
export type NeedSubject =
  | { kind: 'permit'; permit: NeedPermit }
  | { kind: 'round'; checkId: string; name: string; round: number }
  | { kind: 'task'; taskId: string; title: string; place: string | null; permitId: number | null };

/** What waiting costs, as far as somebody said it. */
export type WaitCost =
  /** The company's own figure, for work that stands. */
  | { kind: 'daily'; cents: number }
  /** Each day here moves the permit by a day. */
  | { kind: 'day_for_day' }
  /** What the lapse costs there: a part of the permit's fee, by the city's word. */
  | { kind: 'once'; cents: number }
  | { kind: 'unknown' };

export interface Need {
  /** What it is put off by: `permit:123`. */
  key: string;
  kind: NeedKind;
  subject: NeedSubject;
  /** The day since when it waits; null where the city gives none. */
  since: string | null;
  /** The day by which it has to be done. */
  until: string | null;
  cost: WaitCost;
  /** How it stands; another mark brings back what was put off until it moves. */
  mark: string;
}

/** An issued permit that was never finaled. */
export interface CloseOut {
  permit: NeedPermit;
  issuedOn: string;
  /** The last inspection the city lists as passed. */
  inspectedOn: string | null;
  /** Null where neither the city's record nor its rule gives a day. */
  lapsesOn: string | null;
  /** Where that day comes from. */
  by: 'record' | 'rule' | null;
  daysLeft: number | null;
  /** Of the days the city gives, how much is gone, 0 to 1. */
  gone: number | null;
  cost: { cents: number } | null;
  rule: CityLapse | null;
}

export const LATER = ['tomorrow', 'monday', 'moves'] as const;
export type Later = (typeof LATER)[number];

export const MAX_DAY_COST_CENTS = 100_000_000;
