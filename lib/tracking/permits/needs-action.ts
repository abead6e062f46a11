import type { StatusBucket } from './types';

/** States in which the permit waits for the contractor, not for the city. */
export const NEEDS_ACTION = [
  'action_required',
  'ready_to_issue',
  'on_hold',
] as const satisfies readonly StatusBucket[];
