import { PLANS } from '../plans';
import type { AccountSnapshot, ProviderCard, ProviderInvoice, ProviderSubscription } from '../provider';
import type { DemoAccount, DemoInvoice, DemoSubscription } from './account';
import { nextChangeAt } from './advance';
import { getAmountDue, getInvoiceTotal, openMonths } from './invoices';
import { type Seconds, toDate } from './months';

const LISTED_INVOICES = 100;

export function toAccountSnapshot(account: DemoAccount): AccountSnapshot {
  const changesAt = nextChangeAt(account);
  return {
    card: account.card && toProviderCard(account.card),
    subscription: account.subscription && toProviderSubscription(account, account.subscription),
    invoices: account.invoices.slice(-LISTED_INVOICES).reverse().map(toProviderInvoice),
    creditCents: account.creditCents,
    nextChangeAt: dateOrNull(changesAt),
  };
}

/** No fingerprint: of a made-up card only the last digits are known, which many people share. */
function toProviderCard({ brand, last4, expMonth, expYear }: NonNullable<DemoAccount['card']>): ProviderCard {
  return { brand, last4, expMonth, expYear, fingerprint: null };
}

function toProviderSubscription(account: DemoAccount, subscription: DemoSubscription): ProviderSubscription {
  const next =
    subscription.endsAt !== null && subscription.next && subscription.endsAt <= subscription.next.from
      ? null
      : subscription.next;
  return {
    id: subscription.id,
    tier: subscription.tier,
    priceCents: PLANS[subscription.tier].priceCents,
    state: subscription.state,
    startedAt: toDate(subscription.startedAt),
    trialEndsAt: dateOrNull(subscription.trialEndsAt),
    currentPeriodStartsAt: toDate(subscription.periodStartsAt),
    currentPeriodEndsAt: toDate(subscription.periodEndsAt),
    endsAt: dateOrNull(subscription.endsAt),
    endedAt: dateOrNull(subscription.endedAt),
    next: next && { tier: next.tier, from: toDate(next.from) },
    discountPercent: subscription.discountPercent,
    needsAction: openMonths(account).some((invoice) => invoice.needsAction),
  };
}

function toProviderInvoice(invoice: DemoInvoice): ProviderInvoice {
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
    totalCents: getInvoiceTotal(invoice),
    paidCents: invoice.paidCents,
    dueCents: invoice.state === 'open' ? getAmountDue(invoice) : 0,
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
