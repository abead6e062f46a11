import { getRun } from '@/lib/checking/checks/queries';
import { toRunDetail } from '@/lib/checking/checks/run-to-api';
import { answerLanguage } from '@/lib/edge/api/language';
import { getCheckRunOperation } from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getCheckRunOperation, async (ctx, { params, query }, account, request) => {
    const language = answerLanguage(query.lang, request.headers.get('accept-language'), account?.user.locale);
    return toRunDetail(await getRun(ctx, { checkId: params.id, number: params.number }), language);
  }),
);
