import type { InvoiceKind, Tier } from '../types';
import {
  addInvoice,
  type BookedInvoice,
  type Books,
  numbered,
  type Outcome,
  runningOf,
  withInvoice,
  withSubscription,
} from './books';
import { answerWhenCharged } from './cards';
import { DAY, type Seconds } from './months';

/** Days between one try of a month's invoice and the next; after the last the plan closes. */
const RETRY_AFTER_DAYS = [3, 5, 7];

export interface NewInvoice {
  kind: InvoiceKind;
  tier: Tier;
  subtotalCents: number;
  discountCents?: number;
  checks?: number;
  period?: { startsAt: Seconds; endsAt: Seconds };
}

export const totalOf = (invoice: BookedInvoice): number => invoice.subtotalCents - invoice.discountCents;
/** What the card has to pay: the credit is off. */
export const dueOf = (invoice: BookedInvoice): number => totalOf(invoice) - invoice.creditCents;

/** Writes an invoice; the customer's credit pays of it what it can. */
export function raise(before: Books, now: Seconds, input: NewInvoice): { books: Books; invoiceId: string } {
  const { books, serial } = numbered(before);
  const discountCents = input.discountCents ?? 0;
  const creditCents = Math.min(books.creditCents, input.subtotalCents - discountCents);
  const invoice: BookedInvoice = {
    id: `in_${books.series}_${serial}`,
    number: `DEMO-${String(serial).padStart(4, '0')}`,
    kind: input.kind,
    state: 'open',
    checks: input.checks ?? null,
    tier: input.tier,
    subtotalCents: input.subtotalCents,
    discountCents,
    creditCents,
    paidCents: 0,
    periodStartsAt: input.period?.startsAt ?? null,
    periodEndsAt: input.period?.endsAt ?? null,
    attempts: 0,
    nextAttemptAt: null,
    needsAction: false,
    invoicedAt: now,
    paidAt: null,
  };
  const after = addInvoice({ ...books, creditCents: books.creditCents - creditCents }, invoice);
  return { books: after, invoiceId: invoice.id };
}

export function findInvoice(books: Books, invoiceId: string): BookedInvoice | null {
  return books.invoices.find((invoice) => invoice.id === invoiceId) ?? null;
}

/**
 * Puts an open invoice to the card. `byHand`: the card's holder is there and answers the bank; otherwise the clock
 * asks, which is all that counts for when it is tried again.
 */
export function attempt(books: Books, now: Seconds, invoiceId: string, byHand: boolean): Outcome {
  const invoice = findInvoice(books, invoiceId);
  if (invoice?.state !== 'open') return { books, refused: null, invoiceId };
  const answer =
    dueOf(invoice) === 0 ? 'pays' : books.card ? answerWhenCharged(books.card.last4) : 'card_declined';
  if (answer === 'pays' || (answer === 'asks' && byHand && invoice.needsAction))
    return { books: paid(books, now, invoice), refused: null, invoiceId };
  const asked = withInvoice(books, invoiceId, { needsAction: answer === 'asks' });
  const after = byHand && invoice.attempts > 0 ? asked : counted(asked, now, invoice);
  return { books: after, refused: answer === 'asks' ? null : answer, invoiceId };
}

/** An open invoice nobody is to pay any more; the credit that went into it comes back. */
export function voidInvoice(books: Books, invoiceId: string): Books {
  const invoice = findInvoice(books, invoiceId);
  if (invoice?.state !== 'open') return books;
  const changed = withInvoice(books, invoiceId, {
    state: 'void',
    creditCents: 0,
    nextAttemptAt: null,
    needsAction: false,
  });
  return { ...changed, creditCents: changed.creditCents + invoice.creditCents };
}

export function openMonths(books: Books): BookedInvoice[] {
  return books.invoices.filter(({ kind, state }) => kind === 'subscription' && state === 'open');
}

function paid(books: Books, now: Seconds, invoice: BookedInvoice): Books {
  const settled = withInvoice(books, invoice.id, {
    state: 'paid',
    paidCents: dueOf(invoice),
    attempts: Math.max(1, invoice.attempts),
    nextAttemptAt: null,
    needsAction: false,
    paidAt: now,
  });
  const waits = ['past_due', 'unpaid', 'incomplete'].includes(runningOf(settled)?.state ?? '');
  return waits && openMonths(settled).length === 0 ? withSubscription(settled, { state: 'active' }) : settled;
}

/** Counts a try that failed. Of a month's invoice it sets the next one, and the subscription's state. */
function counted(books: Books, now: Seconds, invoice: BookedInvoice): Books {
  const attempts = invoice.attempts + 1;
  const running = runningOf(books);
  if (invoice.kind === 'checks' || !running || running.state === 'incomplete')
    return withInvoice(books, invoice.id, { attempts });
  const days = RETRY_AFTER_DAYS[attempts - 1];
  const nextAttemptAt = days === undefined ? null : now + days * DAY;
  return withSubscription(withInvoice(books, invoice.id, { attempts, nextAttemptAt }), {
    state: nextAttemptAt === null ? 'unpaid' : 'past_due',
  });
}
