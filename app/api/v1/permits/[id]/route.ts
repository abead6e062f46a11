import { getPermitOperation, removePermitOperation } from '@/lib/api/operations/permits';
import { removePermit } from '@/lib/permits/mutations';
import { getPermit } from '@/lib/permits/queries';
import { toPermitDetail } from '@/lib/permits/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getPermitOperation, async (ctx, { params }) => toPermitDetail(await getPermit(ctx, params.id))),
  handler(removePermitOperation, (ctx, { params }) => removePermit(ctx, { permitId: params.id })),
);
