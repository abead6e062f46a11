import { logoutOperation } from '@/lib/api/operations/auth';
import { handler, routeHandlers } from '@/lib/server/api';
import { endOwnSession } from '@/lib/sessions/mutations';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(logoutOperation, (ctx) => endOwnSession(ctx)),
);
