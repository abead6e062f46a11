import { moveBulk } from '@/lib/company/desk/bulk';
import type { JobRun } from './types';

/** Goes on with an action on many permits until it is done, stopped or taken back. */
export const runBulkJob: JobRun<'run-bulk'> = async (ctx, { signal, clock }, { bulkId }) => {
  let batches = 1;
  const now = () => clock?.() ?? ctx.now;
  while (!signal.aborted && (await moveBulk({ ...ctx, now: now() }, bulkId))) batches += 1;
  ctx.log.info({ bulkId, batches, stopped: signal.aborted }, 'Bulk action moved on');
  // What is left is another worker's.
  if (signal.aborted) throw new Error('The worker is stopping; the action goes back to the queue.');
};
