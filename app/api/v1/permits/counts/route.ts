import { countPermitsOperation } from '@/lib/edge/api/operations/permits';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { countByBucket } from '@/lib/tracking/permits/queries';
import { toPermitCounts } from '@/lib/tracking/permits/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(countPermitsOperation, async (ctx) => toPermitCounts(await countByBucket(ctx))),
);
