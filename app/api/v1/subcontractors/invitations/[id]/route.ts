import { revokeSubcontractorInvitationOperation } from '@/lib/api/operations/subcontractors';
import { revokeInvitation } from '@/lib/invitations/mutations';
import { handler, routeHandlers } from '@/lib/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(revokeSubcontractorInvitationOperation, (ctx, { params }) =>
    revokeInvitation(ctx, { invitationId: params.id, kind: 'subcontractor' }),
  ),
);
