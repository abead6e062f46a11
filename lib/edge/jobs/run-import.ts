import { moveImport } from '@/lib/company/imports/run';
import type { JobRun } from './types';

/** Goes on with an import until it is done, stopped or taken back. */
export const runImportJob: JobRun<'run-import'> = async (ctx, { signal, clock }, { importId }) => {
  let batches = 1;
  const now = () => clock?.() ?? ctx.now;
  while (!signal.aborted && (await moveImport({ ...ctx, now: now() }, importId))) batches += 1;
  ctx.log.info({ importId, batches, stopped: signal.aborted }, 'Import moved on');
  // What is left is another worker's.
  if (signal.aborted) throw new Error('The worker is stopping; the import goes back to the queue.');
};
