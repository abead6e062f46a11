import { runCheck } from '@/lib/checking/checks/run-check';
import type { JobRun } from './types';

/** Judges the files of one run. */
export const runCheckJob: JobRun<'run-check'> = async (
  ctx,
  { files, judge, model, signal, clock, leaseMs },
  { runId },
) => {
  const outcome = await runCheck(ctx, { runId, files, judge, model, signal, clock, leaseMs });
  ctx.log.info({ runId, outcome }, 'Check run finished');
};
