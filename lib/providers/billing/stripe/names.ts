import { brand } from '@/lib/brand';
import { TIERS, type Tier } from '../types';

/** Ids of our objects at Stripe: product and coupon ids, and lookup keys of prices. */
const PREFIX = brand.storagePrefix;

export function planKey(tier: Tier): string {
  return `${PREFIX}${tier}_monthly`;
}

export function packKey(tier: Tier): string {
  return `${PREFIX}checks_${tier}`;
}

export function planProduct(tier: Tier): string {
  return `${PREFIX}plan_${tier}`;
}

export function packProduct(tier: Tier): string {
  return `${PREFIX}checks_${tier}`;
}

export function couponId(percent: number): string {
  return `${PREFIX}referral_${percent}`;
}

/** The plan of a product; null for a foreign product. */
export function tierOfProduct(productId: string): Tier | null {
  return TIERS.find((tier) => planProduct(tier) === productId) ?? null;
}

/** The plan of a price by its lookup key; a replaced price has none. */
export function tierOfKey(lookupKey: string | null): Tier | null {
  return TIERS.find((tier) => planKey(tier) === lookupKey) ?? null;
}
