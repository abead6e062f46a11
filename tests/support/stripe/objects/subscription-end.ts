import type Stripe from 'stripe';
import { pendingLines } from '../billing/cycle';
import { createDraft } from '../billing/invoice-draft';
import { finalize } from '../billing/invoice-states';
import type { LineDraft } from '../billing/lines';
import { prorationLines } from '../billing/prorations';
import { end } from '../billing/standing';
import { noSuch } from '../http/errors';
import type { Params } from '../http/form';
import { bool, map, text } from '../http/read';
import { findId, type World } from '../world';
import { getSubscription } from './subscriptions';

export function cancelSubscription(world: World, id: string, params: Params): Stripe.Subscription {
  const subscription = getSubscription(world, id);
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) throw noSuch('subscription', id);
  const comment = text(map(params, 'cancellation_details') ?? {}, 'comment');
  if (subscription.cancellation_details && comment !== undefined)
    subscription.cancellation_details.comment = comment;
  const prorates = bool(params, 'prorate') ?? false;
  const lines = prorates ? unusedLines(world, subscription) : [];
  const invoicesNow = bool(params, 'invoice_now') ?? false;
  const pending = invoicesNow ? [...pendingLines(world, subscription), ...lines] : [];
  subscription.canceled_at = world.now;
  if (pending.length > 0) finalize(world, lastInvoice(world, subscription, pending));
  end(world, subscription, 'cancellation_requested');
  return subscription;
}

/** What is given back of the running period. */
function unusedLines(world: World, subscription: Stripe.Subscription): LineDraft[] {
  const changes = subscription.items.data.map(({ id: item }) => ({
    id: item,
    price: null,
    quantity: null,
    deleted: true,
  }));
  return prorationLines(world, subscription, changes, world.now);
}

/** A negative one goes to the customer's balance. */
function lastInvoice(world: World, subscription: Stripe.Subscription, lines: LineDraft[]): Stripe.Invoice {
  return createDraft(world, {
    customer: findId(subscription.customer) ?? '',
    subscription,
    reason: 'subscription_update',
    lines,
    discounts: [],
    autoAdvance: false,
    period: { start: world.now, end: world.now },
    automaticTax: subscription.automatic_tax.enabled,
  });
}
