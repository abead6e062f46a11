import type Stripe from 'stripe';
import { change, emit } from '../events';
import { requireCustomer } from '../objects/customers';
import { openPaymentIntent } from '../objects/payment-intents';
import { getObjectId, newId, type World } from '../world';
import { computeDue, sumUp } from './invoice-draft';
import { afterPayment, afterWriteOff } from './standing';

/** A draft becomes final: numbered, the balance applied, and paid where nothing is due. */
export function finalize(world: World, invoice: Stripe.Invoice): void {
  const customer = requireCustomer(world, getObjectId(invoice.customer ?? ''));
  sumUp(world, invoice);
  const before = customer.balance;
  const { due, balance } = computeDue(invoice.total, before);
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  invoice.status = 'open';
  invoice.amount_due = due;
  invoice.amount_remaining = due;
  invoice.starting_balance = before;
  invoice.ending_balance = balance;
  invoice.automatically_finalizes_at = null;
  invoice.effective_at = world.now;
  invoice.status_transitions.finalized_at = world.now;
  invoice.hosted_invoice_url = `https://invoice.stripe.com/i/acct_stand_in/test_${invoice.id}`;
  invoice.invoice_pdf = `https://pay.stripe.com/invoice/acct_stand_in/test_${invoice.id}/pdf`;
  for (const line of invoice.lines.data) {
    const parent = line.parent?.invoice_item_details ?? line.parent?.subscription_item_details;
    const item = parent?.invoice_item ? world.invoiceItems.get(parent.invoice_item) : undefined;
    if (item) item.invoice = invoice.id;
  }
  if (balance !== before)
    moveBalance(world, customer, balance - before, {
      type: 'applied_to_invoice',
      invoice: invoice.id,
      description: null,
      metadata: {},
    });
  if (due > 0) openPayment(world, invoice);
  emit(world, 'invoice.finalized', invoice);
  if (due === 0) markPaid(world, invoice, 0);
}

export function moveBalance(
  world: World,
  customer: Stripe.Customer,
  amount: number,
  about: {
    type: Stripe.CustomerBalanceTransaction.Type;
    invoice: string | null;
    description: string | null;
    metadata: Record<string, string>;
  },
): Stripe.CustomerBalanceTransaction {
  change(world, customer, 'customer.updated', () => {
    customer.balance += amount;
  });
  const transaction: Stripe.CustomerBalanceTransaction = {
    id: newId(world, 'cbtxn'),
    object: 'customer_balance_transaction',
    amount,
    checkout_session: null,
    created: world.now,
    credit_note: null,
    currency: 'usd',
    customer: customer.id,
    customer_account: null,
    ending_balance: customer.balance,
    livemode: false,
    ...about,
  };
  world.balanceTransactions.set(transaction.id, transaction);
  return transaction;
}

function openPayment(world: World, invoice: Stripe.Invoice): void {
  const intent = openPaymentIntent(world, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: getObjectId(invoice.customer ?? ''),
    description: invoice.description,
  });
  const payment: Stripe.InvoicePayment = {
    id: newId(world, 'inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  world.invoicePayments.set(payment.id, payment);
}

export function findPayment(world: World, invoiceId: string): Stripe.InvoicePayment | null {
  return [...world.invoicePayments.values()].find((payment) => payment.invoice === invoiceId) ?? null;
}

/** The intent that pays an invoice; null where nothing is due or it is a draft. */
export function findIntent(world: World, invoiceId: string): Stripe.PaymentIntent | null {
  const id = findPayment(world, invoiceId)?.payment.payment_intent;
  return id === undefined ? null : (world.paymentIntents.get(getObjectId(id)) ?? null);
}

export function markPaid(world: World, invoice: Stripe.Invoice, amount: number): void {
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.amount_paid = amount;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = world.now;
  const payment = findPayment(world, invoice.id);
  if (payment) {
    payment.status = 'paid';
    payment.amount_paid = amount;
    payment.status_transitions.paid_at = world.now;
    emit(world, 'invoice_payment.paid', payment);
  }
  emit(world, 'invoice.paid', invoice);
  emit(world, 'invoice.payment_succeeded', invoice);
  afterPayment(world, invoice);
}

export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.voided_at = world.now;
  const intent = findIntent(world, invoice.id);
  if (intent && intent.status !== 'succeeded') {
    intent.status = 'canceled';
    intent.canceled_at = world.now;
    intent.cancellation_reason = 'void_invoice';
    intent.next_action = null;
    emit(world, 'payment_intent.canceled', intent);
  }
  const payment = findPayment(world, invoice.id);
  if (payment && payment.status === 'open') {
    payment.status = 'canceled';
    payment.status_transitions.canceled_at = world.now;
  }
  // What the balance had paid goes back to it.
  const applied = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  if (applied !== 0)
    moveBalance(world, requireCustomer(world, getObjectId(invoice.customer ?? '')), -applied, {
      type: 'unapplied_from_invoice',
      invoice: invoice.id,
      description: null,
      metadata: {},
    });
  emit(world, 'invoice.voided', invoice);
  afterWriteOff(world, invoice);
}
