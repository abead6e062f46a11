import { listLeads } from '@/lib/company/prospects/queries';
import { leadFiltersSchema } from '@/lib/company/prospects/schema';
import { toLeadAnswer } from '@/lib/company/prospects/to-api';
import { listLeadsOperation } from '@/lib/edge/api/operations/prospects';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listLeadsOperation, async (ctx, { query }) => {
    const page = await listLeads(ctx, leadFiltersSchema.parse(query));
    return { items: page.items.map(toLeadAnswer), next: page.next, silent_cities: page.silentCities };
  }),
);
