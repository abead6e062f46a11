import type Stripe from 'stripe';
import { sumUp } from '../billing/invoice-draft';
import { buildLine, draftOfItem, type LineDraft, toInvoiceItem } from '../billing/lines';
import { emit } from '../events';
import { invalid, noSuch } from '../http/errors';
import type { Params } from '../http/form';
import { bool, int, map, metadataAfter, required, text } from '../http/read';
import { getObjectId, type World } from '../world';
import { requirePrice } from './catalogue';
import { requireCustomer } from './customers';
import { requireInvoice } from './invoices';
import { getSubscription } from './subscriptions';

export function createInvoiceItem(world: World, params: Params): Stripe.InvoiceItem {
  const customer = requireCustomer(world, required(params, 'customer'), 'customer');
  const invoiceId = text(params, 'invoice');
  const invoice = invoiceId === undefined ? null : requireInvoice(world, invoiceId, 'invoice');
  if (invoice && invoice.status !== 'draft')
    throw invalid('The invoice is no longer editable, as it has been finalized.', {
      code: 'invoice_not_editable',
      param: 'invoice',
    });
  if (invoice && invoice.customer !== customer.id)
    throw invalid('The invoice belongs to another customer.', { param: 'invoice' });
  const subscription = text(params, 'subscription') ?? null;
  if (subscription !== null) getSubscription(world, subscription, 'subscription');
  const draft = parseLineDraft(world, params, subscription);
  const item = toInvoiceItem(world, draft, {
    customer: customer.id,
    currency: text(params, 'currency') ?? 'usd',
    invoice: invoice?.id ?? null,
  });
  if (invoice) {
    invoice.lines.data.unshift(buildLine(world, invoice.id, invoice.currency, draftOfItem(world, item)));
    sumUp(world, invoice);
  }
  emit(world, 'invoiceitem.created', item);
  return item;
}

function parseLineDraft(world: World, params: Params, subscription: string | null): LineDraft {
  const pricing = map(params, 'pricing');
  const priceId = pricing && text(pricing, 'price');
  const price = priceId === undefined ? null : requirePrice(world, priceId, 'pricing[price]');
  const given = map(params, 'price_data');
  const unit = price?.unit_amount ?? (given && int(given, 'unit_amount'));
  const quantity = int(params, 'quantity') ?? 1;
  const amount = int(params, 'amount') ?? (unit == null ? undefined : unit * quantity);
  if (amount === undefined)
    throw invalid('You must pass either `amount`, `pricing` or `price_data`.', { code: 'parameter_missing' });
  if (price && price.type !== 'one_time')
    throw invalid(
      'The price specified is set to `type=recurring` but this field only accepts prices with `type=one_time`.',
      { param: 'pricing[price]' },
    );
  if (!price && !given && params.currency === undefined)
    throw invalid('Missing required param: currency.', { param: 'currency', code: 'parameter_missing' });
  return {
    amount,
    description: text(params, 'description') ?? (price ? getObjectId(price.product) : ''),
    price,
    quantity,
    period: { start: world.now, end: world.now },
    discountable: bool(params, 'discountable') ?? true,
    proration: false,
    subscription,
    subscriptionItem: null,
    invoiceItem: null,
    metadata: metadataAfter(null, params),
  };
}

export function listInvoiceItems(world: World, params: Params): Stripe.InvoiceItem[] {
  const customer = text(params, 'customer');
  const invoice = text(params, 'invoice');
  const pending = bool(params, 'pending');
  return [...world.invoiceItems.values()]
    .reverse()
    .filter(
      (item) =>
        (customer === undefined || item.customer === customer) &&
        (invoice === undefined || item.invoice === invoice) &&
        (pending === undefined || (item.invoice === null) === pending),
    );
}

export function deleteInvoiceItem(
  world: World,
  id: string,
): { id: string; object: 'invoiceitem'; deleted: true } {
  const item = world.invoiceItems.get(id);
  if (!item) throw noSuch('invoiceitem', id);
  const invoice = item.invoice === null ? undefined : world.invoices.get(getObjectId(item.invoice));
  if (invoice && invoice.status !== 'draft')
    throw invalid('The invoice item is on an invoice that is no longer editable.', {
      code: 'invoice_not_editable',
    });
  world.invoiceItems.delete(id);
  if (invoice) {
    invoice.lines.data = invoice.lines.data.filter(
      (line) => line.parent?.invoice_item_details?.invoice_item !== id,
    );
    sumUp(world, invoice);
  }
  emit(world, 'invoiceitem.deleted', item);
  return { id, object: 'invoiceitem', deleted: true };
}
