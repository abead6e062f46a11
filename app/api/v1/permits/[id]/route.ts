import { getPermitOperation, removePermitOperation } from '@/lib/edge/api/operations/permits';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { removePermit } from '@/lib/tracking/permits/mutations';
import { getPermit } from '@/lib/tracking/permits/queries';
import { toPermitDetail } from '@/lib/tracking/permits/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getPermitOperation, async (ctx, { params }) => toPermitDetail(await getPermit(ctx, params.id))),
  handler(removePermitOperation, (ctx, { params }) => removePermit(ctx, { permitId: params.id })),
);
