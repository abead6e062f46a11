import { replyToTicketOperation } from '@/lib/edge/api/operations/support';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';
import { replyToTicket } from '@/lib/site/support/tickets';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(replyToTicketOperation, async (ctx, { params, body }) => {
    const { entryId } = await replyToTicket(ctx, { ticketId: params.id, ...body, mail: mailSettings() });
    return { ticket_id: params.id, message_id: entryId };
  }),
);
