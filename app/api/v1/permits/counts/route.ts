import { countPermitsOperation } from '@/lib/api/operations/permits';
import { countByBucket } from '@/lib/permits/queries';
import { toPermitCounts } from '@/lib/permits/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(countPermitsOperation, async (ctx) => toPermitCounts(await countByBucket(ctx))),
);
