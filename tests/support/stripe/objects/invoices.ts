import type Stripe from 'stripe';
import { HOUR } from '../billing/calendar';
import { pendingLines } from '../billing/cycle';
import { createDraft } from '../billing/invoice-draft';
import { finalize, voidInvoice } from '../billing/invoice-states';
import { draftOfItem } from '../billing/lines';
import { attempt, payingMethod, paymentError } from '../billing/payments';
import { change, emit } from '../events';
import { invalid, noSuch } from '../http/errors';
import type { Params } from '../http/form';
import { bool, metadataAfter, required, text } from '../http/read';
import { findId, newestFirst, newId, type World } from '../world';
import { parseDiscounts } from './coupons';
import { requireCustomer } from './customers';
import { requirePaymentMethod } from './payment-methods';
import { parseTax } from './subscription-fields';
import { getSubscription } from './subscriptions';

export function requireInvoice(world: World, id: string, param?: string): Stripe.Invoice {
  const invoice = world.invoices.get(id);
  if (!invoice) throw noSuch('invoice', id, param);
  return invoice;
}

export function createInvoice(world: World, params: Params): Stripe.Invoice {
  const customer = requireCustomer(world, required(params, 'customer'), 'customer');
  const of = text(params, 'subscription');
  const subscription = of === undefined ? null : getSubscription(world, of, 'subscription');
  const method = text(params, 'default_payment_method') ?? null;
  if (method !== null) requirePaymentMethod(world, method, 'default_payment_method');
  const id = newId(world, 'in');
  // Since 2022-08 pending items are left out unless they are asked for.
  const takesPending = text(params, 'pending_invoice_items_behavior') === 'include';
  return createDraft(world, {
    id,
    customer: customer.id,
    subscription,
    reason: 'manual',
    lines: !takesPending
      ? []
      : subscription
        ? pendingLines(world, subscription)
        : [...world.invoiceItems.values()]
            .filter((item) => item.invoice === null && item.customer === customer.id)
            .map((item) => draftOfItem(world, item)),
    discounts: parseDiscounts(world, params, { customer: customer.id, invoice: id }) ?? [],
    autoAdvance: bool(params, 'auto_advance') ?? false,
    period: { start: world.now, end: world.now },
    automaticTax: parseTax(world, customer, params, method) ?? false,
    metadata: metadataAfter(null, params),
    description: text(params, 'description') || null,
    currency: text(params, 'currency') ?? 'usd',
    defaultMethod: method,
  });
}

export function updateInvoice(world: World, id: string, params: Params): Stripe.Invoice {
  const invoice = requireInvoice(world, id);
  change(world, invoice, 'invoice.updated', () => {
    invoice.metadata = metadataAfter(invoice.metadata, params);
    invoice.description = text(params, 'description') ?? invoice.description;
    const advances = bool(params, 'auto_advance');
    if (advances === undefined) return;
    invoice.auto_advance = advances;
    if (invoice.status === 'draft')
      invoice.automatically_finalizes_at = advances ? world.now + world.settings.draftSeconds : null;
    else invoice.next_payment_attempt = advances && invoice.status === 'open' ? world.now + HOUR : null;
  });
  return invoice;
}

export function deleteInvoice(world: World, id: string): { id: string; object: 'invoice'; deleted: true } {
  const invoice = requireInvoice(world, id);
  if (invoice.status !== 'draft' || invoice.parent)
    throw invalid(
      "You can only delete draft invoices. To delete a subscription's invoice, void it after it is finalized.",
    );
  world.invoices.delete(id);
  for (const [key, item] of world.invoiceItems) if (item.invoice === id) world.invoiceItems.delete(key);
  emit(world, 'invoice.deleted', invoice);
  return { id, object: 'invoice', deleted: true };
}

export function finalizeInvoice(world: World, id: string, params: Params): Stripe.Invoice {
  const invoice = requireInvoice(world, id);
  if (invoice.status !== 'draft')
    throw invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.", {
      code: 'invoice_not_editable',
    });
  const autoAdvance = bool(params, 'auto_advance');
  if (autoAdvance !== undefined) invoice.auto_advance = autoAdvance;
  finalize(world, invoice);
  if (invoice.status === 'open' && invoice.auto_advance) invoice.next_payment_attempt = world.now + HOUR;
  return invoice;
}

export function payInvoice(world: World, id: string, params: Params): Stripe.Invoice {
  const invoice = requireInvoice(world, id);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
  const method = text(params, 'payment_method');
  if (
    method !== undefined &&
    requirePaymentMethod(world, method, 'payment_method').customer !== findId(invoice.customer)
  )
    throw invalid(`The customer does not have a payment method with the ID ${method}.`, {
      param: 'payment_method',
      code: 'resource_missing',
    });
  if (invoice.status === 'void' || invoice.status === 'uncollectible')
    throw invalid(`This invoice can no longer be paid: it is ${invoice.status}.`, {
      code: 'invoice_not_editable',
    });
  if (invoice.status === 'draft') finalize(world, invoice);
  if (invoice.status !== 'open') return invoice;
  if (method === undefined && payingMethod(world, invoice) === null)
    throw invalid(
      'There is no `default_payment_method` set on this Customer or Invoice. Please set a payment method before paying.',
      { code: 'resource_missing' },
    );
  const error = attempt(world, invoice, {
    offSession: bool(params, 'off_session') ?? true,
    automatic: false,
    method,
  });
  if (error) throw paymentError(error);
  return invoice;
}

export function voidRequest(world: World, id: string): Stripe.Invoice {
  const invoice = requireInvoice(world, id);
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw invalid(`You can only pass in open invoices. This invoice isn't open (it is ${invoice.status}).`, {
      code: 'invoice_not_editable',
    });
  voidInvoice(world, invoice);
  return invoice;
}

export function listInvoices(world: World, params: Params): Stripe.Invoice[] {
  const customer = text(params, 'customer');
  const subscription = text(params, 'subscription');
  const status = text(params, 'status');
  return newestFirst(world.invoices.values()).filter(
    (invoice) =>
      (customer === undefined || invoice.customer === customer) &&
      (status === undefined || invoice.status === status) &&
      (subscription === undefined ||
        findId(invoice.parent?.subscription_details?.subscription) === subscription),
  );
}
