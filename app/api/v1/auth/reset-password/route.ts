import { resetPasswordOperation } from '@/lib/edge/api/operations/auth';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';
import { resetPassword } from '@/lib/identity/accounts/reset-password';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(resetPasswordOperation, async (ctx, { body }) => {
    await resetPassword(ctx, { ...body, mail: mailSettings() });
  }),
);
