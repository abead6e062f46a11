import { listTicketsOperation, openTicketOperation } from '@/lib/edge/api/operations/support';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';
import { listTickets, openTicket } from '@/lib/site/support/tickets';
import { toTicketSummary } from '@/lib/site/support/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listTicketsOperation, async (ctx, { query: { state, before } }) => {
    const { items, next } = await listTickets(ctx, { state, before: before ? new Date(before) : undefined });
    return { items: items.map(toTicketSummary), next: next?.toISOString() ?? null };
  }),
  handler(openTicketOperation, async (ctx, { body }) => {
    const { ticketId, entryId, number } = await openTicket(ctx, { ...body, mail: mailSettings() });
    return { ticket_id: ticketId, message_id: entryId, number };
  }),
);
