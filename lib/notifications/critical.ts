import type { EventKind, StatusBucket } from '@/lib/permits/types';
import type { Urgency } from './types';

/** States in which waiting costs the contractor money: somebody has to act, pick up, renew or stop. */
const CRITICAL_BUCKETS: readonly StatusBucket[] = [
  'action_required',
  'ready_to_issue',
  'on_hold',
  'expired',
  'stopped',
];

interface Change {
  kind: EventKind;
  toBucket: StatusBucket;
}

/** Whether a company that chose this urgency wants to hear of the change. */
export function isWanted(change: Change, urgency: Urgency): boolean {
  if (urgency === 'all_changes') return true;
  return change.kind === 'status_changed' && CRITICAL_BUCKETS.includes(change.toBucket);
}
