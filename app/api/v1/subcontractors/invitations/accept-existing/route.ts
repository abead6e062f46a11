import { acceptAsExisting } from '@/lib/company/invitations/accept';
import { beginAcceptedSession } from '@/lib/company/invitations/session';
import { acceptInvitationAsExistingOperation } from '@/lib/edge/api/operations/invitations';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';
import { notifyNewDevice } from '@/lib/edge/server/new-device';
import { apiTokenKeys } from '@/lib/edge/server/secrets';
import { env } from '@/lib/env';
import { signInAnswer } from '@/lib/identity/accounts/auth-answer';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(acceptInvitationAsExistingOperation, async (ctx, { body }) => {
    const accepted = await acceptAsExisting(ctx, {
      ...body,
      secret: env().AUTH_SECRET,
      mail: mailSettings(),
    });
    const signedIn = await beginAcceptedSession(ctx, { ...accepted, kind: 'api' });
    await notifyNewDevice(ctx, signedIn);
    return signInAnswer(ctx, signedIn, apiTokenKeys());
  }),
);
