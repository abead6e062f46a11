/**
 * `signed_up`: the trial runs. `paid`: the first real payment came in, the reward is on its way. `rewarded`: the
 * referrer has the credit. `refused`: the two are one (see `refusal`).
 */
export const REFERRAL_STATES = ['signed_up', 'paid', 'rewarded', 'refused'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** How a referral turned out to be of oneself. */
export const REFERRAL_REFUSALS = ['same_person', 'same_phone', 'same_company', 'same_card'] as const;
export type ReferralRefusal = (typeof REFERRAL_REFUSALS)[number];

/** Of a company that came through the reader's, what the reader is told: not which one it is. */
export interface Referral {
  state: Exclude<ReferralState, 'refused'>;
  signedUpAt: Date;
  rewardedAt: Date | null;
  /** The credit it brings; null before the company has paid, and for who may not see amounts. */
  rewardCents: number | null;
}

export interface ReferralTotals {
  signedUp: number;
  rewarded: number;
  /** All credit given so far; null for who may not see amounts. */
  earnedCents: number | null;
}
