import { PLANS } from '../plans';
import type { AccountSnapshot, ProviderCard, ProviderInvoice, ProviderSubscription } from '../provider';
import { nextChangeAt } from './advance';
import type { BookedInvoice, BookedSubscription, Books } from './books';
import { dueOf, openMonths, totalOf } from './invoices';
import { type Seconds, toDate } from './months';

const LISTED_INVOICES = 100;

export function snapshotOf(books: Books): AccountSnapshot {
  const changesAt = nextChangeAt(books);
  return {
    card: books.card && cardOf(books.card),
    subscription: books.subscription && subscriptionOf(books, books.subscription),
    invoices: books.invoices.slice(-LISTED_INVOICES).reverse().map(invoiceOf),
    creditCents: books.creditCents,
    nextChangeAt: dateOrNull(changesAt),
  };
}

/** Without a fingerprint: of a made-up card only its ending is known, and many people have the same one. */
function cardOf({ brand, last4, expMonth, expYear }: NonNullable<Books['card']>): ProviderCard {
  return { brand, last4, expMonth, expYear, fingerprint: null };
}

function subscriptionOf(books: Books, held: BookedSubscription): ProviderSubscription {
  const next = held.endsAt !== null && held.next && held.endsAt <= held.next.from ? null : held.next;
  return {
    id: held.id,
    tier: held.tier,
    priceCents: PLANS[held.tier].priceCents,
    state: held.state,
    startedAt: toDate(held.startedAt),
    trialEndsAt: dateOrNull(held.trialEndsAt),
    currentPeriodStartsAt: toDate(held.periodStartsAt),
    currentPeriodEndsAt: toDate(held.periodEndsAt),
    endsAt: dateOrNull(held.endsAt),
    endedAt: dateOrNull(held.endedAt),
    next: next && { tier: next.tier, from: toDate(next.from) },
    discountPercent: held.discountPercent,
    needsAction: openMonths(books).some((invoice) => invoice.needsAction),
  };
}

function invoiceOf(invoice: BookedInvoice): ProviderInvoice {
  return {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind,
    state: invoice.state,
    checks: invoice.checks,
    tier: invoice.tier,
    subtotalCents: invoice.subtotalCents,
    discountCents: invoice.discountCents,
    taxCents: 0,
    totalCents: totalOf(invoice),
    paidCents: invoice.paidCents,
    dueCents: invoice.state === 'open' ? dueOf(invoice) : 0,
    periodStartsAt: dateOrNull(invoice.periodStartsAt),
    periodEndsAt: dateOrNull(invoice.periodEndsAt),
    attempts: invoice.attempts,
    nextAttemptAt: dateOrNull(invoice.nextAttemptAt),
    needsAction: invoice.needsAction,
    pageUrl: null,
    pdfUrl: null,
    invoicedAt: toDate(invoice.invoicedAt),
    paidAt: dateOrNull(invoice.paidAt),
  };
}

function dateOrNull(at: Seconds | null): Date | null {
  return at === null ? null : toDate(at);
}
