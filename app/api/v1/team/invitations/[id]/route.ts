import { revokeInvitation } from '@/lib/company/invitations/mutations';
import { revokeTeamInvitationOperation } from '@/lib/edge/api/operations/team';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(revokeTeamInvitationOperation, (ctx, { params }) =>
    revokeInvitation(ctx, { invitationId: params.id, kind: 'team_member' }),
  ),
);
