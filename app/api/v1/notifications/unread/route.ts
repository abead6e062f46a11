import { countUnreadOperation } from '@/lib/api/operations/bell';
import { countUnread } from '@/lib/bell/queries';
import { toUnread } from '@/lib/bell/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(countUnreadOperation, async (ctx) => toUnread(await countUnread(ctx))),
);
