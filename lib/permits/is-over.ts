import type { StatusBucket } from './types';

const OVER: readonly StatusBucket[] = ['finaled', 'expired', 'stopped'];

/** Nothing more is expected of the permit: it may leave its feed, and come back, without being news. */
export function isOver(bucket: StatusBucket): boolean {
  return OVER.includes(bucket);
}
