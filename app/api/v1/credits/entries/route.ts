import { listCreditEntriesOperation } from '@/lib/edge/api/operations/credits';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { listEntries } from '@/lib/sales/credits/queries';
import { toCreditEntry } from '@/lib/sales/credits/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listCreditEntriesOperation, async (ctx, { query }) => {
    const page = await listEntries(ctx, {
      limit: query.limit,
      after: query.after ?? null,
      period: query.month ?? null,
    });
    return { items: page.items.map(toCreditEntry), next: page.next };
  }),
);
