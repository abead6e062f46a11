import { revokeInvitation } from '@/lib/company/invitations/mutations';
import { revokeSubcontractorInvitationOperation } from '@/lib/edge/api/operations/subcontractors';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(revokeSubcontractorInvitationOperation, (ctx, { params }) =>
    revokeInvitation(ctx, { invitationId: params.id, kind: 'subcontractor' }),
  ),
);
