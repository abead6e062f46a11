import { and, eq, sql } from 'drizzle-orm';
import { billingAccounts, companies, subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { REFERRAL_DISCOUNT_PERCENT } from '@/lib/providers/billing/plan-facts';
import { REFERRED_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/providers/billing/plans';
import { PaymentRefused } from '@/lib/providers/billing/provider';
import type { Tier } from '@/lib/providers/billing/types';
import { refuseSameCard } from '@/lib/sales/referrals/mutations';
import { isReferred } from '@/lib/sales/referrals/queries';
import { type AtProvider, ensureCustomer, findAccount } from './account';

/**
 * A requested subscription is stored as a pending intent before the provider is called, and cleared once the
 * subscription exists. If the process ends in between, the next attempt (by the user or the job) resumes:
 * each step looks for the result of the one before, so that one customer and one subscription result.
 */

/** Attempts after which the job gives up; the user can always try again. */
const MOST_ATTEMPTS = 12;

/**
 * Completes a pending intent, if there is one. Returns the customer's id, or null where there is none. A
 * declined card clears the intent and, in a job, is only logged.
 */
export async function completePendingIntent(ctx: Context, at: AtProvider): Promise<string | null> {
  const account = await findAccount(ctx, at);
  if (!account?.pendingPaymentMethodId || !account.pendingTier) return account?.customerId ?? null;
  if (account.pendingAttempts >= MOST_ATTEMPTS) {
    ctx.log.error(
      { companyId: at.companyId },
      'Pending subscription intent given up after too many attempts',
    );
    await clearPendingIntent(ctx, at, account.pendingPaymentMethodId);
    return account.customerId;
  }
  await ctx.db
    .update(billingAccounts)
    .set({ pendingAttempts: sql`${billingAccounts.pendingAttempts} + 1` })
    .where(eq(billingAccounts.companyId, at.companyId));
  try {
    return await createAtProvider(ctx, at, account.pendingPaymentMethodId, account.pendingTier);
  } catch (error) {
    if (!isFinal(error)) throw error;
    await clearPendingIntent(ctx, at, account.pendingPaymentMethodId);
    if (ctx.actor.kind !== 'job') throw error;
    ctx.log.warn(
      { companyId: at.companyId, err: error },
      'Card of a pending subscription intent was declined',
    );
    return account.customerId;
  }
}

async function createAtProvider(
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
  // One trial per company: a returning company pays from the first day.
  const first = subscription === null && !(await hadSubscription(ctx, at));
  await payments.ensureSubscription({
    customerId,
    companyId,
    tier,
    trialDays: first ? (referred ? REFERRED_TRIAL_DAYS : TRIAL_DAYS) : 0,
    discountPercent: first && referred ? REFERRAL_DISCOUNT_PERCENT : null,
  });
  await clearPendingIntent(ctx, at, paymentMethodId);
  return customerId;
}

async function hadSubscription(ctx: Context, { companyId, payments }: AtProvider): Promise<boolean> {
  const [row] = await ctx.db
    .select({ provider: subscriptions.provider, id: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId));
  return row?.provider === payments.name && row.id !== null;
}

/** Errors that a retry cannot fix: the card was declined or does not exist. */
function isFinal(error: unknown): boolean {
  if (error instanceof PaymentRefused) return true;
  return error instanceof AppError && (error.code === 'not_found' || error.code === 'internal');
}

/** Clears the intent with this card, but not a newer one. */
async function clearPendingIntent(
  ctx: Context,
  { companyId }: AtProvider,
  paymentMethodId: string,
): Promise<void> {
  await ctx.db
    .update(billingAccounts)
    .set({ pendingPaymentMethodId: null, pendingTier: null, pendingAttempts: 0, updatedAt: ctx.now })
    .where(
      and(
        eq(billingAccounts.companyId, companyId),
        eq(billingAccounts.pendingPaymentMethodId, paymentMethodId),
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
