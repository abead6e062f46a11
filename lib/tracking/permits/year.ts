import type { Tier } from '@/lib/providers/billing/types';

/** How much of a plan's permits a year is used; a year begins on the anniversaries of the company's registration. */
export interface PermitYear {
  used: number;
  /** 0 without a plan. */
  limit: number;
  tier: Tier | null;
  from: Date;
  until: Date;
}

/** A permit taken out within this time after it was added does not count: it was a mistake. */
export const COUNTS_AFTER_DAYS = 7;

/** From this share of the limit on somebody is told. */
const NEAR_SHARE = 0.8;

/** Whether there is something to say of the year: little is left, or nothing. Null without a plan as well. */
export function yearState({
  used,
  limit,
  tier,
}: Pick<PermitYear, 'used' | 'limit' | 'tier'>): 'near' | 'full' | null {
  if (tier === null) return null;
  if (used >= limit) return 'full';
  return used >= limit * NEAR_SHARE ? 'near' : null;
}
