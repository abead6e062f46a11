import { tagPermit, untagPermit } from '@/lib/company/desk/tags';
import { tagPermitOperation, untagPermitOperation } from '@/lib/edge/api/operations/permit-desk';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(tagPermitOperation, (ctx, { params: { id, tagId } }) => tagPermit(ctx, { permitId: id, tagId })),
  handler(untagPermitOperation, (ctx, { params: { id, tagId } }) =>
    untagPermit(ctx, { permitId: id, tagId }),
  ),
);
