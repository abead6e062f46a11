import type { CheckPack } from '../provider';
import { type Books, done, type Outcome } from './books';
import { attempt, findInvoice, raise, voidInvoice } from './invoices';
import type { Seconds } from './months';

/** Paid at once. Refused, the invoice is void; where the bank asks, it stays open. */
export function buyChecks(books: Books, now: Seconds, pack: CheckPack): Outcome {
  const { books: invoiced, invoiceId } = raise(books, now, {
    kind: 'checks',
    tier: pack.tier,
    checks: pack.count,
    subtotalCents: pack.priceCents,
  });
  const tried = attempt(invoiced, now, invoiceId, true);
  return tried.refused ? { ...tried, books: voidInvoice(tried.books, invoiceId) } : tried;
}

export function dropInvoice(books: Books, invoiceId: string): Outcome {
  const invoice = findInvoice(books, invoiceId);
  return done(invoice?.kind === 'checks' ? voidInvoice(books, invoiceId) : books);
}

export function giveCredit(books: Books, cents: number): Outcome {
  return done({ ...books, creditCents: books.creditCents + cents });
}
