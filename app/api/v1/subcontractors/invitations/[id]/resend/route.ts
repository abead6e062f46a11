import { resendSubcontractorInvitationOperation } from '@/lib/api/operations/subcontractors';
import { resendInvitation } from '@/lib/invitations/mutations';
import { handler, routeHandlers } from '@/lib/server/api';
import { mailSettings } from '@/lib/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(resendSubcontractorInvitationOperation, (ctx, { params }) =>
    resendInvitation(ctx, { invitationId: params.id, kind: 'subcontractor', mail: mailSettings() }),
  ),
);
