import { markBellSeen, markPermitsSeen } from '@/lib/company/bell/mutations';
import { markSeenOperation } from '@/lib/edge/api/operations/today';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(markSeenOperation, async (ctx, { body }) => {
    const until = new Date(body.until);
    if (body.permit_ids) await markPermitsSeen(ctx, { permitIds: body.permit_ids, until });
    else await markBellSeen(ctx, { until });
  }),
);
