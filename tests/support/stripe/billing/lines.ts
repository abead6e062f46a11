import type Stripe from 'stripe';
import { decimal, getObjectId, newId, type World } from '../world';

/** A line before it stands on an invoice. */
export interface LineDraft {
  amount: number;
  description: string;
  price: Stripe.Price | null;
  quantity: number;
  period: { start: number; end: number };
  discountable: boolean;
  proration: boolean;
  subscription: string | null;
  subscriptionItem: string | null;
  invoiceItem: string | null;
  metadata: Record<string, string>;
}

export function buildLine(
  world: World,
  invoice: string,
  currency: string,
  draft: LineDraft,
): Stripe.InvoiceLineItem {
  const pricing: Stripe.InvoiceLineItem.Pricing | null = draft.price && {
    price_details: { price: draft.price.id, product: getObjectId(draft.price.product) },
    type: 'price_details',
    unit_amount_decimal: decimal(draft.price.unit_amount ?? 0),
  };
  return {
    id: newId(world, 'il'),
    object: 'line_item',
    amount: draft.amount,
    currency,
    description: draft.description,
    discount_amounts: [],
    discountable: draft.discountable,
    discounts: [],
    invoice,
    livemode: false,
    metadata: { ...draft.metadata },
    parent: buildParent(draft),
    period: { ...draft.period },
    pretax_credit_amounts: [],
    pricing,
    quantity: draft.quantity,
    quantity_decimal: decimal(draft.quantity),
    subscription: draft.subscription,
    subtotal: draft.amount,
    taxes: [],
  };
}

function buildParent(draft: LineDraft): Stripe.InvoiceLineItem.Parent {
  if (draft.subscriptionItem !== null)
    return {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: draft.invoiceItem,
        proration: draft.proration,
        proration_details: { credited_items: null },
        subscription: draft.subscription,
        subscription_item: draft.subscriptionItem,
      },
    };
  return {
    type: 'invoice_item_details',
    subscription_item_details: null,
    invoice_item_details: {
      invoice_item: draft.invoiceItem ?? '',
      proration: draft.proration,
      proration_details: { credited_items: null },
      subscription: draft.subscription,
    },
  };
}

/** A line that waits for the next invoice, as Stripe shows it: an invoice item. */
export function toInvoiceItem(
  world: World,
  draft: LineDraft,
  owner: { customer: string; currency: string; invoice: string | null },
): Stripe.InvoiceItem {
  const item: Stripe.InvoiceItem = {
    id: newId(world, 'ii'),
    object: 'invoiceitem',
    amount: draft.amount,
    currency: owner.currency,
    customer: owner.customer,
    customer_account: null,
    date: world.now,
    description: draft.description,
    discountable: draft.discountable,
    discounts: [],
    invoice: owner.invoice,
    livemode: false,
    metadata: { ...draft.metadata },
    net_amount: draft.amount,
    parent:
      draft.subscription === null
        ? null
        : {
            type: 'subscription_details',
            subscription_details: {
              subscription: draft.subscription,
              ...(draft.subscriptionItem === null ? {} : { subscription_item: draft.subscriptionItem }),
            },
          },
    period: { ...draft.period },
    pricing: draft.price && {
      price_details: { price: draft.price.id, product: getObjectId(draft.price.product) },
      type: 'price_details',
      unit_amount_decimal: decimal(draft.price.unit_amount ?? 0),
    },
    proration: draft.proration,
    quantity: draft.quantity,
    quantity_decimal: decimal(draft.quantity),
    tax_rates: [],
    test_clock: null,
  };
  world.invoiceItems.set(item.id, item);
  return item;
}

/** The line an invoice item becomes. */
export function draftOfItem(world: World, item: Stripe.InvoiceItem): LineDraft {
  const price = item.pricing?.price_details?.price;
  const parent = item.parent?.subscription_details;
  return {
    amount: item.amount,
    description: item.description ?? '',
    price: price === undefined ? null : (world.prices.get(getObjectId(price)) ?? null),
    quantity: item.quantity,
    period: item.period,
    discountable: item.discountable,
    proration: item.proration,
    subscription: parent?.subscription ?? null,
    subscriptionItem: parent?.subscription_item ?? null,
    invoiceItem: item.id,
    metadata: item.metadata ?? {},
  };
}
