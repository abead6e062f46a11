import { resendInvitation } from '@/lib/company/invitations/mutations';
import { resendSubcontractorInvitationOperation } from '@/lib/edge/api/operations/subcontractors';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(resendSubcontractorInvitationOperation, (ctx, { params }) =>
    resendInvitation(ctx, { invitationId: params.id, kind: 'subcontractor', mail: mailSettings() }),
  ),
);
