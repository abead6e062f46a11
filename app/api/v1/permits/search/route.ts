import { searchPermitsOperation } from '@/lib/api/operations/permits';
import { findAddablePermits } from '@/lib/permits/addable';
import { toFoundPermit } from '@/lib/permits/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(searchPermitsOperation, async (ctx, { query }) => {
    const found = await findAddablePermits(ctx, query.find);
    return { items: found.map(toFoundPermit) };
  }),
);
