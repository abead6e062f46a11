import { EVENT_KINDS, type EventKind, STATUS_BUCKETS, type StatusBucket } from '@/lib/permits/types';
import type { Urgency } from './types';

/**
 * States in which waiting costs the contractor money:
 * - `action_required`: the review stands still until somebody answers;
 * - `ready_to_issue`: nothing but a payment or a signature keeps the crew from starting;
 * - `on_hold`: work that goes on is work against the city's order;
 * - `expired`: the permit covers nobody any more, and a renewal has a deadline;
 * - `stopped`: denied, withdrawn, cancelled or revoked, and days to appeal are counted.
 */
const CRITICAL_BUCKETS: readonly StatusBucket[] = [
  'action_required',
  'ready_to_issue',
  'on_hold',
  'expired',
  'stopped',
];

/** What a change is judged by. */
export interface Change {
  kind: EventKind;
  toBucket: StatusBucket;
}

/**
 * Whether a change cannot wait, by what happened and where the permit stands now. Coming into one of the states above
 * is, also for a permit that is seen for the first time. A permit that is gone from the city's records is, whatever its
 * state: it was withdrawn, merged or lost, and only a call to the city tells. Changed dates or details are not, nor is
 * a permit that is back: it asks for nothing. A failed inspection would be, but no event tells of one yet.
 */
export function isCritical({ kind, toBucket }: Change): boolean {
  switch (kind) {
    case 'vanished':
      return true;
    case 'status_changed':
    case 'discovered':
      return CRITICAL_BUCKETS.includes(toBucket);
    case 'dates_changed':
    case 'details_changed':
    case 'reappeared':
      return false;
  }
}

/** Whether somebody who chose this urgency wants to hear of the change. */
export function isWanted(change: Change, urgency: Urgency): boolean {
  return urgency === 'all_changes' || isCritical(change);
}

/** The critical changes as a query compares them: `kind bucket`. */
export const CRITICAL_CHANGES: readonly string[] = EVENT_KINDS.flatMap((kind) =>
  STATUS_BUCKETS.filter((toBucket) => isCritical({ kind, toBucket })).map(
    (toBucket) => `${kind} ${toBucket}`,
  ),
);

/** What stops work, then what asks for something, then the rest. */
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

/** The changes as they are read: what matters most first, of equals the earlier one. */
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
    case 'reappeared':
      return WEIGHT.length;
    case 'dates_changed':
    case 'details_changed':
      return WEIGHT.length + 1;
  }
}
