import type Stripe from 'stripe';
import { emit } from '../events';
import { noSuch } from '../http/errors';
import { newId, newSecret, type World } from '../world';
import { refusal } from './cards';
import { requirePaymentMethod } from './payment-methods';

export function requirePaymentIntent(world: World, id: string): Stripe.PaymentIntent {
  const intent = world.paymentIntents.get(id);
  if (!intent) throw noSuch('payment_intent', id, 'intent');
  return intent;
}

/** The intent of an invoice's payment. */
export function openPaymentIntent(
  world: World,
  input: { amount: number; currency: string; customer: string; description: string | null },
): Stripe.PaymentIntent {
  const id = newId(world, 'pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newSecret(world, id),
    confirmation_method: 'automatic',
    created: world.now,
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
  world.paymentIntents.set(id, intent);
  emit(world, 'payment_intent.created', intent);
  return intent;
}

export function failPaymentIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  methodId: string,
  reason: string,
): void {
  const authentication = reason === 'payment_intent_authentication_failure';
  const body = authentication
    ? {
        type: 'invalid_request_error',
        code: reason,
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      }
    : refusal(reason, { charge: newId(world, 'ch') });
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_payment_error = {
    ...body,
    payment_method: structuredClone(requirePaymentMethod(world, methodId)),
  } as Stripe.PaymentIntent.LastPaymentError;
  emit(world, 'payment_intent.payment_failed', intent);
}
