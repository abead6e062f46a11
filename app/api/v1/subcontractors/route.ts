import {
  inviteSubcontractorOperation,
  listSubcontractorsOperation,
} from '@/lib/api/operations/subcontractors';
import { inviteSubcontractor } from '@/lib/invitations/mutations';
import { handler, routeHandlers } from '@/lib/server/api';
import { mailSettings } from '@/lib/server/mail';
import { listSubcontractors } from '@/lib/subcontractors/queries';
import { toSubcontractor } from '@/lib/subcontractors/to-api';

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
