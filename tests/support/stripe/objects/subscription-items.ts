import type Stripe from 'stripe';
import { pendingLines } from '../billing/cycle';
import { createDraft } from '../billing/invoice-draft';
import { finalize } from '../billing/invoice-states';
import { getPeriod, type ItemChange } from '../billing/items';
import { toInvoiceItem } from '../billing/lines';
import { attempt } from '../billing/payments';
import { dropPendingUpdate, keepPending } from '../billing/pending-update';
import { applyItems, prorationLines } from '../billing/prorations';
import { getCustomerId, requireBook } from '../billing/standing';
import { emit } from '../events';
import { type ErrorBody, invalid } from '../http/errors';
import type { Params } from '../http/form';
import { bool, int, text } from '../http/read';
import { findId, type World } from '../world';

/** Other prices or quantities, with what they cost. */
export function updateItems(
  world: World,
  subscription: Stripe.Subscription,
  changes: ItemChange[],
  params: Params,
): ErrorBody | null {
  dropPendingUpdate(world, subscription);
  const proration = text(params, 'proration_behavior') ?? 'create_prorations';
  const at = int(params, 'proration_date') ?? world.now;
  const { start, end } = getPeriod(subscription);
  if (at < start || at > end)
    throw invalid('Invalid proration date: it must be within the current period.', {
      param: 'proration_date',
    });
  if (proration === 'none') {
    applyItems(world, subscription, changes, at, false);
    return null;
  }
  const lines = prorationLines(world, subscription, changes, at);
  const owner = { customer: getCustomerId(subscription), currency: subscription.currency, invoice: null };
  for (const line of lines) {
    const item = toInvoiceItem(world, line, owner);
    emit(world, 'invoiceitem.created', item);
  }
  if (proration === 'create_prorations' || lines.length === 0) {
    applyItems(world, subscription, changes, at, true);
    return null;
  }
  const invoice = createDraft(world, {
    customer: owner.customer,
    subscription,
    reason: 'subscription_update',
    lines: pendingLines(world, subscription),
    discounts: [],
    autoAdvance: true,
    period: { start, end: world.now },
    automaticTax: subscription.automatic_tax.enabled,
    defaultMethod: findId(subscription.default_payment_method),
  });
  return payUpdate(world, subscription, invoice, params, {
    waits: () => keepPending(world, subscription, changes, at, invoice.id),
    applies: () => applyItems(world, subscription, changes, at, true),
  });
}

/** Pays for an update; what is not paid waits or stands as a debt, as the request wants it. */
export function payUpdate(
  world: World,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  params: Params,
  update: { waits: () => void; applies: () => void },
): ErrorBody | null {
  const behaviorWanted = text(params, 'payment_behavior') ?? 'allow_incomplete';
  const waits = behaviorWanted === 'pending_if_incomplete';
  if (waits) requireBook(world, subscription).pendingInvoice = invoice.id;
  finalize(world, invoice);
  let error: ErrorBody | null = null;
  if (invoice.status === 'open') {
    if (behaviorWanted === 'default_incomplete') subscription.status = 'past_due';
    else
      error = attempt(world, invoice, {
        offSession: bool(params, 'off_session') ?? false,
        automatic: !waits,
      });
  }
  if (waits && error) update.waits();
  else {
    if (waits) requireBook(world, subscription).pendingInvoice = null;
    update.applies();
  }
  return error;
}
