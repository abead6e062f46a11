import { validateInvitationOperation } from '@/lib/api/operations/invitations';
import { validateInvitation } from '@/lib/invitations/queries';
import { toInvitationDetails } from '@/lib/invitations/to-api';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(validateInvitationOperation, async (ctx, { query }) =>
    toInvitationDetails(await validateInvitation(ctx, query)),
  ),
);
