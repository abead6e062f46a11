import type Stripe from 'stripe';
import { billPeriod, periodFrom } from '../billing/cycle';
import { getPeriod, parseItemChanges, setPeriod } from '../billing/items';
import { getCustomerId, requireBook } from '../billing/standing';
import { copyFor } from '../copy';
import { change } from '../events';
import type { ErrorBody } from '../http/errors';
import { invalid } from '../http/errors';
import type { Params } from '../http/form';
import { bool, int, map, metadataAfter, text } from '../http/read';
import type { World } from '../world';
import { parseDiscounts } from './coupons';
import { requireCustomer } from './customers';
import {
  parseEnding,
  parseOwnMethod,
  parseTax,
  parseTrialSettings,
  refuseBesidePending,
} from './subscription-fields';
import { payUpdate, updateItems } from './subscription-items';
import { askForSetup, incompleteError } from './subscription-start';
import { getSubscription } from './subscriptions';

/** One update; with `error_if_incomplete` it is tried on a copy first, so that a refusal changes nothing. */
export function updateSubscription(world: World, id: string, params: Params): Stripe.Subscription {
  const subscription = getSubscription(world, id);
  refuseBesidePending(params);
  if (text(params, 'payment_behavior') === 'error_if_incomplete') {
    const copy = copyFor(world, getCustomerId(subscription));
    const error = update(copy, id, params);
    if (error) throw incompleteError(error);
  }
  update(world, id, params);
  return subscription;
}

/** What the payment it caused was answered, where it was not paid. */
function update(world: World, id: string, params: Params): ErrorBody | null {
  const subscription = getSubscription(world, id);
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) {
    updateEnded(world, subscription, params);
    return null;
  }
  const customer = requireCustomer(world, getCustomerId(subscription));
  const method = parseOwnMethod(world, customer.id, params);
  const ending = parseEnding(world, params, subscription);
  const tax = parseTax(world, customer, params, method ?? null);
  const changes = parseItemChanges(world, subscription, params);
  const trialEnd = newTrialEnd(world, params, subscription);
  const metadata = metadataAfter(subscription.metadata, params);
  const discounts = parseDiscounts(world, params, { customer: customer.id, subscription: id });
  let error: ErrorBody | null = null;
  change(world, subscription, 'customer.subscription.updated', () => {
    subscription.metadata = metadata;
    if (method !== undefined) subscription.default_payment_method = method;
    if (discounts !== undefined) subscription.discounts = discounts;
    if (params.description !== undefined) subscription.description = text(params, 'description') || null;
    subscription.trial_settings = parseTrialSettings(params) ?? subscription.trial_settings;
    if (tax !== undefined)
      subscription.automatic_tax = {
        disabled_reason: null,
        enabled: tax,
        liability: tax ? { type: 'self' } : null,
      };
    if (changes.length > 0) error = updateItems(world, subscription, changes, params);
    if (trialEnd !== undefined) error = moveTrial(world, subscription, trialEnd, params) ?? error;
    if (ending) setEnding(world, subscription, ending.cancelAt, ending.atPeriodEnd);
    const comment = text(map(params, 'cancellation_details') ?? {}, 'comment');
    if (subscription.cancellation_details && comment !== undefined)
      subscription.cancellation_details.comment = comment || null;
    if (method !== undefined && subscription.status === 'trialing')
      askForSetup(world, subscription, bool(params, 'off_session') ?? false, 'allow_incomplete');
  });
  return error;
}

function updateEnded(world: World, subscription: Stripe.Subscription, params: Params): void {
  const allowed = ['cancellation_details', 'expand', 'metadata'];
  const [wrong] = Object.keys(params).filter((name) => !allowed.includes(name));
  if (wrong !== undefined)
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'invalid_canceled_subscription_fields',
      param: wrong,
    });
  change(world, subscription, 'customer.subscription.updated', () => {
    subscription.metadata = metadataAfter(subscription.metadata, params);
  });
}

function setEnding(
  world: World,
  subscription: Stripe.Subscription,
  cancelAt: number | null,
  atPeriodEnd: boolean,
): void {
  subscription.cancel_at = cancelAt;
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.canceled_at = cancelAt === null ? null : world.now;
  if (subscription.cancellation_details)
    subscription.cancellation_details.reason = cancelAt === null ? null : 'cancellation_requested';
  const { start } = getPeriod(subscription);
  const { naturalEnd } = requireBook(world, subscription);
  setPeriod(subscription, {
    start,
    end: cancelAt !== null && cancelAt < naturalEnd ? cancelAt : naturalEnd,
  });
}

function newTrialEnd(
  world: World,
  params: Params,
  subscription: Stripe.Subscription,
): number | 'now' | undefined {
  if (params.trial_end === undefined) return undefined;
  if (params.trial_end === 'now') return subscription.status === 'trialing' ? 'now' : undefined;
  const at = int(params, 'trial_end') ?? 0;
  if (at <= world.now) throw invalid('Invalid timestamp: must be in the future.', { param: 'trial_end' });
  return at;
}

/** A trial that ends now is billed now; another end moves the anchor with it. */
function moveTrial(
  world: World,
  subscription: Stripe.Subscription,
  trialEnd: number | 'now',
  params: Params,
): ErrorBody | null {
  const at = trialEnd === 'now' ? world.now : trialEnd;
  subscription.trial_end = at;
  subscription.billing_cycle_anchor = at;
  const book = requireBook(world, subscription);
  book.warned = false;
  if (trialEnd !== 'now') {
    subscription.trial_start ??= world.now;
    subscription.status = 'trialing';
    book.naturalEnd = at;
    setPeriod(subscription, { start: getPeriod(subscription).start, end: at });
    return null;
  }
  subscription.status = 'active';
  const { period, natural } = periodFrom(subscription, at);
  setPeriod(subscription, period);
  book.naturalEnd = natural;
  const invoice = billPeriod(world, subscription, 'subscription_update', true);
  return payUpdate(world, subscription, invoice, params, { waits: () => {}, applies: () => {} });
}
