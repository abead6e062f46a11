/** What a referral code gives who signs up with it, in figures for texts. */
export type Offer = {
  /** Free days with a code. */
  days: number;
  /** Free days without one. */
  trial: number;
  /** Off the first month that is paid. */
  percent: number;
};
