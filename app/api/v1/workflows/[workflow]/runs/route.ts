import { listRuns } from '@/lib/company/workflows/queries';
import { toRunAnswer } from '@/lib/company/workflows/to-api';
import { listWorkflowRunsOperation } from '@/lib/edge/api/operations/workflows';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listWorkflowRunsOperation, async (ctx, { params, query }) => {
    const { items, next } = await listRuns(ctx, { ...params, ...query });
    return { items: items.map(toRunAnswer), next };
  }),
);
