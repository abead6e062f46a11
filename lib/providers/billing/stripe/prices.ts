import type Stripe from 'stripe';
import { AppError } from '@/lib/errors';
import { PLAN_FACTS } from '../plan-facts';
import { PLANS } from '../plans';
import { TIERS, type Tier } from '../types';
import { packKey, planKey } from './names';

/** Cache duration: `stripe:sync` may change prices while we run. */
const KEPT_MS = 10 * 60_000;

export interface Prices {
  plan(tier: Tier): Promise<Stripe.Price>;
  pack(tier: Tier): Promise<Stripe.Price>;
}

/** Our prices at Stripe, fetched together by lookup key and cached. */
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

/** Refuses to sell at a price other than the one on our pages. */
function sold(prices: Stripe.Price[], lookupKey: string, cents: number): Stripe.Price {
  const price = prices.find((one) => one.lookup_key === lookupKey);
  if (price?.unit_amount === cents) return price;
  const found = price ? `${price.unit_amount} cents for` : 'no price';
  throw new AppError('unavailable', { detail: `Stripe has ${found} ${lookupKey}: npm run stripe:sync` });
}
