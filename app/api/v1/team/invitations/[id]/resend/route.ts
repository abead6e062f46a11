import { resendInvitation } from '@/lib/company/invitations/mutations';
import { resendTeamInvitationOperation } from '@/lib/edge/api/operations/team';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(resendTeamInvitationOperation, (ctx, { params }) =>
    resendInvitation(ctx, { invitationId: params.id, kind: 'team_member', mail: mailSettings() }),
  ),
);
