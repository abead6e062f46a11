import type Stripe from 'stripe';
import { ApiError, invalid, missingParam } from '../http/errors';
import type { Params } from '../http/form';
import { bool, int, maps, metadataAfter, text } from '../http/read';
import { requirePrice } from '../objects/catalogue';
import { getObjectId, newId, type World } from '../world';

/** What a request wants of a subscription's items. */
export interface ItemChange {
  /** Null adds one. */
  id: string | null;
  price: string | null;
  quantity: number | null;
  deleted: boolean;
}

export function parseItemChanges(
  world: World,
  subscription: Stripe.Subscription | null,
  params: Params,
): ItemChange[] {
  return (maps(params, 'items') ?? []).map((entry, index) => {
    const id = text(entry, 'id') ?? null;
    const price = text(entry, 'price') ?? null;
    const name = `items[${index}]`;
    if (id !== null && !subscription?.items.data.some((item) => item.id === id))
      throw new ApiError(400, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: `No such subscription_item: '${id}'`,
        param: `${name}[id]`,
      });
    if (id === null && price === null) throw missingParam(`${name}[price]`);
    if (price !== null) {
      const { active, type } = requirePrice(world, price, `${name}[price]`);
      if (type !== 'recurring')
        throw invalid(
          `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
          {
            param: `${name}[price]`,
          },
        );
      if (!active) throw invalid('The price specified is inactive.', { param: `${name}[price]` });
      const twin = subscription?.items.data.find(
        (item) => getObjectId(item.price) === price && item.id !== id,
      );
      if (twin)
        throw invalid(`Price ${price} is already used by the subscription item ${twin.id}.`, {
          param: `${name}[price]`,
        });
    }
    return { id, price, quantity: int(entry, 'quantity') ?? null, deleted: bool(entry, 'deleted') ?? false };
  });
}

export function makeItem(
  world: World,
  subscription: string,
  price: Stripe.Price,
  quantity: number,
  period: { start: number; end: number },
  params: Params = {},
): Stripe.SubscriptionItem {
  return {
    id: newId(world, 'si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: world.now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: metadataAfter(null, params),
    plan: toPlan(price),
    price: structuredClone(price),
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The price as the older shape beside it shows it. */
export function toPlan(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: { ...price.metadata },
    meter: null,
    nickname: price.nickname,
    product: getObjectId(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

export function getItemAmount(item: { price: Stripe.Price; quantity?: number }): number {
  return (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
}

/** All items of a subscription share one period here. */
export function getPeriod(subscription: Stripe.Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

export function setPeriod(subscription: Stripe.Subscription, period: { start: number; end: number }): void {
  for (const item of subscription.items.data) {
    item.current_period_start = period.start;
    item.current_period_end = period.end;
  }
}
