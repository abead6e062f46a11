import type { StatusBucket } from './types';

const OVER: readonly StatusBucket[] = ['finaled', 'expired', 'stopped'];

/** Whether the permit is finished: it may leave its feed and come back without an event. */
export function isOver(bucket: StatusBucket): boolean {
  return OVER.includes(bucket);
}

/** The day a permit lapses if nothing happens; null once it is finished, whatever day the city still lists. */
export function stillExpires(permit: {
  statusBucket: StatusBucket;
  expiresDate: string | null;
}): string | null {
  return isOver(permit.statusBucket) ? null : permit.expiresDate;
}
