export const TIERS = ['solo', 'team', 'professional', 'enterprise'] as const;
export type Tier = (typeof TIERS)[number];

export const SUBSCRIPTION_STATES = ['trialing', 'active', 'past_due', 'canceled', 'incomplete'] as const;

export const PAYMENT_PROVIDERS = ['demo', 'stripe'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** What a company is subscribed to. */
export interface Subscription {
  tier: Tier;
  state: (typeof SUBSCRIPTION_STATES)[number];
  priceCents: number;
  trialEndsAt: Date | null;
  currentPeriodEndsAt: Date;
  provider: PaymentProvider;
}
