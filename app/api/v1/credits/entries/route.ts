import { listCreditEntriesOperation } from '@/lib/api/operations/credits';
import { listEntries } from '@/lib/credits/queries';
import { toCreditEntry } from '@/lib/credits/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

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
