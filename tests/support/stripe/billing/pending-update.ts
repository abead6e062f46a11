import type Stripe from 'stripe';
import { change, emit } from '../events';
import { requirePrice } from '../objects/catalogue';
import type { World } from '../world';
import { HOUR } from './calendar';
import { voidInvoice } from './invoice-states';
import type { ItemChange } from './items';
import { getPeriod, makeItem } from './items';
import { applyItems } from './prorations';
import { requireBook } from './standing';

const LONGEST = 23 * HOUR;

/** The change waits until its invoice is paid. */
export function keepPending(
  world: World,
  subscription: Stripe.Subscription,
  changes: ItemChange[],
  at: number,
  invoiceId: string,
): void {
  const book = requireBook(world, subscription);
  book.pendingInvoice = invoiceId;
  book.pending = { changes, at };
  const period = getPeriod(subscription);
  subscription.pending_update = {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: Math.min(world.now + LONGEST, period.end),
    metadata: null,
    subscription_items: changes.map((entry) => {
      const item = subscription.items.data.find(({ id }) => id === entry.id);
      const price = entry.price === null ? item?.price : requirePrice(world, entry.price);
      if (!price) throw new Error('a change without a price');
      const after = makeItem(world, subscription.id, price, entry.quantity ?? item?.quantity ?? 1, period);
      return { ...after, id: item?.id ?? after.id };
    }),
    trial_end: null,
    trial_from_plan: null,
  };
}

export function applyPendingUpdate(world: World, subscription: Stripe.Subscription): void {
  const book = requireBook(world, subscription);
  const { pending } = book;
  if (!pending) return;
  change(world, subscription, 'customer.subscription.updated', () => {
    applyItems(world, subscription, pending.changes, pending.at, true);
    subscription.pending_update = null;
  });
  book.pending = null;
  book.pendingInvoice = null;
  emit(world, 'customer.subscription.pending_update_applied', subscription);
}

/** Time is up, or something else came: the change is not made and its invoice not wanted. */
export function dropPendingUpdate(world: World, subscription: Stripe.Subscription): void {
  const book = requireBook(world, subscription);
  if (!book.pending) return;
  const invoice = book.pendingInvoice === null ? undefined : world.invoices.get(book.pendingInvoice);
  book.pending = null;
  book.pendingInvoice = null;
  change(world, subscription, 'customer.subscription.updated', () => {
    subscription.pending_update = null;
  });
  if (invoice?.status === 'open') voidInvoice(world, invoice);
  emit(world, 'customer.subscription.pending_update_expired', subscription);
}
