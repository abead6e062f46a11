import { eq } from 'drizzle-orm';
import { companies, subscriptions } from '@/db/schema';
import { requirePermission } from '@/lib/access/permissions';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
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

/** Subscribes the company to the plan chosen at sign-up; a company that has a subscription keeps it. */
export async function createSubscription(
  ctx: Context<UserActor>,
  input: { paymentMethodId: string },
): Promise<void> {
  requirePermission(ctx, 'billing.manage');
  const { companyId } = ctx.actor;
  const [company] = await ctx.db
    .select({ tier: companies.chosenTier, referralCode: companies.referralCode })
    .from(companies)
    .where(eq(companies.id, companyId))
    .limit(1);
  if (!company) throw new AppError('not_found');
  await startTrial(ctx, {
    companyId,
    tier: company.tier,
    provider: 'demo',
    paymentMethodId: input.paymentMethodId,
    referred: company.referralCode !== null,
  });
}

/**
 * Starts a company's subscription with its trial; nothing is charged before the trial ends. Asked twice, the first
 * one stands.
 */
export async function startTrial(ctx: Context, input: NewTrial): Promise<void> {
  const trialEndsAt = trialEnd(ctx.now, input.referred);
  await ctx.db
    .insert(subscriptions)
    .values({
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
    })
    .onConflictDoNothing({ target: subscriptions.companyId });
}

function trialEnd(start: Date, referred: boolean): Date {
  const days = referred ? REFERRED_TRIAL_DAYS : TRIAL_DAYS;
  return new Date(start.getTime() + days * 24 * 60 * 60 * 1_000);
}
