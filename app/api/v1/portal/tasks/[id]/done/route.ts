import { setPortalTaskDone } from '@/lib/company/tasks/portal';
import { setPortalTaskDoneOperation } from '@/lib/edge/api/operations/portal-work';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(setPortalTaskDoneOperation, (ctx, { params, body }) =>
    setPortalTaskDone(ctx, { taskId: params.id, ...body }),
  ),
);
