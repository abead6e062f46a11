import { joinByHand } from '@/lib/checking/joining/mutations';
import { joinPermitOperation } from '@/lib/edge/api/operations/permits';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { getPermit } from '@/lib/tracking/permits/queries';
import { toPermitDetail } from '@/lib/tracking/permits/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(joinPermitOperation, async (ctx, { params, body }) => {
    const { id } = await joinByHand(ctx, { permitId: params.id, cityPermitId: body.city_permit_id });
    return toPermitDetail(await getPermit(ctx, id));
  }),
);
