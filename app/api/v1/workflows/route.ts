import { addWorkflow } from '@/lib/company/workflows/mutations';
import { listWorkflows } from '@/lib/company/workflows/queries';
import { toWorkflowAnswer } from '@/lib/company/workflows/to-api';
import { addWorkflowOperation, listWorkflowsOperation } from '@/lib/edge/api/operations/workflows';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listWorkflowsOperation, async (ctx) => ({
    items: (await listWorkflows(ctx)).map(toWorkflowAnswer),
  })),
  handler(addWorkflowOperation, (ctx, { body }) => addWorkflow(ctx, body)),
);
