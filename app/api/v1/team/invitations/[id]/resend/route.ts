import { resendTeamInvitationOperation } from '@/lib/api/operations/team';
import { resendInvitation } from '@/lib/invitations/mutations';
import { handler, routeHandlers } from '@/lib/server/api';
import { mailSettings } from '@/lib/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(resendTeamInvitationOperation, (ctx, { params }) =>
    resendInvitation(ctx, { invitationId: params.id, kind: 'team_member', mail: mailSettings() }),
  ),
);
