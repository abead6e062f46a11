import { searchPermitsOperation } from '@/lib/edge/api/operations/permits';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { AppError } from '@/lib/errors';
import { findAddablePermits } from '@/lib/tracking/permits/addable';
import { decodeSearchCursor } from '@/lib/tracking/permits/search/cursor';
import { boxSchema } from '@/lib/tracking/permits/search/input';
import { searchPermits } from '@/lib/tracking/permits/search/search';
import { toFoundPermit } from '@/lib/tracking/permits/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(searchPermitsOperation, async (ctx, { query }) => {
    if (query.find !== undefined) {
      const found = await findAddablePermits(ctx, query.find);
      return {
        items: found.map(toFoundPermit),
        next: null,
        by: found[0]?.foundBy ?? ('number' as const),
        corrections: [],
        count: { kind: 'exact' as const, value: found.length },
      };
    }
    // A page that starts over for a cursor it cannot read would be fetched for ever.
    if (query.after && !decodeSearchCursor(query.after))
      throw new AppError('invalid_input', { fields: { after: 'not_a_cursor' } });
    const { items, ...answer } = await searchPermits(ctx, {
      q: query.q,
      buckets: query.status,
      cities: query.city ? [query.city] : [],
      box: query.box ? boxSchema.parse(query.box) : null,
      from: query.from,
      to: query.to,
      literal: query.literal === 'true',
      limit: query.limit,
      after: query.after,
    });
    return { ...answer, items: items.map(toFoundPermit) };
  }),
);
