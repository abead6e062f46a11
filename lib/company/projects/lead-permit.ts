import { isOver } from '@/lib/tracking/permits/is-over';
import type { Waiting } from '@/lib/tracking/permits/waiting';
import type { ProjectPermit } from './view';

type Led = Pick<ProjectPermit, 'id' | 'waitsFor' | 'statusBucket' | 'waiting'>;

/** The permit a job hangs on: the first of its order that waits for no other and is not issued, else the first that is not over. */
export function leadPermit<P extends Led>(permits: readonly P[]): P | null {
  const open = permits.filter(({ statusBucket }) => !isOver(statusBucket));
  return (
    open.find(({ statusBucket, waitsFor }) => statusBucket !== 'issued' && waitsFor === null) ??
    open.find(({ statusBucket }) => statusBucket !== 'issued') ??
    open[0] ??
    null
  );
}

/** On whom a job waits: the reader wherever any permit needs them, else whom its leading permit waits for, else any. */
export function leadWaiting(permits: readonly Led[]): Waiting | undefined {
  const all = permits.flatMap(({ waiting }) => waiting);
  return all.find(({ on }) => on === 'applicant') ?? leadPermit(permits)?.waiting[0] ?? all[0];
}
