import { toPortalTask } from '@/lib/company/subcontractors/portal-to-api';
import { listPortalTasks } from '@/lib/company/tasks/portal';
import { listPortalTasksOperation } from '@/lib/edge/api/operations/portal-work';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listPortalTasksOperation, async (ctx) => ({
    items: (await listPortalTasks(ctx)).map(toPortalTask),
  })),
);
