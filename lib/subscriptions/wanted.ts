import { and, eq, sql } from 'drizzle-orm';
import { billingAccounts, companies, subscriptions } from '@/db/schema';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/billing/plan-facts';
import { REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/billing/plans';
import { PaymentRefused } from '@/lib/billing/provider';
import type { Tier } from '@/lib/billing/types';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { refuseSameCard } from '@/lib/referrals/mutations';
import { isReferred } from '@/lib/referrals/queries';
import { type AtProvider, ensureCustomer, findAccount } from './account';

/**
 * A subscription that was asked for is written down before the provider is asked, and crossed out once it stands.
 * Whatever ends the process in between, the next attempt (the person's or the job's) goes on from there: each step
 * finds what the one before has made, so there is one customer and one subscription in the end.
 */

/** The job gives up on what has failed so often; the person can always ask again. */
const MOST_ATTEMPTS = 12;

/**
 * Makes the subscription that is wanted, if one is. The customer's id, null where there is none; a card that is
 * refused is crossed out and, in a job, only logged.
 */
export async function completeWanted(ctx: Context, at: AtProvider): Promise<string | null> {
  const account = await findAccount(ctx, at);
  if (!account?.wantedPaymentMethodId || !account.wantedTier) return account?.customerId ?? null;
  if (account.wantedAttempts >= MOST_ATTEMPTS) {
    ctx.log.error({ companyId: at.companyId }, 'A subscription could not be made and is given up');
    await crossOut(ctx, at, account.wantedPaymentMethodId);
    return account.customerId;
  }
  await ctx.db
    .update(billingAccounts)
    .set({ wantedAttempts: sql`${billingAccounts.wantedAttempts} + 1` })
    .where(eq(billingAccounts.companyId, at.companyId));
  try {
    return await makeSubscription(ctx, at, account.wantedPaymentMethodId, account.wantedTier);
  } catch (error) {
    if (!isFinal(error)) throw error;
    await crossOut(ctx, at, account.wantedPaymentMethodId);
    if (ctx.actor.kind !== 'job') throw error;
    ctx.log.warn({ companyId: at.companyId, err: error }, 'The card of a sign-up cannot be used');
    return account.customerId;
  }
}

async function makeSubscription(
  ctx: Context,
  at: AtProvider,
  paymentMethodId: string,
  tier: Tier,
): Promise<string> {
  const { companyId, payments } = at;
  const customerId = await ensureCustomer(ctx, at);
  await payments.setCard({ customerId, paymentMethodId });
  const { card, subscription } = await payments.snapshot(customerId);
  await refuseSameCard(ctx, { companyId, fingerprint: card?.fingerprint ?? null });
  const referred = await isReferred(ctx, { companyId });
  // One trial a company: whoever comes back pays from the first day.
  const first = subscription === null && !(await hadOne(ctx, at));
  await payments.ensureSubscription({
    customerId,
    companyId,
    tier,
    trialDays: first ? (referred ? REFERRED_TRIAL_DAYS : TRIAL_DAYS) : 0,
    discountPercent: first && referred ? REFERRAL_DISCOUNT_PERCENT : null,
  });
  await crossOut(ctx, at, paymentMethodId);
  return customerId;
}

async function hadOne(ctx: Context, { companyId, payments }: AtProvider): Promise<boolean> {
  const [row] = await ctx.db
    .select({ provider: subscriptions.provider, id: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId));
  return row?.provider === payments.name && row.id !== null;
}

/** Trying the same again helps nobody: the card is refused, or the provider knows no such card. */
function isFinal(error: unknown): boolean {
  if (error instanceof PaymentRefused) return true;
  return error instanceof AppError && (error.code === 'not_found' || error.code === 'internal');
}

/** The wish with this card; one that came in meanwhile stays. */
async function crossOut(ctx: Context, { companyId }: AtProvider, paymentMethodId: string): Promise<void> {
  await ctx.db
    .update(billingAccounts)
    .set({ wantedPaymentMethodId: null, wantedTier: null, wantedAttempts: 0, updatedAt: ctx.now })
    .where(
      and(
        eq(billingAccounts.companyId, companyId),
        eq(billingAccounts.wantedPaymentMethodId, paymentMethodId),
      ),
    );
}

/** The plan chosen at sign-up. */
export async function chosenTier(ctx: Context, { companyId }: AtProvider): Promise<Tier> {
  const [company] = await ctx.db
    .select({ tier: companies.chosenTier })
    .from(companies)
    .where(eq(companies.id, companyId))
    .limit(1);
  if (!company) throw new AppError('not_found');
  return company.tier;
}
