import { createHash, createHmac } from 'node:crypto';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { inquiries } from '@/db/schema';
import { brand } from '@/lib/brand';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addressBlock } from '@/lib/identity/throttle/client-address';
import { postMail } from '@/lib/providers/mail/post';
import { newReference } from './reference';
import type { Inquiry } from './schema';
import { getDetails, supportMail } from './support-mail';
import { readTicket } from './ticket';
import { INQUIRIES_PER_HOUR, type TicketProblem } from './types';

const HOUR_MS = 60 * 60_000;

/** What the process knows and the sender does not say. */
export interface ReceiveFacts {
  /** Signs the tickets and keys the hash of the address. */
  secret: string;
  /** Where the request came from; null where nobody could tell. */
  address: string | null;
  /** True where messages leave by SMTP; else the outbox is where they arrive. */
  sendsMail: boolean;
}

function refuseTicket(problem: TicketProblem): never {
  throw new AppError('conflict', { fields: { ticket: problem } });
}

/** The same words from the same form, whichever ticket brought them. */
function hashInquiry({ ticket: _, ...inquiry }: Inquiry): string {
  return createHash('sha256').update(JSON.stringify(inquiry)).digest('base64url');
}

function hashSender({ secret, address }: ReceiveFacts): string {
  return createHmac('sha256', secret)
    .update(`inquiry sender\n${addressBlock(address ?? 'unknown')}`)
    .digest('base64url');
}

/**
 * Stores an inquiry and mails support, in one transaction. A repetition with the same ticket after a lost
 * answer returns the stored one.
 */
export async function receiveInquiry(
  ctx: Context,
  inquiry: Inquiry,
  facts: ReceiveFacts,
): Promise<{ reference: string }> {
  // Rejected visibly: a person whose browser filled in the honeypot field is shown another contact.
  if (inquiry.website !== '') throw new AppError('forbidden');
  const ticket = readTicket(facts.secret, inquiry.ticket, ctx.now);
  if (!ticket.ok) return refuseTicket(ticket.problem);
  const digest = hashInquiry(inquiry);
  const senderKey = hashSender(facts);
  return ctx.db.transaction(async (tx) => {
    // Serialised by sender, so that concurrent inquiries are counted.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${senderKey}))`);
    const [earlier] = await tx
      .select({ reference: inquiries.id, digest: inquiries.digest })
      .from(inquiries)
      .where(eq(inquiries.ticketId, ticket.id));
    if (earlier) return earlier.digest === digest ? { reference: earlier.reference } : refuseTicket('used');
    const [recent] = await tx
      .select({ received: count() })
      .from(inquiries)
      .where(
        and(
          eq(inquiries.senderKey, senderKey),
          gt(inquiries.createdAt, new Date(ctx.now.getTime() - HOUR_MS)),
        ),
      );
    if ((recent?.received ?? 0) >= INQUIRIES_PER_HOUR) throw new AppError('rate_limited');
    return store({ ...ctx, db: tx }, inquiry, { digest, senderKey, ticketId: ticket.id }, facts.sendsMail);
  });
}

async function store(
  ctx: Context,
  inquiry: Inquiry,
  keys: { digest: string; senderKey: string; ticketId: string },
  sendsMail: boolean,
): Promise<{ reference: string }> {
  const reference = newReference();
  const { kind, locale, name, email, message } = inquiry;
  const messageId = await postMail(ctx, {
    to: brand.supportEmail,
    locale: 'en',
    template: 'supportInquiry',
    props: supportMail(inquiry, reference),
    sendsMail,
    siteUrl: brand.siteUrl,
    // The address has been checked: it holds no line break.
    headers: { 'Reply-To': email },
  });
  const [stored] = await ctx.db
    .insert(inquiries)
    .values({
      id: reference,
      kind,
      locale,
      name,
      email,
      message,
      details: getDetails(inquiry),
      ...keys,
      messageId,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: inquiries.ticketId })
    .returning({ id: inquiries.id });
  // The same ticket from another address at the same moment; the transaction takes the mail back with it.
  if (!stored) return refuseTicket('used');
  return { reference };
}
