import { brand } from '@/lib/brand';
import { TIERS, type Tier } from '../types';

/** What our things are called at Stripe. Products and the coupon have these as their ids, prices as lookup keys. */
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

/** The plan a product is; null where it is none of ours. */
export function tierOfProduct(productId: string): Tier | null {
  return TIERS.find((tier) => planProduct(tier) === productId) ?? null;
}

/** The plan a price is for, by its lookup key: a price that was replaced has none any more. */
export function tierOfKey(lookupKey: string | null): Tier | null {
  return TIERS.find((tier) => planKey(tier) === lookupKey) ?? null;
}
