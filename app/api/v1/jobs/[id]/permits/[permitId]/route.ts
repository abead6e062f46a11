import { addProjectPermits, removeProjectPermit } from '@/lib/company/projects/permits';
import { addJobPermitOperation, removeJobPermitOperation } from '@/lib/edge/api/operations/jobs';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(addJobPermitOperation, async (ctx, { params: { id, permitId } }) => {
    await addProjectPermits(ctx, { projectId: id, permitIds: [permitId] });
  }),
  handler(removeJobPermitOperation, (ctx, { params: { id, permitId } }) =>
    removeProjectPermit(ctx, { projectId: id, permitId }),
  ),
);
