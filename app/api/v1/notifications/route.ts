import { listNoticesOperation } from '@/lib/api/operations/notifications';
import { listNoticePage } from '@/lib/notifications/history';
import { toNotice } from '@/lib/notifications/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listNoticesOperation, async (ctx, { query }) => {
    const { limit, after = null, outcome = null } = query;
    const { items, next } = await listNoticePage(ctx, { limit, after, outcome });
    return { items: items.map(toNotice), next };
  }),
);
