import { switchWorkflow } from '@/lib/company/workflows/mutations';
import { switchWorkflowOperation } from '@/lib/edge/api/operations/workflows';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(switchWorkflowOperation, (ctx, { params, body }) => switchWorkflow(ctx, { ...params, ...body })),
);
