import { startCheckRunOperation } from '@/lib/api/operations/checks';
import { startRun } from '@/lib/checks/runs';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(startCheckRunOperation, (ctx, { params, body }) =>
    startRun(ctx, { checkId: params.id, locale: body.locale }),
  ),
);
