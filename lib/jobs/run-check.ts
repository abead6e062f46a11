import { runCheck } from '@/lib/checks/run-check';
import type { JobRun } from './types';

/** Judges the files of one run. */
export const runCheckJob: JobRun = async (ctx, { files, model, signal, clock, leaseMs }, { runId }) => {
  if (runId === undefined) throw new Error('run-check needs a runId');
  const outcome = await runCheck(ctx, { runId, files, model, signal, clock, leaseMs });
  ctx.log.info({ runId, outcome }, 'A check was run');
};
