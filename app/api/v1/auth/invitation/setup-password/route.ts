import { signInAnswer } from '@/lib/accounts/auth-answer';
import { setUpInvitationPasswordOperation } from '@/lib/api/operations/invitations';
import { setUpPassword } from '@/lib/invitations/accept';
import { beginAcceptedSession } from '@/lib/invitations/session';
import { handler, routeHandlers } from '@/lib/server/api';
import { apiTokenKeys } from '@/lib/server/secrets';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(setUpInvitationPasswordOperation, async (ctx, { body }) => {
    const accepted = await setUpPassword(ctx, body);
    const signedIn = await beginAcceptedSession(ctx, { ...accepted, kind: 'api', method: 'invitation' });
    return signInAnswer(ctx, signedIn, apiTokenKeys());
  }),
);
