import { getReportSourceForJob } from '@/lib/checking/checks/report-source';
import { checkReported } from '@/lib/checking/report/check-reported';
import { makeReport } from '@/lib/checking/report/make-report';
import type { JobRun } from './types';

/** Draws the report of one run in one language, as the run is now. */
export const drawReportJob: JobRun<'draw-report'> = async (ctx, { files, report, signal }, order) => {
  const source = await getReportSourceForJob(ctx, order);
  const reported = await checkReported(ctx, { ...order, source });
  const outcome = await makeReport(reported, { files, program: report, signal });
  ctx.log.info({ run: order.runId, outcome }, 'Report job finished');
};
