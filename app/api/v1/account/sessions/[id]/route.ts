import { revokeSessionOperation } from '@/lib/api/operations/account';
import { handler, routeHandlers } from '@/lib/server/api';
import { revokeSession } from '@/lib/sessions/mutations';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(revokeSessionOperation, (ctx, { params }) => revokeSession(ctx, { sessionId: params.id })),
);
