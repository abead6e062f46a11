import type Stripe from 'stripe';
import { findIntent } from './billing/invoice-states';
import { getPeriod } from './billing/items';
import { couponOfDiscount } from './objects/coupons';
import { requireCustomer } from './objects/customers';
import { findId, getObjectId, newestFirst, type World } from './world';

export interface CustomerState {
  id: string;
  email: string | null;
  metadata: Record<string, string>;
  /** Negative: a credit. */
  balance: number;
  card: { id: string; brand: string; last4: string; fingerprint: string | null } | null;
  subscriptions: SubscriptionState[];
  invoices: InvoiceState[];
}

export interface SubscriptionState {
  id: string;
  status: string;
  /** Lookup keys of its prices. */
  prices: (string | null)[];
  amount: number;
  startedAt: number;
  trialEnd: number | null;
  periodStart: number;
  periodEnd: number;
  cancelAt: number | null;
  endedAt: number | null;
  metadata: Record<string, string>;
  /** Off the next invoice. */
  percentOff: number | null;
  pendingSetup: string | null;
  pendingUpdate: boolean;
}

export interface InvoiceState {
  id: string;
  status: string | null;
  reason: string | null;
  number: string | null;
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
  due: number;
  paid: number;
  attempts: number;
  nextAttempt: number | null;
  needsAction: boolean;
  metadata: Record<string, string>;
}

/** What is true of a customer, in plain form. The newest first. */
export function getCustomerState(world: World, customerId: string): CustomerState {
  const customer = requireCustomer(world, customerId);
  const cardId = findId(customer.invoice_settings.default_payment_method);
  const card = cardId === null ? undefined : world.paymentMethods.get(cardId)?.card;
  return {
    id: customer.id,
    email: customer.email,
    metadata: { ...customer.metadata },
    balance: customer.balance,
    card:
      cardId === null || !card
        ? null
        : { id: cardId, brand: card.brand, last4: card.last4, fingerprint: card.fingerprint ?? null },
    subscriptions: newestFirst(world.subscriptions.values())
      .filter((subscription) => subscription.customer === customerId)
      .map((subscription) => subscriptionState(world, subscription)),
    invoices: newestFirst(world.invoices.values())
      .filter((invoice) => invoice.customer === customerId)
      .map((invoice) => invoiceState(world, invoice)),
  };
}

function subscriptionState(world: World, subscription: Stripe.Subscription): SubscriptionState {
  const period = getPeriod(subscription);
  const discount = subscription.discounts[0];
  return {
    id: subscription.id,
    status: subscription.status,
    prices: subscription.items.data.map((item) => item.price.lookup_key),
    amount: subscription.items.data.reduce((sum, item) => sum + (item.price.unit_amount ?? 0), 0),
    startedAt: subscription.start_date,
    trialEnd: subscription.trial_end,
    periodStart: period.start,
    periodEnd: period.end,
    cancelAt: subscription.cancel_at,
    endedAt: subscription.ended_at,
    metadata: { ...subscription.metadata },
    percentOff:
      discount === undefined ? null : (couponOfDiscount(world, getObjectId(discount))?.percent_off ?? null),
    pendingSetup: findId(subscription.pending_setup_intent),
    pendingUpdate: subscription.pending_update !== null,
  };
}

function invoiceState(world: World, invoice: Stripe.Invoice): InvoiceState {
  const sum = (amounts: { amount: number }[] | null): number =>
    (amounts ?? []).reduce((total, { amount }) => total + amount, 0);
  return {
    id: invoice.id,
    status: invoice.status,
    reason: invoice.billing_reason,
    number: invoice.number,
    subtotal: invoice.subtotal,
    discount: sum(invoice.total_discount_amounts),
    tax: sum(invoice.total_taxes),
    total: invoice.total,
    due: invoice.amount_due,
    paid: invoice.amount_paid,
    attempts: invoice.attempt_count,
    nextAttempt: invoice.next_payment_attempt,
    needsAction: invoice.status === 'open' && findIntent(world, invoice.id)?.status === 'requires_action',
    metadata: { ...invoice.metadata },
  };
}
