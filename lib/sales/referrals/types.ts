/**
 * `signed_up`: in trial. `paid`: the first real payment arrived, the reward is pending. `rewarded`: the
 * referrer has been credited. `refused`: a self-referral (see `refusal`).
 */
export const REFERRAL_STATES = ['signed_up', 'paid', 'rewarded', 'refused'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** Why a referral counts as a self-referral. */
export const REFERRAL_REFUSALS = ['same_person', 'same_phone', 'same_company', 'same_card'] as const;
export type ReferralRefusal = (typeof REFERRAL_REFUSALS)[number];

/** A referral as shown to the referrer, without the referred company's identity. */
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
