import { subscriptions } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { newId } from '@/lib/ids';
import { PLANS, REFERRED_TRIAL_DAYS, TRIAL_DAYS } from './plans';
import type { PaymentProvider, Tier } from './types';

export interface NewTrial {
  companyId: CompanyId;
  tier: Tier;
  provider: PaymentProvider;
  paymentMethodId: string;
  /** Came with a referral code: the trial is longer. */
  referred: boolean;
}

/** Starts a company's subscription with its trial; nothing is charged before `trialEndsAt`. */
export async function startTrial(ctx: Context, input: NewTrial): Promise<{ trialEndsAt: Date }> {
  const trialEndsAt = trialEnd(ctx.now, input.referred);
  await ctx.db.insert(subscriptions).values({
    id: newId('subscription'),
    companyId: input.companyId,
    tier: input.tier,
    state: 'trialing',
    provider: input.provider,
    priceCents: PLANS[input.tier].priceCents,
    paymentMethodId: input.paymentMethodId,
    trialEndsAt,
    currentPeriodEndsAt: trialEndsAt,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  return { trialEndsAt };
}

function trialEnd(start: Date, referred: boolean): Date {
  const days = referred ? REFERRED_TRIAL_DAYS : TRIAL_DAYS;
  return new Date(start.getTime() + days * 24 * 60 * 60 * 1_000);
}
