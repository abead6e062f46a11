import { getTicketOperation } from '@/lib/edge/api/operations/support';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { getTicket } from '@/lib/site/support/tickets';
import { toTicket } from '@/lib/site/support/to-api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getTicketOperation, async (ctx, { params }) =>
    toTicket(await getTicket(ctx, { ticketId: params.id })),
  ),
);
