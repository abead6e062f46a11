import { dryRun } from '@/lib/company/workflows/dry-run';
import { toDryRunAnswer } from '@/lib/company/workflows/to-api';
import { dryRunWorkflowOperation } from '@/lib/edge/api/operations/workflows';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(dryRunWorkflowOperation, async (ctx, { params }) => toDryRunAnswer(await dryRun(ctx, params))),
);
