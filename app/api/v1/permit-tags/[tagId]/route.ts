import { deleteTag, renameTag } from '@/lib/company/desk/tags';
import { deletePermitTagOperation, renamePermitTagOperation } from '@/lib/edge/api/operations/permit-desk';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(renamePermitTagOperation, (ctx, { params, body }) => renameTag(ctx, { ...params, ...body })),
  handler(deletePermitTagOperation, (ctx, { params }) => deleteTag(ctx, params)),
);
