import { setDayCost } from '@/lib/company/today/mutations';
import { setDayCostOperation } from '@/lib/edge/api/operations/today';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(setDayCostOperation, (ctx, { body }) => setDayCost(ctx, body)),
);
