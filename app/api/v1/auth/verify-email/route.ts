import { verifyEmailOperation } from '@/lib/edge/api/operations/auth';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { verifyEmail } from '@/lib/identity/accounts/verify-email';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(verifyEmailOperation, async (ctx, { body }) => {
    await verifyEmail(ctx, body);
    return { verified: true as const };
  }),
);
