import { listNoticePage } from '@/lib/company/notifications/history';
import { toNotice } from '@/lib/company/notifications/to-api';
import { listNoticesOperation } from '@/lib/edge/api/operations/notifications';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listNoticesOperation, async (ctx, { query }) => {
    const { limit, after = null, outcome = null } = query;
    const { items, next } = await listNoticePage(ctx, { limit, after, outcome });
    return { items: items.map(toNotice), next };
  }),
);
