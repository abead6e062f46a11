import { getRun } from '@/lib/checking/checks/queries';
import { getReportSource } from '@/lib/checking/checks/report-source';
import { renderReport } from '@/lib/checking/report/render-report';
import { reportFileName } from '@/lib/checking/report/report-file-name';
import { answerLanguage } from '@/lib/edge/api/language';
import { getCheckReportOperation } from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { REPORT_FONTS } from '@/lib/edge/server/report-fonts';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getCheckReportOperation, async (ctx, { params, query }, account, request) => {
    const locale = answerLanguage(query.lang, request.headers.get('accept-language'), account?.user.locale);
    const { id: runId } = await getRun(ctx, { checkId: params.id, number: params.number });
    const source = await getReportSource(ctx, { runId });
    // Setting the pages takes the machine as long as reading a hundred screens.
    await requireAttempt(ctx, THROTTLES.checkReport, ctx.actor.userId);
    const bytes = await renderReport(source, { locale, fonts: REPORT_FONTS });
    return { name: await reportFileName(source, locale), bytes };
  }),
);
