import { revokeSessionOperation } from '@/lib/edge/api/operations/account';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { revokeSession } from '@/lib/identity/sessions/mutations';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(revokeSessionOperation, (ctx, { params }) => revokeSession(ctx, { sessionId: params.id })),
);
