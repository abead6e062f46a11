import type { StatusBucket } from './types';

const OVER: readonly StatusBucket[] = ['finaled', 'expired', 'stopped'];

/** Whether the permit is finished: it may leave its feed and come back without an event. */
export function isOver(bucket: StatusBucket): boolean {
  return OVER.includes(bucket);
}
