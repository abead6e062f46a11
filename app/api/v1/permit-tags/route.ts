import { createTag, listTags } from '@/lib/company/desk/tags';
import { createPermitTagOperation, listPermitTagsOperation } from '@/lib/edge/api/operations/permit-desk';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listPermitTagsOperation, async (ctx) => ({ items: await listTags(ctx) })),
  handler(createPermitTagOperation, (ctx, { body }) => createTag(ctx, body)),
);
