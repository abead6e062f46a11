import { inviteSubcontractor } from '@/lib/company/invitations/mutations';
import { listSubcontractors } from '@/lib/company/subcontractors/queries';
import { toSubcontractor } from '@/lib/company/subcontractors/to-api';
import {
  inviteSubcontractorOperation,
  listSubcontractorsOperation,
} from '@/lib/edge/api/operations/subcontractors';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listSubcontractorsOperation, async (ctx) => ({
    items: (await listSubcontractors(ctx)).map(toSubcontractor),
  })),
  handler(inviteSubcontractorOperation, async (ctx, { body }) => {
    const { contact_name: contactName, company_name: companyName, ...rest } = body;
    const invited = { ...rest, contactName, companyName, mail: mailSettings() };
    const { subcontractorId, invitationId } = await inviteSubcontractor(ctx, invited);
    return { id: subcontractorId, invitation_id: invitationId };
  }),
);
