import { endClientLink } from '@/lib/company/client-links/mutations';
import { endClientLinkOperation } from '@/lib/edge/api/operations/client-links';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(endClientLinkOperation, (ctx, { params }) => endClientLink(ctx, { linkId: params.id })),
);
