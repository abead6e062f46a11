import { addSearch } from '@/lib/company/prospects/mutations';
import { listSearches } from '@/lib/company/prospects/queries';
import { toSearchAnswer } from '@/lib/company/prospects/to-api';
import { addLeadSearchOperation, listLeadSearchesOperation } from '@/lib/edge/api/operations/prospects';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listLeadSearchesOperation, async (ctx) => ({
    items: (await listSearches(ctx)).map(toSearchAnswer),
  })),
  handler(addLeadSearchOperation, (ctx, { body }) => addSearch(ctx, body)),
);
