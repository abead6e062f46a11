import { listSessionsOperation } from '@/lib/api/operations/account';
import { handler, routeHandlers } from '@/lib/server/api';
import { listSessions } from '@/lib/sessions/queries';
import { toSession } from '@/lib/sessions/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listSessionsOperation, async (ctx) => ({ items: (await listSessions(ctx)).map(toSession) })),
);
