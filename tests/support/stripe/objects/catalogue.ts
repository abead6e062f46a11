import type Stripe from 'stripe';
import { change, emit } from '../events';
import { ApiError, invalid, noSuch } from '../http/errors';
import type { Params } from '../http/form';
import { bool, int, list, map, metadataAfter, number, required, text } from '../http/read';
import { decimal, getObjectId, newestFirst, newId, type World } from '../world';

export function requireProduct(world: World, id: string, param?: string): Stripe.Product {
  const product = world.products.get(id);
  if (!product) throw noSuch('product', id, param);
  return product;
}

export function requirePrice(world: World, id: string, param?: string): Stripe.Price {
  const price = world.prices.get(id);
  if (!price) throw noSuch('price', id, param);
  return price;
}

export function createProduct(world: World, params: Params): Stripe.Product {
  const id = text(params, 'id') ?? newId(world, 'prod', 14);
  if (world.products.has(id)) throw taken('Product', id);
  const product: Stripe.Product = {
    id,
    object: 'product',
    active: bool(params, 'active') ?? true,
    created: world.now,
    default_price: null,
    description: text(params, 'description') || null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: metadataAfter(null, params),
    name: required(params, 'name'),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: text(params, 'statement_descriptor') || null,
    tax_code: text(params, 'tax_code') || null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: world.now,
    url: null,
  };
  world.products.set(id, product);
  emit(world, 'product.created', product);
  return product;
}

export function updateProduct(world: World, id: string, params: Params): Stripe.Product {
  const product = requireProduct(world, id);
  change(world, product, 'product.updated', () => {
    product.active = bool(params, 'active') ?? product.active;
    product.name = text(params, 'name') ?? product.name;
    product.description = text(params, 'description') ?? product.description;
    const taxCode = text(params, 'tax_code');
    if (taxCode !== undefined) product.tax_code = taxCode;
    product.metadata = metadataAfter(product.metadata, params);
    const price = text(params, 'default_price');
    if (price !== undefined) product.default_price = requirePrice(world, price, 'default_price').id;
  });
  return product;
}

function taken(kind: string, id: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'resource_already_exists',
    message: `${kind} already exists.`,
    param: 'id',
    id,
  });
}

export function createPrice(world: World, params: Params): Stripe.Price {
  const given = map(params, 'product_data');
  const product = given
    ? createProduct(world, given)
    : requireProduct(world, required(params, 'product'), 'product');
  const recurring = map(params, 'recurring');
  const amount = int(params, 'unit_amount') ?? number(params, 'unit_amount_decimal');
  if (amount === undefined)
    throw invalid('Must provide `unit_amount` or `unit_amount_decimal`.', { code: 'parameter_missing' });
  if (amount < 0) throw invalid('This value must be greater than or equal to 0.', { param: 'unit_amount' });
  const price: Stripe.Price = {
    id: newId(world, 'price'),
    object: 'price',
    active: bool(params, 'active') ?? true,
    billing_scheme: 'per_unit',
    created: world.now,
    currency: required(params, 'currency'),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: metadataAfter(null, params),
    nickname: text(params, 'nickname') || null,
    product: product.id,
    recurring: recurring
      ? {
          interval: required(recurring, 'interval') as Stripe.Price.Recurring.Interval,
          interval_count: int(recurring, 'interval_count') ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: (text(params, 'tax_behavior') as Stripe.Price.TaxBehavior | undefined) ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: Math.round(amount),
    unit_amount_decimal: decimal(amount),
  };
  takeLookupKey(world, price, params);
  world.prices.set(price.id, price);
  emit(world, 'price.created', price);
  return price;
}

/** A lookup key names one price; it moves to another only where that is asked for. */
function takeLookupKey(world: World, price: Stripe.Price, params: Params): void {
  const key = text(params, 'lookup_key');
  if (key === undefined) return;
  const holder = [...world.prices.values()].find((other) => other.lookup_key === key && other !== price);
  if (holder && key !== '') {
    if (!bool(params, 'transfer_lookup_key'))
      throw invalid(
        `A price (\`${holder.id}\`) already uses that lookup key. Set \`transfer_lookup_key\` to true to move it.`,
        { param: 'lookup_key' },
      );
    change(world, holder, 'price.updated', () => {
      holder.lookup_key = null;
    });
  }
  price.lookup_key = key || null;
}

export function updatePrice(world: World, id: string, params: Params): Stripe.Price {
  const price = requirePrice(world, id);
  change(world, price, 'price.updated', () => {
    price.active = bool(params, 'active') ?? price.active;
    price.nickname = text(params, 'nickname') ?? price.nickname;
    price.metadata = metadataAfter(price.metadata, params);
    price.tax_behavior =
      (text(params, 'tax_behavior') as Stripe.Price.TaxBehavior | undefined) ?? price.tax_behavior;
    takeLookupKey(world, price, params);
  });
  return price;
}

export function listPrices(world: World, params: Params): Stripe.Price[] {
  const keys = list(params, 'lookup_keys')?.map(String);
  const active = bool(params, 'active');
  const product = text(params, 'product');
  const type = text(params, 'type');
  return newestFirst(world.prices.values()).filter(
    (price) =>
      (keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
      (active === undefined || price.active === active) &&
      (product === undefined || getObjectId(price.product) === product) &&
      (type === undefined || price.type === type),
  );
}

export function listProducts(world: World, params: Params): Stripe.Product[] {
  const ids = list(params, 'ids')?.map(String);
  const active = bool(params, 'active');
  return newestFirst(world.products.values()).filter(
    (product) =>
      (ids === undefined || ids.includes(product.id)) && (active === undefined || product.active === active),
  );
}
