import { listPermitEventsOperation } from '@/lib/edge/api/operations/permits';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { getPermit, listPermitEvents } from '@/lib/tracking/permits/queries';
import { toPermitEvent } from '@/lib/tracking/permits/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listPermitEventsOperation, async (ctx, { params }) => {
    // A permit of somebody else's has no empty list, it is not there.
    await getPermit(ctx, params.id);
    const events = await listPermitEvents(ctx, params.id);
    return { items: events.map(toPermitEvent) };
  }),
);
