import { resetPassword } from '@/lib/accounts/reset-password';
import { resetPasswordOperation } from '@/lib/api/operations/auth';
import { handler, routeHandlers } from '@/lib/server/api';
import { mailSettings } from '@/lib/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(resetPasswordOperation, async (ctx, { body }) => {
    await resetPassword(ctx, { ...body, mail: mailSettings() });
  }),
);
