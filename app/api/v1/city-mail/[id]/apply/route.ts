import { applyAsRead } from '@/lib/checking/city-mail/apply-as-read';
import { applyCityMailOperation } from '@/lib/edge/api/operations/city-mail';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(applyCityMailOperation, async (ctx, { params, body }) => {
    const { roundId, fees, inspections } = await applyAsRead(ctx, {
      mailId: params.id,
      permitId: body.permit_id,
    });
    return { round_id: roundId, fees, inspections };
  }),
);
