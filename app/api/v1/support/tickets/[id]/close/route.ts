import { closeTicketOperation } from '@/lib/edge/api/operations/support';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { closeTicket } from '@/lib/site/support/tickets';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(closeTicketOperation, (ctx, { params }) => closeTicket(ctx, { ticketId: params.id })),
);
