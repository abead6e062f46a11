/** The bank's page, for Stripe.js to show. */
export const NEXT_ACTION = {
  type: 'use_stripe_sdk',
  use_stripe_sdk: { type: 'three_d_secure_redirect', source: 'src_stand_in' },
};
