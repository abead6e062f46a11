import type Stripe from 'stripe';
import { emit } from '../events';
import { computeReduction } from '../objects/coupons';
import { requireCustomer } from '../objects/customers';
import { getObjectId, newId, type World } from '../world';
import { buildLine, type LineDraft } from './lines';

/** Below this nothing is charged: it waits on the customer's balance. */
export const SMALLEST_CHARGE = 50;

export interface InvoiceInput {
  id?: string;
  customer: string;
  subscription: Stripe.Subscription | null;
  reason: NonNullable<Stripe.Invoice.BillingReason>;
  lines: LineDraft[];
  discounts: string[];
  autoAdvance: boolean;
  period: { start: number; end: number };
  automaticTax: boolean;
  metadata?: Record<string, string>;
  description?: string | null;
  currency?: string;
  defaultMethod?: string | null;
}

/** A draft with its sums; says nothing yet. */
export function composeInvoice(world: World, input: InvoiceInput): Stripe.Invoice {
  const customer = requireCustomer(world, input.customer);
  const id = input.id ?? newId(world, 'in');
  const currency = input.currency ?? 'usd';
  const invoice: Stripe.Invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Stand-in',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: input.autoAdvance,
    automatic_tax: {
      disabled_reason: null,
      enabled: input.automaticTax,
      liability: input.automaticTax ? { type: 'self' } : null,
      provider: input.automaticTax ? 'stripe' : null,
      status: input.automaticTax ? 'complete' : null,
    },
    automatically_finalizes_at: input.autoAdvance ? world.now + world.settings.draftSeconds : null,
    billing_reason: input.reason,
    collection_method: 'charge_automatically',
    created: world.now,
    currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: input.defaultMethod ?? null,
    default_source: null,
    default_tax_rates: [],
    description: input.description ?? null,
    discounts: [...input.discounts],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: input.lines.map((line) => buildLine(world, id, currency, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: { ...input.metadata },
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: input.subscription && {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: {
        metadata: { ...input.subscription.metadata },
        subscription: input.subscription.id,
      },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: input.period.end,
    period_start: input.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: world.now,
  };
  sumUp(world, invoice);
  return invoice;
}

export function createDraft(world: World, input: InvoiceInput): Stripe.Invoice {
  const invoice = composeInvoice(world, input);
  world.invoices.set(invoice.id, invoice);
  for (const { invoiceItem } of input.lines) {
    const item = invoiceItem === null ? undefined : world.invoiceItems.get(invoiceItem);
    if (item) item.invoice = invoice.id;
  }
  if (input.subscription) input.subscription.latest_invoice = invoice.id;
  emit(world, 'invoice.created', invoice);
  return invoice;
}

/** A draft's sums, from its lines; what is due takes the customer's balance into account. */
export function sumUp(world: World, invoice: Stripe.Invoice): void {
  const off = new Map<string, number>();
  for (const line of invoice.lines.data) {
    line.discount_amounts = [];
    if (!line.discountable) continue;
    let rest = line.amount;
    for (const discount of invoice.discounts.map(getObjectId)) {
      const amount = computeReduction(world, discount, rest);
      rest -= amount;
      line.discount_amounts.push({ amount, discount });
      off.set(discount, (off.get(discount) ?? 0) + amount);
    }
  }
  invoice.subtotal = invoice.lines.data.reduce((sum, line) => sum + line.amount, 0);
  invoice.subtotal_excluding_tax = invoice.subtotal;
  invoice.total_discount_amounts = [...off].map(([discount, amount]) => ({ amount, discount }));
  const net = invoice.subtotal - [...off.values()].reduce((sum, amount) => sum + amount, 0);
  const tax = invoice.automatic_tax.enabled ? Math.round((net * world.settings.taxPercent) / 100) : 0;
  invoice.total_excluding_tax = net;
  invoice.total_taxes =
    tax === 0
      ? []
      : [
          {
            amount: tax,
            tax_behavior: 'exclusive',
            tax_rate_details: { tax_rate: 'txr_stand_in' },
            taxability_reason: 'standard_rated',
            taxable_amount: net,
            type: 'tax_rate_details',
          },
        ];
  invoice.total = net + tax;
  const { balance } = requireCustomer(world, getObjectId(invoice.customer ?? ''));
  invoice.starting_balance = balance;
  invoice.amount_due = computeDue(invoice.total, balance).due;
  invoice.amount_remaining = invoice.amount_due;
}

/** A credit balance is negative, a debt positive; what is too small to be charged becomes debt. */
export function computeDue(total: number, balance: number): { due: number; balance: number } {
  const sum = total + balance;
  return sum < SMALLEST_CHARGE ? { due: 0, balance: sum } : { due: sum, balance: 0 };
}
