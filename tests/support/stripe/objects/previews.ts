import type Stripe from 'stripe';
import { HOUR } from '../billing/calendar';
import { billPeriod, pendingLines, periodFrom } from '../billing/cycle';
import { composeInvoice } from '../billing/invoice-draft';
import { getPeriod, setPeriod } from '../billing/items';
import { getCustomerId, requireBook } from '../billing/standing';
import { copyFor } from '../copy';
import { ApiError, invalid } from '../http/errors';
import type { Params } from '../http/form';
import { map, text } from '../http/read';
import type { World } from '../world';
import { requireCustomer } from './customers';
import { updateSubscription } from './subscription-update';
import { getSubscription } from './subscriptions';

/** The next invoice of a subscription, as it is or as a change would make it. Nothing is kept. */
export function previewInvoice(world: World, params: Params): Stripe.Invoice {
  const id = text(params, 'subscription');
  if (id === undefined)
    throw invalid('A preview needs a subscription here.', {
      param: 'subscription',
      code: 'parameter_missing',
    });
  const real = getSubscription(world, id, 'subscription');
  const customerId = text(params, 'customer');
  if (customerId !== undefined && requireCustomer(world, customerId, 'customer').id !== getCustomerId(real))
    throw invalid(`The subscription ${id} belongs to another customer.`, { param: 'subscription' });
  const copy = copyFor(world, getCustomerId(real));
  copy.seed = `${world.seed}:preview`;
  const details = { ...map(params, 'subscription_details') };
  const subscription = getSubscription(copy, id);
  const atOnce = details.proration_behavior === 'always_invoice' && details.items !== undefined;
  if (atOnce) details.proration_behavior = 'create_prorations';
  if (Object.keys(details).length > 0) updateSubscription(copy, id, details);
  return atOnce ? composeProrations(copy, subscription) : composeUpcoming(copy, subscription);
}

function composeProrations(copy: World, subscription: Stripe.Subscription): Stripe.Invoice {
  const invoice = composeInvoice(copy, {
    id: `upcoming_${subscription.id}`,
    customer: getCustomerId(subscription),
    subscription,
    reason: 'upcoming',
    lines: pendingLines(copy, subscription),
    discounts: [],
    autoAdvance: true,
    period: { start: getPeriod(subscription).start, end: copy.now },
    automaticTax: subscription.automatic_tax.enabled,
  });
  invoice.next_payment_attempt = copy.now;
  return invoice;
}

/** What the end of the running period will bill. */
function composeUpcoming(copy: World, subscription: Stripe.Subscription): Stripe.Invoice {
  const { end } = getPeriod(subscription);
  const isOver = ['canceled', 'incomplete_expired'].includes(subscription.status);
  const isLast = subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= end;
  if (isOver || isLast)
    throw new ApiError(404, {
      type: 'invalid_request_error',
      code: 'invoice_upcoming_none',
      message: `No upcoming invoices for customer: ${getCustomerId(subscription)}`,
    });
  copy.now = Math.max(copy.now, end);
  if (subscription.status === 'trialing') subscription.status = 'active';
  const { period, natural } = periodFrom(subscription, end);
  setPeriod(subscription, period);
  requireBook(copy, subscription).naturalEnd = natural;
  const invoice = billPeriod(copy, subscription, 'upcoming', true);
  invoice.id = `upcoming_${subscription.id}`;
  invoice.next_payment_attempt = copy.now + HOUR;
  return invoice;
}
