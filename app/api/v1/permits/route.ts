import { addPermitOperation, listPermitsOperation } from '@/lib/edge/api/operations/permits';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { AppError } from '@/lib/errors';
import { decodeCursor } from '@/lib/tracking/permits/cursor';
import { addPermit } from '@/lib/tracking/permits/mutations';
import { getPermit, listPermits } from '@/lib/tracking/permits/queries';
import { toPermit, toPermitDetail } from '@/lib/tracking/permits/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listPermitsOperation, async (ctx, { query }) => {
    const { limit, q = '', city = '', after = '', sort, status = [] } = query;
    // A page that starts over for a cursor it cannot read would be fetched for ever.
    if (after !== '' && !decodeCursor(after))
      throw new AppError('invalid_input', { fields: { after: 'not_a_cursor' } });
    const { items, next } = await listPermits(
      ctx,
      { q, city, after, sort, bucket: status },
      { pageSize: limit },
    );
    return { items: items.map(toPermit), next };
  }),
  handler(addPermitOperation, async (ctx, { body }) => {
    await addPermit(ctx, { permitId: body.permit_id, source: body.source });
    return toPermitDetail(await getPermit(ctx, body.permit_id));
  }),
);
