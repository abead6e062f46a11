import type Stripe from 'stripe';
import { DAY } from '../billing/calendar';
import { periodFrom } from '../billing/cycle';
import { makeItem, parseItemChanges, setPeriod } from '../billing/items';
import { copyFor } from '../copy';
import { invalid, missingParam, noSuch } from '../http/errors';
import type { Params } from '../http/form';
import { int, map, metadataAfter, required, text } from '../http/read';
import { newestFirst, newId, type World } from '../world';
import { requirePrice } from './catalogue';
import { parseDiscounts } from './coupons';
import { requireCustomer } from './customers';
import { parseEnding, parseOwnMethod, parseTax, parseTrialSettings } from './subscription-fields';
import { start } from './subscription-start';

export function getSubscription(world: World, id: string, param?: string): Stripe.Subscription {
  const subscription = world.subscriptions.get(id);
  if (!subscription) throw noSuch('subscription', id, param);
  return subscription;
}

/** One new subscription. It is made on a copy first: what is refused, a payment included, leaves nothing behind. */
export function createSubscription(world: World, params: Params): Stripe.Subscription {
  const customer = requireCustomer(world, required(params, 'customer'), 'customer');
  create(copyFor(world, customer.id), params);
  return create(world, params);
}

function create(world: World, params: Params): Stripe.Subscription {
  const customer = requireCustomer(world, required(params, 'customer'), 'customer');
  const changes = parseItemChanges(world, null, params);
  if (changes.length === 0) throw missingParam('items');
  if (text(params, 'payment_behavior') === 'pending_if_incomplete')
    throw invalid('`pending_if_incomplete` cannot be used when creating a subscription.', {
      param: 'payment_behavior',
    });
  const method = parseOwnMethod(world, customer.id, params) ?? null;
  const tax = parseTax(world, customer, params, method) ?? false;
  const trialEnd = parseTrialEnd(world, params);
  const id = newId(world, 'sub');
  const anchor = trialEnd ?? world.now;
  const subscription: Stripe.Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: tax, liability: tax ? { type: 'self' } : null },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: parseBillingMode(params),
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: text(params, 'collection_method') ?? 'charge_automatically',
    created: world.now,
    currency: 'usd',
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: method,
    default_source: null,
    default_tax_rates: [],
    description: text(params, 'description') || null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: [], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: metadataAfter(null, params),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: world.now,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: parseTrialSettings(params) ?? {
      end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: 'create_invoice' },
    },
    trial_start: trialEnd === null ? null : world.now,
  };
  for (const [index, { price, quantity }] of changes.entries()) {
    if (price === null) throw missingParam(`items[${index}][price]`);
    const raw = (params.items as Params[])[index] ?? {};
    const item = makeItem(
      world,
      id,
      requirePrice(world, price),
      quantity ?? 1,
      { start: world.now, end: anchor },
      raw,
    );
    subscription.items.data.push(item);
  }
  const { period, natural } = periodFrom(subscription, world.now);
  const first = trialEnd === null ? period : { start: world.now, end: trialEnd };
  setPeriod(subscription, first);
  const ending = parseEnding(world, params, subscription);
  if (ending) {
    subscription.cancel_at = ending.cancelAt;
    subscription.cancel_at_period_end = ending.atPeriodEnd;
    subscription.canceled_at = ending.cancelAt === null ? null : world.now;
  }
  subscription.discounts = parseDiscounts(world, params, { customer: customer.id, subscription: id }) ?? [];
  world.subscriptions.set(id, subscription);
  world.books.set(id, {
    debits: [],
    naturalEnd: trialEnd ?? natural,
    warned: false,
    pendingInvoice: null,
    pending: null,
  });
  customer.currency ??= 'usd';
  start(world, subscription, params);
  return subscription;
}

function parseTrialEnd(world: World, params: Params): number | null {
  const days = int(params, 'trial_period_days');
  if (days !== undefined && params.trial_end !== undefined)
    throw invalid('You can only set one of `trial_end` and `trial_period_days`.', {
      code: 'parameters_exclusive',
    });
  if (days !== undefined) {
    if (days < 0 || days > 730)
      throw invalid('The maximum number of trial period days is 730 (2 years).', {
        param: 'trial_period_days',
      });
    return days === 0 ? null : world.now + days * DAY;
  }
  if (params.trial_end === undefined || params.trial_end === 'now') return null;
  const at = int(params, 'trial_end') ?? 0;
  if (at <= world.now) throw invalid('Invalid timestamp: must be in the future.', { param: 'trial_end' });
  return at;
}

function parseBillingMode(params: Params): Stripe.Subscription.BillingMode {
  const type = text(map(params, 'billing_mode') ?? {}, 'type') ?? 'flexible';
  return type === 'classic'
    ? { type, flexible: null }
    : { type: 'flexible', flexible: { proration_discounts: 'included' } };
}

const ENDED = ['canceled', 'incomplete_expired'];

export function listSubscriptions(world: World, params: Params): Stripe.Subscription[] {
  const customer = text(params, 'customer');
  const status = text(params, 'status');
  const price = text(params, 'price');
  return newestFirst(world.subscriptions.values()).filter(
    (subscription) =>
      (customer === undefined || subscription.customer === customer) &&
      (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
      (status === 'all' ||
        (status === undefined && subscription.status !== 'canceled') ||
        (status === 'ended' && ENDED.includes(subscription.status)) ||
        subscription.status === status),
  );
}
