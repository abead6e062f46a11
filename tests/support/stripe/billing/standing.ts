import type Stripe from 'stripe';
import { change, emit } from '../events';
import { findId, getObjectId, newestFirst, type World } from '../world';
import { DAY } from './calendar';
import { applyPendingUpdate, dropPendingUpdate } from './pending-update';

/** What an invoice's fate does to its subscription. */
export function findSubscription(world: World, invoice: Stripe.Invoice): Stripe.Subscription | null {
  const id = findId(invoice.parent?.subscription_details?.subscription);
  return id === null ? null : (world.subscriptions.get(id) ?? null);
}

export function requireBook(world: World, subscription: Stripe.Subscription) {
  const book = world.books.get(subscription.id);
  if (!book) throw new Error(`no book of ${subscription.id}`);
  return book;
}

export function afterPayment(world: World, invoice: Stripe.Invoice): void {
  world.dunning.delete(invoice.id);
  const subscription = findSubscription(world, invoice);
  if (!subscription) return;
  if (requireBook(world, subscription).pendingInvoice === invoice.id) applyPendingUpdate(world, subscription);
  reopen(world, subscription);
}

export function afterWriteOff(world: World, invoice: Stripe.Invoice): void {
  const subscription = findSubscription(world, invoice);
  if (!subscription) return;
  if (requireBook(world, subscription).pendingInvoice === invoice.id) dropPendingUpdate(world, subscription);
  reopen(world, subscription);
}

/** It is in good standing again once its newest final invoice is settled. */
function reopen(world: World, subscription: Stripe.Subscription): void {
  if (!['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return;
  const [newest] = newestFirst(world.invoices.values()).filter(
    (invoice) =>
      invoice.status !== 'draft' &&
      findId(invoice.parent?.subscription_details?.subscription) === subscription.id,
  );
  if (newest?.status === 'open') return;
  if (subscription.status === 'incomplete' && newest?.status !== 'paid') return;
  change(world, subscription, 'customer.subscription.updated', () => {
    subscription.status = 'active';
  });
}

/** A try failed: when the next one is, and what becomes of the subscription. */
export function afterFailure(world: World, invoice: Stripe.Invoice, automatic: boolean): void {
  const subscription = findSubscription(world, invoice);
  if (subscription && requireBook(world, subscription).pendingInvoice === invoice.id) return;
  if (subscription?.status === 'incomplete' || invoice.billing_reason === 'subscription_create') return;
  if (automatic && invoice.auto_advance) scheduleRetry(world, invoice, subscription);
  if (subscription && ['active', 'trialing'].includes(subscription.status))
    change(world, subscription, 'customer.subscription.updated', () => {
      subscription.status = 'past_due';
    });
}

function scheduleRetry(
  world: World,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription | null,
): void {
  const dunning = world.dunning.get(invoice.id) ?? { firstFailedAt: world.now, retries: 0 };
  world.dunning.set(invoice.id, dunning);
  const days = world.settings.retryDays[dunning.retries];
  dunning.retries += 1;
  if (days !== undefined) {
    invoice.next_payment_attempt = dunning.firstFailedAt + days * DAY;
    return;
  }
  invoice.next_payment_attempt = null;
  if (!subscription || subscription.status === 'canceled') return;
  if (world.settings.afterRetries === 'canceled') end(world, subscription, 'payment_failed');
  else if (world.settings.afterRetries === 'unpaid')
    change(world, subscription, 'customer.subscription.updated', () => {
      subscription.status = 'unpaid';
    });
}

/** The subscription is over; what is open of it is no longer tried. */
export function end(
  world: World,
  subscription: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed' | null,
): void {
  dropPendingUpdate(world, subscription);
  subscription.status = 'canceled';
  subscription.ended_at = world.now;
  subscription.canceled_at ??= world.now;
  if (subscription.cancellation_details && reason !== null)
    subscription.cancellation_details.reason ??= reason;
  for (const invoice of world.invoices.values())
    if (
      findSubscription(world, invoice) === subscription &&
      ['draft', 'open'].includes(invoice.status ?? '')
    ) {
      invoice.auto_advance = false;
      invoice.automatically_finalizes_at = null;
      invoice.next_payment_attempt = null;
      emit(world, 'invoice.updated', invoice, { auto_advance: true });
    }
  for (const [id, item] of world.invoiceItems)
    if (item.invoice === null && item.parent?.subscription_details?.subscription === subscription.id) {
      world.invoiceItems.delete(id);
      emit(world, 'invoiceitem.deleted', item);
    }
  emit(world, 'customer.subscription.deleted', subscription);
}

export function getCustomerId(subscription: Stripe.Subscription): string {
  return getObjectId(subscription.customer);
}
