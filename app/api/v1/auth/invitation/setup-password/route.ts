import { setUpPassword } from '@/lib/company/invitations/accept';
import { beginAcceptedSession } from '@/lib/company/invitations/session';
import { setUpInvitationPasswordOperation } from '@/lib/edge/api/operations/invitations';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { apiTokenKeys } from '@/lib/edge/server/secrets';
import { signInAnswer } from '@/lib/identity/accounts/auth-answer';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(setUpInvitationPasswordOperation, async (ctx, { body }) => {
    const accepted = await setUpPassword(ctx, body);
    const signedIn = await beginAcceptedSession(ctx, { ...accepted, kind: 'api', method: 'invitation' });
    return signInAnswer(ctx, signedIn, apiTokenKeys());
  }),
);
