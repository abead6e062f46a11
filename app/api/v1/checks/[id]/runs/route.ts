import { startRun } from '@/lib/checking/checks/runs';
import { startCheckRunOperation } from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(startCheckRunOperation, (ctx, { params, body }) =>
    startRun(ctx, { checkId: params.id, locale: body.locale }),
  ),
);
