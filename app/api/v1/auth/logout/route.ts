import { logoutOperation } from '@/lib/edge/api/operations/auth';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { endOwnSession } from '@/lib/identity/sessions/mutations';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(logoutOperation, (ctx) => endOwnSession(ctx)),
);
