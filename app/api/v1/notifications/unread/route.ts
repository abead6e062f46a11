import { countUnread } from '@/lib/company/bell/queries';
import { toUnread } from '@/lib/company/bell/to-api';
import { countUnreadOperation } from '@/lib/edge/api/operations/bell';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(countUnreadOperation, async (ctx) => toUnread(await countUnread(ctx))),
);
