import { permitReported } from '@/lib/checking/permit-report/permit-reported';
import { makeReport } from '@/lib/checking/report/make-report';
import { asCompanyId } from '@/lib/context';
import type { JobRun } from './types';

/** Draws the report of one permit in one language, as the permit is now. */
export const drawPermitJob: JobRun<'draw-permit'> = async (ctx, { files, report, signal }, order) => {
  const reported = await permitReported(ctx, { ...order, companyId: asCompanyId(order.companyId) });
  const outcome = await makeReport(reported, { files, program: report, signal });
  ctx.log.info({ permit: order.permitId, outcome }, 'Report job finished');
};
