import { startRoundOf } from '@/lib/checking/checks/permit-round';
import { lookAtWorkflows } from '@/lib/company/workflows/run';
import type { JobRun } from './types';

/** Acts on what happened, as companies' workflows say. */
export const runWorkflowsJob: JobRun<'run-workflows'> = async (ctx, { siteUrl, mail, signal }) => {
  await lookAtWorkflows(ctx, {
    mail: { siteUrl, sendsMail: mail !== null },
    startRound: startRoundOf,
    signal,
  });
};
