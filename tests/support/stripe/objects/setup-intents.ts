import type Stripe from 'stripe';
import { change, emit } from '../events';
import { invalid, noSuch } from '../http/errors';
import type { Params } from '../http/form';
import { bool, metadataAfter, required, text } from '../http/read';
import { findId, newId, newSecret, type World } from '../world';
import { behaviour } from './cards';
import { requireCustomer } from './customers';
import { NEXT_ACTION } from './next-action';
import { attachMethod, requirePaymentMethod } from './payment-methods';

export function requireSetupIntent(world: World, id: string): Stripe.SetupIntent {
  const intent = world.setupIntents.get(id);
  if (!intent) throw noSuch('setupintent', id, 'intent');
  return intent;
}

export function openSetupIntent(
  world: World,
  input: { customer: string | null; method: string | null; metadata?: Record<string, string> },
): Stripe.SetupIntent {
  const id = newId(world, 'seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newSecret(world, id),
    created: world.now,
    customer: input.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: input.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: input.method,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: input.method === null ? 'requires_payment_method' : 'requires_confirmation',
    usage: 'off_session',
  };
  world.setupIntents.set(id, intent);
  emit(world, 'setup_intent.created', intent);
  return intent;
}

/** Puts the card to its bank: agreed at once, or the bank asks its holder. */
export function confirmSetup(world: World, intent: Stripe.SetupIntent, methodId?: string): void {
  const id = methodId ?? findId(intent.payment_method);
  if (id === null)
    throw invalid('You cannot confirm this SetupIntent because it is missing a payment method.', {
      param: 'payment_method',
    });
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalid(`You cannot confirm this SetupIntent because it has already ${intent.status}.`, {
      code: 'setup_intent_unexpected_state',
    });
  requirePaymentMethod(world, id, 'payment_method');
  intent.payment_method = id;
  const book = world.cards.get(id);
  if (book && behaviour(book.kind).asks && !book.isSetUp) {
    if (intent.status === 'requires_action') return;
    intent.status = 'requires_action';
    intent.next_action = NEXT_ACTION as unknown as Stripe.SetupIntent.NextAction;
    emit(world, 'setup_intent.requires_action', intent);
    return;
  }
  finishSetup(world, intent);
}

export function finishSetup(world: World, intent: Stripe.SetupIntent): void {
  const id = findId(intent.payment_method);
  const customer = findId(intent.customer);
  if (id !== null && customer !== null) attachMethod(world, id, { customer });
  const book = id === null ? undefined : world.cards.get(id);
  if (book) book.isSetUp = true;
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.last_setup_error = null;
  emit(world, 'setup_intent.succeeded', intent);
  for (const subscription of world.subscriptions.values())
    if (subscription.pending_setup_intent === intent.id)
      change(world, subscription, 'customer.subscription.updated', () => {
        subscription.pending_setup_intent = null;
      });
}

export function failSetup(world: World, intent: Stripe.SetupIntent): void {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_setup_error = {
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    type: 'invalid_request_error',
  };
  intent.payment_method = null;
  emit(world, 'setup_intent.setup_failed', intent);
}

export function createSetupIntent(world: World, params: Params): Stripe.SetupIntent {
  const customer = text(params, 'customer') ?? null;
  if (customer !== null) requireCustomer(world, customer, 'customer');
  const method = text(params, 'payment_method') ?? null;
  if (method !== null) requirePaymentMethod(world, method, 'payment_method');
  const intent = openSetupIntent(world, { customer, method, metadata: metadataAfter(null, params) });
  if (bool(params, 'confirm')) confirmSetup(world, intent);
  return intent;
}

export function cancelSetup(world: World, id: string): Stripe.SetupIntent {
  const intent = requireSetupIntent(world, id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw invalid(`You cannot cancel this SetupIntent because it has a status of ${intent.status}.`, {
      code: 'setup_intent_unexpected_state',
    });
  intent.status = 'canceled';
  intent.next_action = null;
  emit(world, 'setup_intent.canceled', intent);
  return intent;
}

export function confirmSetupRequest(world: World, id: string, params: Params): Stripe.SetupIntent {
  const intent = requireSetupIntent(world, id);
  confirmSetup(
    world,
    intent,
    params.payment_method === undefined ? undefined : required(params, 'payment_method'),
  );
  return intent;
}
