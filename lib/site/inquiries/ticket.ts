import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { TICKET_MAX_AGE_MS, TICKET_MIN_AGE_MS, type TicketProblem } from './types';

/** Keeps these signatures apart from everything else the secret signs. */
const PURPOSE = 'lintel form ticket v1';

function signature(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`${PURPOSE}\n${body}`).digest('base64url');
}

/**
 * Issues a ticket for one inquiry, valid after a few seconds: `<id>.<issued at>.<signature>`. Stateless until
 * it is used.
 */
export function issueTicket(secret: string, now: Date): string {
  const body = `${randomBytes(16).toString('base64url')}.${now.getTime()}`;
  return `${body}.${signature(secret, body)}`;
}

export type TicketReading = { ok: true; id: string } | { ok: false; problem: TicketProblem };

/** Verifies signature and age of a ticket; reuse is checked by the database. */
export function readTicket(secret: string, ticket: string, now: Date): TicketReading {
  const [id = '', issued = '', given = ''] = ticket.split('.');
  const expected = Buffer.from(signature(secret, `${id}.${issued}`));
  const shown = Buffer.from(given);
  if (ticket.split('.').length !== 3 || shown.length !== expected.length || !timingSafeEqual(shown, expected))
    return { ok: false, problem: 'forged' };
  const age = now.getTime() - Number(issued);
  if (age < TICKET_MIN_AGE_MS) return { ok: false, problem: 'too_young' };
  if (age > TICKET_MAX_AGE_MS) return { ok: false, problem: 'expired' };
  return { ok: true, id };
}
