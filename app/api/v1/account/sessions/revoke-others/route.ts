import { revokeOtherSessionsOperation } from '@/lib/api/operations/account';
import { handler, routeHandlers } from '@/lib/server/api';
import { revokeOtherSessions } from '@/lib/sessions/mutations';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(revokeOtherSessionsOperation, (ctx) => revokeOtherSessions(ctx)),
);
