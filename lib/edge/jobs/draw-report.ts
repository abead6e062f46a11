import { makeReport } from '@/lib/checking/report/make-report';
import type { JobRun } from './types';

/** Draws the report of one run in one language. */
export const drawReportJob: JobRun<'draw-report'> = async (ctx, { files, report, signal }, order) => {
  const outcome = await makeReport(ctx, { ...order, files, program: report, signal });
  ctx.log.info({ run: order.runId, outcome }, 'Report job finished');
};
