import type Stripe from 'stripe';
import { AppError } from '@/lib/errors';
import { PLAN_FACTS } from '../plan-facts';
import { PLANS } from '../plans';
import { TIERS, type Tier } from '../types';
import { packKey, planKey } from './names';

/** `stripe:sync` may have put a new price in place while we run. */
const KEPT_MS = 10 * 60_000;

export interface Prices {
  plan(tier: Tier): Promise<Stripe.Price>;
  pack(tier: Tier): Promise<Stripe.Price>;
}

/** Stripe's prices of what we sell: all are asked for at once by their lookup keys, and kept for a while. */
export function priceList(stripe: Stripe): Prices {
  let kept: { prices: Promise<Stripe.Price[]>; until: number } | undefined;
  const find = async (lookupKey: string, cents: number) => {
    if (!kept || kept.until < performance.now())
      kept = { prices: listPrices(stripe), until: performance.now() + KEPT_MS };
    const asked = kept;
    try {
      return sold(await asked.prices, lookupKey, cents);
    } catch (error) {
      if (kept === asked) kept = undefined;
      throw error;
    }
  };
  return {
    plan: (tier) => find(planKey(tier), PLANS[tier].priceCents),
    pack: (tier) => find(packKey(tier), PLAN_FACTS[tier].extraChecks.priceCents),
  };
}

async function listPrices(stripe: Stripe): Promise<Stripe.Price[]> {
  const keys = TIERS.flatMap((tier) => [planKey(tier), packKey(tier)]);
  const { data } = await stripe.prices.list({ lookup_keys: keys, active: true, limit: 100 });
  return data;
}

/** Nothing is sold at another price than the one on our pages. */
function sold(prices: Stripe.Price[], lookupKey: string, cents: number): Stripe.Price {
  const price = prices.find((one) => one.lookup_key === lookupKey);
  if (price?.unit_amount === cents) return price;
  const held = price ? `${price.unit_amount} cents for` : 'no price';
  throw new AppError('unavailable', { detail: `Stripe has ${held} ${lookupKey}: npm run stripe:sync` });
}
