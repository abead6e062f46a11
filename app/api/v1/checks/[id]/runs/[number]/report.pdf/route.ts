import { answerLanguage } from '@/lib/api/language';
import { getCheckReportOperation } from '@/lib/api/operations/checks';
import { getRun } from '@/lib/checks/queries';
import { getReportSource } from '@/lib/checks/report-source';
import { renderReport } from '@/lib/report/render-report';
import { reportFileName } from '@/lib/report/report-file-name';
import { handler, routeHandlers } from '@/lib/server/api';
import { REPORT_FONTS } from '@/lib/server/report-fonts';
import { THROTTLES } from '@/lib/throttle/policies';
import { requireAttempt } from '@/lib/throttle/throttle';

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
