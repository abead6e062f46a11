import { requestVerificationOperation } from '@/lib/edge/api/operations/auth';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { askForMailLink } from '@/lib/edge/server/mail-links';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(requestVerificationOperation, async (ctx, { body }) => {
    await askForMailLink(ctx, { purpose: 'verify_email', ...body });
    return { message: 'If an account has this address, a link is on its way. It works for 24 hours.' };
  }),
);
