import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { toInvoice } from './invoice-map';
import { packProduct, planProduct } from './names';

const START = Date.UTC(2026, 10, 20, 15) / 1_000;
const END = Date.UTC(2026, 11, 20, 15) / 1_000;
const at = (seconds: number) => new Date(seconds * 1_000);

function aLine(amount: number, product: string, change: Partial<Stripe.InvoiceLineItem> = {}) {
  return {
    id: `il_${amount}`,
    object: 'line_item',
    amount,
    currency: 'usd',
    description: 'a line',
    metadata: {},
    period: { start: START, end: END },
    pricing: {
      type: 'price_details',
      price_details: { price: 'price_1', product },
      unit_amount_decimal: null,
    },
    ...change,
  };
}

/** As Stripe lists one. */
function anInvoice(change: Partial<Stripe.Invoice> = {}, lines = [aLine(4_900, planProduct('team'))]) {
  return {
    id: 'in_1',
    object: 'invoice',
    number: 'LINTEL-0001',
    status: 'open',
    created: START,
    customer: 'cus_1',
    currency: 'usd',
    subtotal: 4_900,
    total: 4_900,
    total_discount_amounts: [],
    total_taxes: [],
    amount_due: 4_900,
    amount_paid: 0,
    amount_remaining: 4_900,
    attempt_count: 1,
    attempted: true,
    next_payment_attempt: END,
    hosted_invoice_url: 'https://invoice.stripe.com/i/1',
    invoice_pdf: 'https://pay.stripe.com/invoice/1/pdf',
    metadata: {},
    period_start: START - 1,
    period_end: START,
    status_transitions: {
      finalized_at: START,
      paid_at: null,
      voided_at: null,
      marked_uncollectible_at: null,
    },
    lines: { object: 'list', data: lines, has_more: false, url: '/v1/invoices/in_1/lines' },
    ...change,
  } as unknown as Stripe.Invoice;
}

describe('an invoice of Stripe’s as ours', () => {
  test('over a month of a plan, with the month that is charged rather than the one that is over', () => {
    expect(toInvoice(anInvoice())).toEqual({
      id: 'in_1',
      number: 'LINTEL-0001',
      kind: 'subscription',
      state: 'open',
      checks: null,
      tier: 'team',
      subtotalCents: 4_900,
      discountCents: 0,
      taxCents: 0,
      totalCents: 4_900,
      paidCents: 0,
      dueCents: 4_900,
      periodStartsAt: at(START),
      periodEndsAt: at(END),
      attempts: 1,
      nextAttemptAt: at(END),
      needsAction: false,
      pageUrl: 'https://invoice.stripe.com/i/1',
      pdfUrl: 'https://pay.stripe.com/invoice/1/pdf',
      invoicedAt: at(START),
      paidAt: null,
    });
  });

  test('half off, with tax on what is left; tax that is in the price adds nothing', () => {
    const paid = anInvoice({
      status: 'paid',
      total_discount_amounts: [{ amount: 2_450, discount: 'di_1' }],
      total_taxes: [
        { amount: 202, tax_behavior: 'exclusive' },
        { amount: 7, tax_behavior: 'inclusive' },
      ] as Stripe.Invoice.TotalTax[],
      total: 2_652,
      amount_paid: 2_652,
      amount_remaining: 0,
      next_payment_attempt: null,
      status_transitions: {
        finalized_at: START,
        paid_at: START + 5,
        voided_at: null,
        marked_uncollectible_at: null,
      },
    });
    expect(toInvoice(paid)).toMatchObject({
      state: 'paid',
      discountCents: 2_450,
      taxCents: 202,
      totalCents: 2_652,
      paidCents: 2_652,
      dueCents: 0,
      paidAt: at(START + 5),
    });
  });

  test('of a change of plans, the plan that is charged and not the one that is given back', () => {
    const lines = [aLine(-3_000, planProduct('team')), aLine(7_000, planProduct('professional'))];
    expect(toInvoice(anInvoice({}, lines)).tier).toBe('professional');
  });

  test('over a pack: what it is for stands in its metadata, and it has no month', () => {
    const metadata = { kind: 'checks', checks: '20', tier: 'team', wish: 'w' };
    const pack = toInvoice(anInvoice({ metadata }, [aLine(2_900, packProduct('team'))]));
    expect(pack).toMatchObject({
      kind: 'checks',
      checks: 20,
      tier: 'team',
      periodStartsAt: null,
      periodEndsAt: null,
    });
    const odd = anInvoice({ metadata: { kind: 'checks', checks: 'many', tier: 'gold' } });
    expect(toInvoice(odd)).toMatchObject({ checks: null, tier: null });
  });

  test('nothing is due on a void one, nobody tries it again, and the bank asks about open ones only', () => {
    const gone = toInvoice(anInvoice({ status: 'void' }), new Set(['in_1']));
    expect(gone).toMatchObject({ state: 'void', dueCents: 0, nextAttemptAt: null, needsAction: false });
    expect(toInvoice(anInvoice(), new Set(['in_1'])).needsAction).toBe(true);
  });

  test('one without any line, and a line without a price, have no plan', () => {
    expect(toInvoice(anInvoice({}, [])).tier).toBeNull();
    expect(toInvoice(anInvoice({}, [aLine(5, 'x', { pricing: null })])).tier).toBeNull();
  });
});
