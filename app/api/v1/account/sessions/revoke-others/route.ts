import { revokeOtherSessionsOperation } from '@/lib/edge/api/operations/account';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { revokeOtherSessions } from '@/lib/identity/sessions/mutations';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(revokeOtherSessionsOperation, (ctx) => revokeOtherSessions(ctx)),
);
