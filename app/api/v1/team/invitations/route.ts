import { inviteMember } from '@/lib/company/invitations/mutations';
import { listInvitations } from '@/lib/company/invitations/queries';
import { toTeamInvitation } from '@/lib/company/invitations/to-api';
import { inviteMemberOperation, listTeamInvitationsOperation } from '@/lib/edge/api/operations/team';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listTeamInvitationsOperation, async (ctx) => ({
    items: (await listInvitations(ctx, 'team_member')).map(toTeamInvitation),
  })),
  handler(inviteMemberOperation, async (ctx, { body }) => {
    const { invitationId } = await inviteMember(ctx, { ...body, mail: mailSettings() });
    return { id: invitationId };
  }),
);
