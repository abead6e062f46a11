import { cancelRun } from '@/lib/checking/checks/runs';
import { cancelCheckRunOperation } from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(cancelCheckRunOperation, (ctx, { params }) =>
    cancelRun(ctx, { checkId: params.id, number: params.number }),
  ),
);
