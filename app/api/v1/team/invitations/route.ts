import { inviteMemberOperation, listTeamInvitationsOperation } from '@/lib/api/operations/team';
import { inviteMember } from '@/lib/invitations/mutations';
import { listInvitations } from '@/lib/invitations/queries';
import { toTeamInvitation } from '@/lib/invitations/to-api';
import { handler, routeHandlers } from '@/lib/server/api';
import { mailSettings } from '@/lib/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listTeamInvitationsOperation, async (ctx) => ({
    items: (await listInvitations(ctx, 'team_member')).map(toTeamInvitation),
  })),
  handler(inviteMemberOperation, async (ctx, { body }) => {
    const { invitationId } = await inviteMember(ctx, { ...body, mail: mailSettings() });
    return { id: invitationId };
  }),
);
