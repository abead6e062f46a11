import type Stripe from 'stripe';
import { change, emit } from '../events';
import { ApiError, type ErrorBody, invalid } from '../http/errors';
import { behaviour, refusal } from '../objects/cards';
import { requireCustomer } from '../objects/customers';
import { NEXT_ACTION } from '../objects/next-action';
import { failPaymentIntent } from '../objects/payment-intents';
import { findId, getObjectId, newId, type World } from '../world';
import { findIntent, markPaid } from './invoice-states';
import { afterFailure, findSubscription } from './standing';

type Outcome =
  | { kind: 'paid' }
  | { kind: 'asks' }
  | { kind: 'refused'; reason: string }
  | { kind: 'no_card' };

/** What the bank says to a payment with this card. */
function decideOutcome(world: World, methodId: string | null, offSession: boolean): Outcome {
  const book = methodId === null ? undefined : world.cards.get(methodId);
  if (!book) return { kind: 'no_card' };
  const { asks, charge } = behaviour(book.kind);
  if (asks === 'always' || (asks === 'unless_set_up' && !(book.isSetUp && offSession)))
    return { kind: 'asks' };
  return charge === undefined ? { kind: 'paid' } : { kind: 'refused', reason: charge };
}

/** The card that pays an invoice. */
export function payingMethod(world: World, invoice: Stripe.Invoice): string | null {
  const customer = requireCustomer(world, getObjectId(invoice.customer ?? ''));
  return (
    findId(invoice.default_payment_method) ??
    findId(findSubscription(world, invoice)?.default_payment_method) ??
    findId(customer.invoice_settings.default_payment_method)
  );
}

/** Tries once. Null where it is paid, else what Stripe says of it. */
export function attempt(
  world: World,
  invoice: Stripe.Invoice,
  how: { offSession: boolean; automatic: boolean; method?: string | undefined },
): ErrorBody | null {
  const method = how.method ?? payingMethod(world, invoice);
  const outcome = decideOutcome(world, method, how.offSession);
  const intent = findIntent(world, invoice.id);
  if (!intent) return null;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (outcome.kind === 'paid' && method !== null) {
    succeed(world, invoice, intent, method);
    return null;
  }
  if (outcome.kind === 'asks') {
    intent.status = 'requires_action';
    intent.payment_method = method;
    intent.next_action = NEXT_ACTION as unknown as Stripe.PaymentIntent.NextAction;
    emit(world, 'payment_intent.requires_action', intent);
    emit(world, 'invoice.payment_action_required', invoice);
  } else if (outcome.kind === 'refused' && method !== null) {
    failPaymentIntent(world, intent, method, outcome.reason);
    setDelinquent(world, invoice, true);
  }
  afterFailure(world, invoice, how.automatic);
  emit(world, 'invoice.payment_failed', invoice);
  emit(world, 'invoice.updated', invoice, { attempt_count: invoice.attempt_count - 1 });
  return toErrorBody(outcome, intent);
}

function toErrorBody(outcome: Outcome, intent: Stripe.PaymentIntent): ErrorBody {
  if (outcome.kind === 'asks')
    return {
      type: 'card_error',
      code: 'invoice_payment_intent_requires_action',
      message:
        'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
    };
  if (outcome.kind === 'refused')
    return refusal(outcome.reason, {
      charge: intent.last_payment_error?.charge,
      payment_intent: structuredClone(intent),
    });
  return {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message:
      'There is no `default_payment_method` set on this Customer or Invoice. Please set a payment method before paying.',
  };
}

export function succeed(
  world: World,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
  method: string,
): void {
  intent.status = 'succeeded';
  intent.payment_method = method;
  intent.next_action = null;
  intent.last_payment_error = null;
  intent.amount_received = intent.amount;
  intent.latest_charge = newId(world, 'ch');
  emit(world, 'payment_intent.succeeded', intent);
  setDelinquent(world, invoice, false);
  markPaid(world, invoice, intent.amount);
}

function setDelinquent(world: World, invoice: Stripe.Invoice, delinquent: boolean): void {
  const customer = requireCustomer(world, getObjectId(invoice.customer ?? ''));
  change(world, customer, 'customer.updated', () => {
    customer.delinquent = delinquent;
  });
}

/** The holder answered the bank, or gave another card to the intent. */
export function confirmPayment(
  world: World,
  intent: Stripe.PaymentIntent,
  agreed: boolean,
  methodId?: string,
): void {
  const payment = [...world.invoicePayments.values()].find(
    (entry) => entry.payment.payment_intent === intent.id,
  );
  const invoice = payment && world.invoices.get(getObjectId(payment.invoice));
  const method = methodId ?? findId(intent.payment_method);
  if (intent.status === 'succeeded' || intent.status === 'canceled' || !invoice)
    throw invalid(`You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
    });
  if (method === null)
    throw invalid('You cannot confirm this PaymentIntent because it is missing a payment method.');
  const book = world.cards.get(method);
  const { asks, charge } = book ? behaviour(book.kind) : {};
  const reason = asks !== undefined && !agreed ? 'payment_intent_authentication_failure' : charge;
  if (reason === undefined) {
    if (book) book.isSetUp = true;
    succeed(world, invoice, intent, method);
    return;
  }
  failPaymentIntent(world, intent, method, reason);
  emit(world, 'invoice.payment_failed', invoice);
}

/** `POST /v1/invoices/:id/pay` where it did not pay. */
export function paymentError(body: ErrorBody): ApiError {
  return new ApiError(body.type === 'card_error' ? 402 : 400, body, { kept: true });
}
