import { forgotPasswordOperation } from '@/lib/edge/api/operations/auth';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { askForMailLink } from '@/lib/edge/server/mail-links';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(forgotPasswordOperation, async (ctx, { body }) => {
    await askForMailLink(ctx, { purpose: 'reset_password', ...body });
    return { message: 'If an account has this address, a link is on its way. It works for 10 minutes.' };
  }),
);
