import { verifyEmail } from '@/lib/accounts/verify-email';
import { verifyEmailOperation } from '@/lib/api/operations/auth';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(verifyEmailOperation, async (ctx, { body }) => {
    await verifyEmail(ctx, body);
    return { verified: true as const };
  }),
);
