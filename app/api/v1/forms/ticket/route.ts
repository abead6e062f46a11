import { env } from '@/lib/env';
import { issueTicket } from '@/lib/inquiries/ticket';
import { TICKET_MAX_AGE_MS, TICKET_MIN_AGE_MS } from '@/lib/inquiries/types';

export const dynamic = 'force-dynamic';

/** What a form of the public site needs to be sent: good once, from a few seconds on, for two hours. */
export function GET(): Response {
  return Response.json(
    {
      ticket: issueTicket(env().AUTH_SECRET, new Date()),
      usable_after_ms: TICKET_MIN_AGE_MS,
      expires_after_ms: TICKET_MAX_AGE_MS,
    },
    { headers: { 'cache-control': 'no-store' } },
  );
}
