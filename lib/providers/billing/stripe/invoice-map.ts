import type Stripe from 'stripe';
import type { ProviderInvoice } from '../provider';
import { INVOICE_STATES, type InvoiceState, TIERS, type Tier } from '../types';
import { fromUnixSeconds, getReferenceId } from './access';
import { tierOfProduct } from './names';

/** Metadata keys of an invoice for a pack: its kind, number of checks, plan and idempotency key. */
export const KIND = 'kind';
export const CHECKS = 'checks';
export const TIER = 'tier';
export const PURCHASE_KEY = 'wish';

export function isPack({ metadata }: Pick<Stripe.Invoice, 'metadata'>): boolean {
  return metadata?.[KIND] === 'checks';
}

/** `waiting`: ids of invoices that require authentication. */
export function toInvoice(
  invoice: Stripe.Invoice,
  waiting: ReadonlySet<string> = new Set(),
): ProviderInvoice {
  const pack = isPack(invoice);
  const line = mainLine(invoice);
  const state = toInvoiceState(invoice);
  const period = pack ? undefined : line?.period;
  return {
    id: invoice.id,
    number: invoice.number,
    kind: pack ? 'checks' : 'subscription',
    state,
    checks: pack ? Number(invoice.metadata?.[CHECKS]) || null : null,
    tier: pack ? tierOfText(invoice.metadata?.[TIER]) : tierOfLine(line),
    subtotalCents: invoice.subtotal,
    discountCents: sum(invoice.total_discount_amounts),
    taxCents: sum(invoice.total_taxes?.filter(({ tax_behavior }) => tax_behavior === 'exclusive')),
    totalCents: invoice.total,
    paidCents: invoice.amount_paid,
    dueCents: state === 'void' ? 0 : invoice.amount_remaining,
    periodStartsAt: fromUnixSeconds(period?.start),
    periodEndsAt: fromUnixSeconds(period?.end),
    attempts: invoice.attempt_count,
    nextAttemptAt: state === 'open' ? fromUnixSeconds(invoice.next_payment_attempt) : null,
    needsAction: state === 'open' && waiting.has(invoice.id),
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
    invoicedAt: fromUnixSeconds(invoice.created),
    paidAt: fromUnixSeconds(invoice.status_transitions.paid_at),
  };
}

function toInvoiceState({ status }: Stripe.Invoice): InvoiceState {
  return INVOICE_STATES.find((state) => state === status) ?? 'draft';
}

/** Of a plan change, the line that charges rather than the one that credits. */
function mainLine({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined {
  return lines.data.reduce<Stripe.InvoiceLineItem | undefined>(
    (main, line) => (main === undefined || line.amount > main.amount ? line : main),
    undefined,
  );
}

function tierOfLine(line: Stripe.InvoiceLineItem | undefined): Tier | null {
  return tierOfProduct(line?.pricing?.price_details?.product ?? '');
}

function tierOfText(text: string | undefined): Tier | null {
  return TIERS.find((tier) => tier === text) ?? null;
}

function sum(amounts: { amount: number }[] | null | undefined): number {
  return (amounts ?? []).reduce((total, { amount }) => total + amount, 0);
}

/** The customer an invoice is for. */
export function getCustomerId({ customer }: Pick<Stripe.Invoice, 'customer'>): string | null {
  return getReferenceId(customer);
}
