import type Stripe from 'stripe';
import { billPeriod } from '../billing/cycle';
import { finalize } from '../billing/invoice-states';
import { attempt, payingMethod } from '../billing/payments';
import { emit } from '../events';
import { ApiError, type ErrorBody, invalid } from '../http/errors';
import type { Params } from '../http/form';
import { bool, text } from '../http/read';
import { findId, type World } from '../world';
import { behaviour } from './cards';
import { requireCustomer } from './customers';
import { confirmSetup, openSetupIntent } from './setup-intents';
import { requiresAction } from './subscription-fields';

/** The first invoice, and what its payment makes of the subscription. */
export function start(world: World, subscription: Stripe.Subscription, params: Params): void {
  const behaviorWanted = text(params, 'payment_behavior') ?? 'allow_incomplete';
  const invoice = billPeriod(world, subscription, 'subscription_create', true);
  emit(world, 'customer.subscription.created', subscription);
  finalize(world, invoice);
  if (invoice.status === 'open') {
    if (behaviorWanted !== 'default_incomplete') {
      if (payingMethod(world, invoice) === null)
        throw invalid(
          'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
          { code: 'resource_missing' },
        );
      const error = attempt(world, invoice, {
        offSession: bool(params, 'off_session') ?? false,
        automatic: false,
      });
      if (error && behaviorWanted === 'error_if_incomplete') throw incompleteError(error);
    }
    return;
  }
  if (subscription.status === 'incomplete') subscription.status = 'active';
  askForSetup(world, subscription, bool(params, 'off_session') ?? false, behaviorWanted);
}

export function incompleteError(error: ErrorBody): ApiError {
  if (error.code === 'invoice_payment_intent_requires_action') return requiresAction();
  return new ApiError(error.type === 'card_error' ? 402 : 400, error);
}

/** Nothing is charged yet, but the bank may want to hear from the holder before it is. */
export function askForSetup(
  world: World,
  subscription: Stripe.Subscription,
  offSession: boolean,
  paymentBehavior: string,
): void {
  const customer = requireCustomer(world, findId(subscription.customer) ?? '');
  const method =
    findId(subscription.default_payment_method) ?? findId(customer.invoice_settings.default_payment_method);
  const book = method === null ? undefined : world.cards.get(method);
  const asks = book !== undefined && behaviour(book.kind).asks !== undefined && !book.isSetUp;
  if (offSession || !(asks || (method === null && paymentBehavior === 'default_incomplete'))) return;
  const intent = openSetupIntent(world, { customer: customer.id, method });
  if (method !== null) confirmSetup(world, intent);
  subscription.pending_setup_intent = intent.id;
}
