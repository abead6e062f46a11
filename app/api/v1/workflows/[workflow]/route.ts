import { changeWorkflow, removeWorkflow } from '@/lib/company/workflows/mutations';
import { getWorkflow } from '@/lib/company/workflows/queries';
import { toWorkflowAnswer } from '@/lib/company/workflows/to-api';
import {
  changeWorkflowOperation,
  getWorkflowOperation,
  removeWorkflowOperation,
} from '@/lib/edge/api/operations/workflows';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getWorkflowOperation, async (ctx, { params }) => toWorkflowAnswer(await getWorkflow(ctx, params))),
  handler(changeWorkflowOperation, (ctx, { params, body }) => changeWorkflow(ctx, { ...params, ...body })),
  handler(removeWorkflowOperation, (ctx, { params }) => removeWorkflow(ctx, params)),
);
