import { cancelCheckRunOperation } from '@/lib/api/operations/checks';
import { cancelRun } from '@/lib/checks/runs';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(cancelCheckRunOperation, (ctx, { params }) =>
    cancelRun(ctx, { checkId: params.id, number: params.number }),
  ),
);
