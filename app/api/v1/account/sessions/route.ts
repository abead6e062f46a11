import { listSessionsOperation } from '@/lib/edge/api/operations/account';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { listSessions } from '@/lib/identity/sessions/queries';
import { toSession } from '@/lib/identity/sessions/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listSessionsOperation, async (ctx) => ({ items: (await listSessions(ctx)).map(toSession) })),
);
