import type { StatusBucket } from '@/lib/tracking/permits/types';

/** The colour of a status on paper, as `app/globals.css` has it in the light; the word beside it says the same. */
export const STATUS_COLOURS: Readonly<Record<StatusBucket, string>> = {
  pending: '#1D4ED8',
  action_required: '#9A4A00',
  ready_to_issue: '#0F6B64',
  issued: '#146C3A',
  finaled: '#3D5A14',
  on_hold: '#6D28A8',
  expired: '#57534E',
  stopped: '#A61B1B',
  unknown: '#475569',
};
