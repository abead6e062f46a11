import { EVENT_KINDS, type EventKind, STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';
import type { Urgency } from './types';

/**
 * States in which waiting costs the contractor money: - `action_required`: the review is blocked until
 * somebody answers; - `ready_to_issue`: only a payment or signature is missing; - `on_hold`: continued work
 * would violate the city's order; - `expired`: the permit is no longer valid, and a renewal has a deadline; -
 * `stopped`: denied, withdrawn, cancelled or revoked, and the time to appeal runs.
 */
const CRITICAL_BUCKETS: readonly StatusBucket[] = [
  'action_required',
  'ready_to_issue',
  'on_hold',
  'expired',
  'stopped',
];

/** The properties that decide whether a change is critical. */
export interface Change {
  kind: EventKind;
  toBucket: StatusBucket;
}

/**
 * Whether a change is critical, by its kind and the permit's new state: entering one of the states above,
 * also for a permit seen for the first time, and vanishing from the city's records in any state. Of single steps those
 * after which the work or the review stops until somebody acts: an inspection that is not passed, a desk that wants
 * corrections. Changed dates or details are not critical, nor is a permit that reappears.
 */
export function isCritical({ kind, toBucket }: Change): boolean {
  switch (kind) {
    case 'inspection_failed':
    case 'desk_corrections':
    case 'vanished':
      return true;
    case 'status_changed':
    case 'discovered':
      return CRITICAL_BUCKETS.includes(toBucket);
    case 'dates_changed':
    case 'details_changed':
    case 'reappeared':
    case 'inspection_scheduled':
    case 'inspection_passed':
    case 'inspection_partial':
    case 'inspection_cancelled':
    case 'desk_entered':
    case 'desk_left':
    case 'review_comments':
      return false;
  }
}

/** Whether a change passes a recipient's urgency setting. */
export function matchesUrgency(change: Change, urgency: Urgency): boolean {
  return urgency === 'all_changes' || isCritical(change);
}

/** The critical changes as a query compares them: `kind bucket`. */
export const CRITICAL_CHANGES: readonly string[] = EVENT_KINDS.flatMap((kind) =>
  STATUS_BUCKETS.filter((toBucket) => isCritical({ kind, toBucket })).map(
    (toBucket) => `${kind} ${toBucket}`,
  ),
);

/** States by importance: those that stop work, then those that require action, then the rest. */
const WEIGHT: readonly StatusBucket[] = [
  'stopped',
  'on_hold',
  'expired',
  'action_required',
  'ready_to_issue',
  'issued',
  'finaled',
  'unknown',
  'pending',
];

/** Sorts changes by importance, then by time. */
export function byImportance<C extends Change>(changes: readonly C[]): C[] {
  return [...changes].sort((a, b) => rank(a) - rank(b));
}

function rank({ kind, toBucket }: Change): number {
  switch (kind) {
    case 'status_changed':
    case 'discovered':
      return WEIGHT.indexOf(toBucket);
    case 'vanished':
      return WEIGHT.indexOf('action_required') - 0.5;
    case 'inspection_failed':
    case 'desk_corrections':
      return WEIGHT.indexOf('action_required') + 0.5;
    case 'inspection_scheduled':
    case 'inspection_passed':
    case 'inspection_partial':
    case 'inspection_cancelled':
    case 'review_comments':
      return WEIGHT.indexOf('issued') + 0.5;
    case 'reappeared':
    case 'desk_entered':
    case 'desk_left':
      return WEIGHT.length;
    case 'dates_changed':
    case 'details_changed':
      return WEIGHT.length + 1;
  }
}
