import type Stripe from 'stripe';
import { change, emit } from '../events';
import { computeReduction, couponOfDiscount } from '../objects/coupons';
import { findId, getObjectId, type World } from '../world';
import { nextPeriodEnd } from './calendar';
import { createDraft } from './invoice-draft';
import { getItemAmount, getPeriod, setPeriod } from './items';
import { draftOfItem, type LineDraft } from './lines';
import { getProductName } from './prorations';
import { end, getCustomerId, requireBook } from './standing';

/** What waits for a subscription's next invoice. */
export function pendingLines(world: World, subscription: Stripe.Subscription): LineDraft[] {
  return [...world.invoiceItems.values()]
    .filter(
      (item) =>
        item.invoice === null &&
        getObjectId(item.customer) === getCustomerId(subscription) &&
        [undefined, subscription.id].includes(item.parent?.subscription_details?.subscription),
    )
    .map((item) => draftOfItem(world, item));
}

/** The regular lines of a period; less where it is cut short. Remembers what was asked for. */
export function periodLines(
  world: World,
  subscription: Stripe.Subscription,
  period: { start: number; end: number },
  natural: number,
): LineDraft[] {
  const isTrial = subscription.status === 'trialing';
  return subscription.items.data.map((item) => {
    const share = (period.end - period.start) / (natural - period.start);
    const amount = isTrial ? 0 : Math.round(getItemAmount(item) * share);
    return {
      amount,
      description: isTrial
        ? `Trial period for ${getProductName(world, item.price)}`
        : `${item.quantity ?? 1} × ${getProductName(world, item.price)}`,
      price: item.price,
      quantity: item.quantity ?? 1,
      period,
      discountable: true,
      proration: false,
      subscription: subscription.id,
      subscriptionItem: item.id,
      invoiceItem: null,
      metadata: {},
    };
  });
}

/** The end of the period that starts then: the anchor's day, or an earlier `cancel_at`. */
export function periodFrom(
  subscription: Stripe.Subscription,
  start: number,
): { period: { start: number; end: number }; natural: number } {
  const recurring = subscription.items.data[0]?.price.recurring ?? { interval: 'month', interval_count: 1 };
  const natural = nextPeriodEnd(subscription.billing_cycle_anchor, start, recurring);
  const cut = subscription.cancel_at !== null && subscription.cancel_at < natural;
  return { period: { start, end: cut ? (subscription.cancel_at ?? natural) : natural }, natural };
}

/** An invoice over a period that has begun. Coupons that hold once are used up where they took something off. */
export function billPeriod(
  world: World,
  subscription: Stripe.Subscription,
  reason: NonNullable<Stripe.Invoice.BillingReason>,
  autoAdvance: boolean,
): Stripe.Invoice {
  const before = getPeriod(subscription);
  const natural = requireBook(world, subscription).naturalEnd;
  const regular = periodLines(world, subscription, before, natural);
  const discounts = liveDiscounts(world, subscription);
  rememberDebits(world, subscription, regular, discounts);
  const invoice = createDraft(world, {
    customer: getCustomerId(subscription),
    subscription,
    reason,
    lines: [...pendingLines(world, subscription), ...regular],
    discounts,
    autoAdvance,
    period: before,
    automaticTax: subscription.automatic_tax.enabled,
    defaultMethod: findId(subscription.default_payment_method),
  });
  spendCoupons(world, subscription, invoice);
  return invoice;
}

function rememberDebits(
  world: World,
  subscription: Stripe.Subscription,
  lines: LineDraft[],
  discounts: string[],
): void {
  const book = requireBook(world, subscription);
  book.debits = lines.map((line) => ({
    item: line.subscriptionItem ?? '',
    amount: discounts.reduce((rest, discount) => rest - computeReduction(world, discount, rest), line.amount),
    start: line.period.start,
    end: line.period.end,
  }));
}

export function liveDiscounts(world: World, subscription: Stripe.Subscription): string[] {
  return subscription.discounts
    .map((discount) => getObjectId(discount))
    .filter((id) => {
      const until = world.discounts.get(id)?.end ?? null;
      return until === null || until > world.now;
    });
}

/** Nothing taken off a $0 invoice uses a coupon up. */
function spendCoupons(world: World, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const used = (invoice.total_discount_amounts ?? [])
    .filter(({ amount }) => amount > 0)
    .map(({ discount }) => getObjectId(discount))
    .filter((id) => couponOfDiscount(world, id)?.duration === 'once');
  for (const id of used) {
    const discount = world.discounts.get(id);
    if (!discount) continue;
    discount.end = world.now;
    emit(world, 'customer.discount.deleted', discount);
  }
  if (used.length > 0)
    change(world, subscription, 'customer.subscription.updated', () => {
      subscription.discounts = subscription.discounts.filter(
        (discount) => !used.includes(getObjectId(discount)),
      );
    });
}

/** The period is over: it ends, or the next one begins with an invoice. */
export function renew(world: World, subscription: Stripe.Subscription): void {
  const { end: at } = getPeriod(subscription);
  const isLast = subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= at;
  if (isLast) {
    end(world, subscription, 'cancellation_requested');
    return;
  }
  const wasTrial = subscription.status === 'trialing';
  if (wasTrial && !hasMethod(world, subscription)) {
    const missing = subscription.trial_settings?.end_behavior.missing_payment_method;
    if (missing === 'cancel') {
      end(world, subscription, null);
      return;
    }
    if (missing === 'pause') {
      change(world, subscription, 'customer.subscription.updated', () => {
        subscription.status = 'paused';
      });
      emit(world, 'customer.subscription.paused', subscription);
      return;
    }
  }
  change(world, subscription, 'customer.subscription.updated', () => {
    if (wasTrial) subscription.status = 'active';
    const { period, natural } = periodFrom(subscription, at);
    setPeriod(subscription, period);
    requireBook(world, subscription).naturalEnd = natural;
  });
  billPeriod(world, subscription, 'subscription_cycle', subscription.status !== 'unpaid');
}

function hasMethod(world: World, subscription: Stripe.Subscription): boolean {
  const customer = world.customers.get(getCustomerId(subscription));
  return (
    findId(subscription.default_payment_method) !== null ||
    findId(customer?.invoice_settings.default_payment_method) !== null
  );
}
