import { listNoticesOperation } from '@/lib/api/operations/notifications';
import { listNoticePage } from '@/lib/notifications/history';
import { toNotice } from '@/lib/notifications/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listNoticesOperation, async (ctx, { query }) => {
    const { items, next } = await listNoticePage(ctx, { limit: query.limit, after: query.after ?? null });
    return { items: items.map(toNotice), next };
  }),
);
