import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { billingAccounts, referrals, subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';
import { mailOwners } from '@/lib/providers/mail/owners';
import type { MailSettings } from '@/lib/providers/mail/types';
import { earnedCents, paysForPlan } from './earned';

/** The part of the payment provider that a reward needs. The same key twice gives one credit. */
export interface CreditGranter {
  readonly name: typeof billingAccounts.$inferSelect.provider;
  giveCredit(input: { customerId: string; cents: number; key: string; reason: string }): Promise<void>;
}

export interface RewardInput {
  payments: CreditGranter;
  mail: MailSettings;
  /** Schedules a synchronisation of the company's billing account. */
  requestSync(ctx: Context, input: { companyId: string }): Promise<void>;
  signal?: AbortSignal;
}

const PAGE = 50;

/**
 * Credits a month to every referrer whose referred company has paid, and notifies them. The provider is
 * called first and the row is marked afterwards; after a crash in between, the call is repeated with the same
 * key and amount. A failure is retried with the next run. A referrer who is not yet a customer of the
 * provider is credited later.
 */
export async function rewardReferrers(
  ctx: Context,
  input: RewardInput,
): Promise<{ rewarded: number; failed: number }> {
  const result = { rewarded: 0, failed: 0 };
  let after = '';
  while (!input.signal?.aborted) {
    const due = await listDue(ctx, input.payments, after);
    for (const one of due) {
      if (input.signal?.aborted) break;
      try {
        if (await reward(ctx, input, one)) result.rewarded += 1;
      } catch (error) {
        result.failed += 1;
        ctx.log.error({ err: error, companyId: one.referrerId }, 'Referral reward failed');
      }
    }
    const last = due.at(-1);
    if (!last || due.length < PAGE) break;
    after = last.referredId;
  }
  return result;
}

interface Due {
  referredId: string;
  referrerId: string;
  customerId: string | null;
  priceCents: number;
}

async function listDue(ctx: Context, payments: CreditGranter, after: string): Promise<Due[]> {
  return ctx.db
    .select({
      referredId: referrals.referredId,
      referrerId: referrals.referrerId,
      customerId: billingAccounts.customerId,
      priceCents: earnedCents,
    })
    .from(referrals)
    .innerJoin(billingAccounts, eq(billingAccounts.companyId, referrals.referrerId))
    .leftJoin(subscriptions, paysForPlan)
    .where(
      and(
        eq(referrals.state, 'paid'),
        eq(billingAccounts.provider, payments.name),
        isNotNull(billingAccounts.customerId),
        gt(referrals.referredId, after),
        or(isNotNull(referrals.rewardCents), gt(earnedCents, 0)),
      ),
    )
    .orderBy(asc(referrals.referredId))
    .limit(PAGE);
}

async function reward(
  ctx: Context,
  { payments, mail, requestSync: askForSync }: RewardInput,
  due: Due,
): Promise<boolean> {
  const { referredId, referrerId, customerId, priceCents } = due;
  // Store the amount before the call, so that a repeated call uses the same one.
  const [fixed] = await ctx.db
    .update(referrals)
    .set({ rewardCents: sql`coalesce(${referrals.rewardCents}, ${priceCents})` })
    .where(stillDue(referredId))
    .returning({ cents: referrals.rewardCents });
  if (!fixed || fixed.cents === null || customerId === null) return false;
  const { cents } = fixed;
  await payments.giveCredit({ customerId, cents, key: `referral:${referredId}`, reason: 'Referral reward' });
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const marked = await tx
      .update(referrals)
      .set({ state: 'rewarded', rewardedAt: ctx.now })
      .where(stillDue(referredId))
      .returning({ referredId: referrals.referredId });
    if (marked.length === 0) return false;
    // So that the credit is visible without waiting for a webhook.
    await askForSync(within, { companyId: referrerId });
    await mailOwners(within, {
      companyId: referrerId,
      template: 'referralRewarded',
      props: { amountCents: cents },
      mail,
    });
    return true;
  });
}

function stillDue(referredId: string) {
  return and(eq(referrals.referredId, referredId), eq(referrals.state, 'paid'));
}
