import { getRun } from '@/lib/checking/checks/queries';
import { getReportSource } from '@/lib/checking/checks/report-source';
import { answerLanguage } from '@/lib/edge/api/language';
import { getCheckReportOperation } from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { checkReport } from '@/lib/edge/server/check-report';
import { reportFile } from '@/lib/edge/server/reports';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getCheckReportOperation, async (ctx, { params, query }, account, request) => {
    const locale = answerLanguage(query.lang, request.headers.get('accept-language'), account?.user.locale);
    const { id: runId } = await getRun(ctx, { checkId: params.id, number: params.number });
    const source = await getReportSource(ctx, { runId });
    return reportFile(ctx, checkReport(ctx, { runId, source, locale, who: ctx.actor.userId }));
  }),
);
