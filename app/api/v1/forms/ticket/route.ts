import { getFormTicketOperation } from '@/lib/edge/api/operations/site';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { env } from '@/lib/env';
import { issueTicket } from '@/lib/site/inquiries/ticket';
import { TICKET_MAX_AGE_MS, TICKET_MIN_AGE_MS } from '@/lib/site/inquiries/types';

/** What a form of the public site needs to be sent: good once, from a few seconds on, for two hours. */
export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(getFormTicketOperation, async (ctx) => ({
    ticket: issueTicket(env().AUTH_SECRET, ctx.now),
    usable_after_ms: TICKET_MIN_AGE_MS,
    expires_after_ms: TICKET_MAX_AGE_MS,
  })),
);
