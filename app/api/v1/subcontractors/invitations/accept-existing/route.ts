import { signInAnswer } from '@/lib/accounts/auth-answer';
import { acceptInvitationAsExistingOperation } from '@/lib/api/operations/invitations';
import { env } from '@/lib/env';
import { acceptAsExisting } from '@/lib/invitations/accept';
import { beginAcceptedSession } from '@/lib/invitations/session';
import { handler, routeHandlers } from '@/lib/server/api';
import { mailSettings } from '@/lib/server/mail';
import { notifyNewDevice } from '@/lib/server/new-device';
import { apiTokenKeys } from '@/lib/server/secrets';

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
