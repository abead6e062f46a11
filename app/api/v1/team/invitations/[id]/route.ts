import { revokeTeamInvitationOperation } from '@/lib/api/operations/team';
import { revokeInvitation } from '@/lib/invitations/mutations';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(revokeTeamInvitationOperation, (ctx, { params }) =>
    revokeInvitation(ctx, { invitationId: params.id, kind: 'team_member' }),
  ),
);
