import { getMatrix } from '@/lib/company/compliance/queries';
import { toCompliance } from '@/lib/company/compliance/to-api';
import { getComplianceOperation } from '@/lib/edge/api/operations/compliance';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getComplianceOperation, async (ctx) => toCompliance(await getMatrix(ctx))),
);
