import Stripe from 'stripe';
import { brand } from '@/lib/brand';
import { PLAN_FACTS, REFERRAL_DISCOUNT_PERCENT } from '../plan-facts';
import { PLANS } from '../plans';
import { TIERS, type Tier } from '../types';
import { couponId, packKey, packProduct, planKey, planProduct } from './names';

export interface CatalogChange {
  kind: 'product' | 'price' | 'coupon';
  name: string;
  done: 'kept' | 'made' | 'replaced';
}

interface Item {
  product: string;
  name: string;
  lookupKey: string;
  cents: number;
  monthly: boolean;
  metadata: Record<string, string>;
}

/** Software as a service, business use. */
const TAX_CODE = 'txcd_10103001';

/** Synchronises Stripe's products, prices and the referral coupon with the plan catalogue. Idempotent. */
export async function syncCatalog(stripe: Stripe): Promise<CatalogChange[]> {
  const changes: CatalogChange[] = [];
  for (const item of TIERS.flatMap(getCatalogItems)) {
    changes.push(await syncProduct(stripe, item), await syncPrice(stripe, item));
  }
  changes.push(await syncCoupon(stripe, REFERRAL_DISCOUNT_PERCENT));
  return changes;
}

function getCatalogItems(tier: Tier): Item[] {
  const title = tier.charAt(0).toUpperCase() + tier.slice(1);
  const { count, priceCents } = PLAN_FACTS[tier].extraChecks;
  return [
    {
      product: planProduct(tier),
      name: `${brand.name} ${title}`,
      lookupKey: planKey(tier),
      cents: PLANS[tier].priceCents,
      monthly: true,
      metadata: { kind: 'plan', tier },
    },
    {
      product: packProduct(tier),
      name: `${brand.name}: ${count} permit checks`,
      lookupKey: packKey(tier),
      cents: priceCents,
      monthly: false,
      metadata: { kind: 'checks', tier, checks: String(count) },
    },
  ];
}

async function syncProduct(stripe: Stripe, { product: id, name, metadata }: Item): Promise<CatalogChange> {
  const stored = await orMissing(stripe.products.retrieve(id));
  if (!stored) {
    await stripe.products.create({ id, name, metadata, tax_code: TAX_CODE });
    return { kind: 'product', name: id, done: 'made' };
  }
  if (stored.name === name && stored.active) return { kind: 'product', name: id, done: 'kept' };
  await stripe.products.update(id, { name, active: true, metadata });
  return { kind: 'product', name: id, done: 'replaced' };
}

/**
 * Prices are immutable at Stripe: a new price takes over the lookup key, and existing subscribers stay on the
 * old one.
 */
async function syncPrice(stripe: Stripe, item: Item): Promise<CatalogChange> {
  const { lookupKey, product, cents, monthly, metadata } = item;
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 });
  const [held] = data;
  if (held && isSame(held, item)) return { kind: 'price', name: lookupKey, done: 'kept' };
  await stripe.prices.create({
    product,
    currency: 'usd',
    unit_amount: cents,
    tax_behavior: 'exclusive',
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    metadata,
    ...(monthly ? { recurring: { interval: 'month' } } : {}),
  });
  if (held) await stripe.prices.update(held.id, { active: false });
  return { kind: 'price', name: lookupKey, done: held ? 'replaced' : 'made' };
}

function isSame(price: Stripe.Price, { cents, product, monthly }: Item): boolean {
  const interval = price.recurring && `${price.recurring.interval_count} ${price.recurring.interval}`;
  return (
    price.active &&
    price.unit_amount === cents &&
    price.currency === 'usd' &&
    price.product === product &&
    (monthly ? interval === '1 month' : interval === null)
  );
}

async function syncCoupon(stripe: Stripe, percent: number): Promise<CatalogChange> {
  const id = couponId(percent);
  if (await orMissing(stripe.coupons.retrieve(id))) return { kind: 'coupon', name: id, done: 'kept' };
  await stripe.coupons.create({
    id,
    name: `Referral: ${percent}% off the first month`,
    percent_off: percent,
    duration: 'once',
  });
  return { kind: 'coupon', name: id, done: 'made' };
}

async function orMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
    throw error;
  }
}
