import type { CoarseStatus, StatusBucket } from './types';

const COARSE: Record<StatusBucket, CoarseStatus> = {
  pending: 'pending',
  action_required: 'pending',
  ready_to_issue: 'approved',
  issued: 'approved',
  finaled: 'approved',
  on_hold: 'other',
  expired: 'other',
  stopped: 'other',
  unknown: 'other',
};

/** The three-way view of a permit's state that charts and counts use. */
export function coarseStatus(bucket: StatusBucket): CoarseStatus {
  return COARSE[bucket];
}
