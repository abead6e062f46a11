import { validateInvitation } from '@/lib/company/invitations/queries';
import { toInvitationDetails } from '@/lib/company/invitations/to-api';
import { validateInvitationOperation } from '@/lib/edge/api/operations/invitations';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(validateInvitationOperation, async (ctx, { query }) =>
    toInvitationDetails(await validateInvitation(ctx, query)),
  ),
);
