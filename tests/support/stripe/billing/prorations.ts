import type Stripe from 'stripe';
import { requirePrice } from '../objects/catalogue';
import { computeReduction } from '../objects/coupons';
import { getObjectId, type World } from '../world';
import { getItemAmount, getPeriod, type ItemChange, makeItem, toPlan } from './items';
import type { LineDraft } from './lines';
import { requireBook } from './standing';

/**
 * What a change of items costs, to the second: back what was paid for time that is left, and the new price for it.
 * In flexible billing mode (the default) the credit is a part of what was really asked for; in classic mode a part of
 * the present price. Both round to whole cents.
 */
export function prorationLines(
  world: World,
  subscription: Stripe.Subscription,
  changes: ItemChange[],
  at: number,
): LineDraft[] {
  const period = getPeriod(subscription);
  const lines: LineDraft[] = [];
  for (const change of changes) {
    const item = subscription.items.data.find((entry) => entry.id === change.id);
    const after = change.deleted
      ? null
      : change.price === null
        ? item?.price
        : requirePrice(world, change.price);
    const quantity = change.quantity ?? item?.quantity ?? 1;
    if (item && after && after.id === item.price.id && quantity === (item.quantity ?? 1)) continue;
    const line = (amount: number, description: string, price: Stripe.Price, count: number): LineDraft => ({
      amount,
      description,
      price,
      quantity: count,
      period: { start: at, end: period.end },
      discountable: false,
      proration: true,
      subscription: subscription.id,
      subscriptionItem: item?.id ?? null,
      invoiceItem: null,
      metadata: {},
    });
    if (item)
      for (const amount of credits(world, subscription, item, at))
        lines.push(
          line(
            -amount,
            `Unused time on ${getProductName(world, item.price)} after ${day(at)}`,
            item.price,
            item.quantity ?? 1,
          ),
        );
    if (after)
      lines.push(
        line(
          computeDebit(world, subscription, after, quantity, at),
          `Remaining time on ${getProductName(world, after)} after ${day(at)}`,
          after,
          quantity,
        ),
      );
  }
  return lines;
}

function credits(
  world: World,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  at: number,
): number[] {
  if (subscription.status === 'trialing') return [];
  const { start, end } = getPeriod(subscription);
  if (subscription.billing_mode.type === 'classic')
    return [Math.round((getItemAmount(item) * (end - at)) / (end - start))];
  return requireBook(world, subscription)
    .debits.filter((debit) => debit.item === item.id && debit.end > at && debit.amount > 0)
    .map((debit) => Math.round((debit.amount * (debit.end - at)) / (debit.end - debit.start)));
}

function computeDebit(
  world: World,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  quantity: number,
  at: number,
): number {
  if (subscription.status === 'trialing') return 0;
  const { start, end } = getPeriod(subscription);
  const full = getItemAmount({ price, quantity });
  const amount = Math.round((full * (end - at)) / (end - start));
  return subscription.discounts
    .map((discount) => getObjectId(discount))
    .reduce((rest, discount) => rest - computeReduction(world, discount, rest), amount);
}

/** The items as the changes want them. `charged`: the lines above were asked for, so they count as paid time. */
export function applyItems(
  world: World,
  subscription: Stripe.Subscription,
  changes: ItemChange[],
  at: number,
  charged: boolean,
): void {
  const book = requireBook(world, subscription);
  const period = getPeriod(subscription);
  for (const change of changes) {
    const item = subscription.items.data.find((entry) => entry.id === change.id);
    const price = change.price === null ? item?.price : requirePrice(world, change.price);
    if (!price) continue;
    const quantity = change.quantity ?? item?.quantity ?? 1;
    const isSame = item && price.id === item.price.id && quantity === (item.quantity ?? 1);
    if (isSame && !change.deleted) continue;
    if (charged && item)
      book.debits = book.debits.flatMap((debit) =>
        debit.item !== item.id || debit.end <= at
          ? [debit]
          : debit.start >= at
            ? []
            : [{ ...debit, end: at, amount: computeShare(debit, at) }],
      );
    if (change.deleted) {
      subscription.items.data = subscription.items.data.filter((entry) => entry !== item);
      continue;
    }
    const target = item ?? makeItem(world, subscription.id, price, quantity, period);
    if (!item) subscription.items.data.push(target);
    target.price = structuredClone(price);
    target.plan = toPlan(price);
    target.quantity = quantity;
    if (charged)
      book.debits.push({
        item: target.id,
        amount: computeDebit(world, subscription, price, quantity, at),
        start: at,
        end: period.end,
      });
  }
}

function computeShare(debit: { amount: number; start: number; end: number }, at: number): number {
  return debit.amount - Math.round((debit.amount * (debit.end - at)) / (debit.end - debit.start));
}

export function getProductName(world: World, price: Stripe.Price): string {
  return world.products.get(getObjectId(price.product))?.name ?? price.id;
}

function day(at: number): string {
  return new Date(at * 1000).toLocaleDateString('en-US', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
