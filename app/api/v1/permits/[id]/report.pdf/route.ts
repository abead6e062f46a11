import { answerLanguage } from '@/lib/edge/api/language';
import { getPermitReportOperation } from '@/lib/edge/api/operations/permits';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { permitReport } from '@/lib/edge/server/permit-report';
import { reportFile } from '@/lib/edge/server/reports';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getPermitReportOperation, (ctx, { params, query }, account, request) => {
    const locale = answerLanguage(query.lang, request.headers.get('accept-language'), account?.user.locale);
    return reportFile(ctx, permitReport(ctx, { permitId: params.id, locale }));
  }),
);
