import { and, count, desc, eq, ne, sql, sum } from 'drizzle-orm';
import { referralCodes, referrals } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { mayUse, requirePermission } from '@/lib/identity/access/permissions';
import { asCompared } from './code';
import type { Referral, ReferralTotals } from './types';

const SHOWN = 100;

/** The company's code; null before it was created. */
export async function findCode(ctx: Context<UserActor>): Promise<string | null> {
  requirePermission(ctx, 'permits.read');
  const [row] = await ctx.db
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.companyId, ctx.actor.companyId))
    .limit(1);
  return row?.code ?? null;
}

/** Whether the code exists, without revealing whose it is. */
export async function isKnownCode(ctx: Context, { code }: { code: string }): Promise<boolean> {
  const [row] = await ctx.db
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(eq(referralCodes.code, asCompared(code)))
    .limit(1);
  return row !== undefined;
}

/**
 * Whether the company was referred and still has the benefits ahead: the longer trial and the discount on the
 * first paid month.
 */
export async function isReferred(ctx: Context, { companyId }: { companyId: string }): Promise<boolean> {
  const [row] = await ctx.db
    .select({ state: referrals.state })
    .from(referrals)
    .where(and(eq(referrals.referredId, companyId), eq(referrals.state, 'signed_up')))
    .limit(1);
  return row !== undefined;
}

/** Companies referred by the reader's company, newest first, without refused referrals. */
export async function listReferrals(ctx: Context<UserActor>): Promise<Referral[]> {
  requirePermission(ctx, 'permits.read');
  const rows = await ctx.db
    .select({
      state: sql<Referral['state']>`${referrals.state}`,
      signedUpAt: referrals.createdAt,
      rewardedAt: referrals.rewardedAt,
      rewardCents: referrals.rewardCents,
    })
    .from(referrals)
    .where(accepted(ctx))
    .orderBy(desc(referrals.createdAt), desc(referrals.referredId))
    .limit(SHOWN);
  const seesAmounts = mayUse('billing.read', ctx.actor);
  return rows.map((row) => ({ ...row, rewardCents: seesAmounts ? row.rewardCents : null }));
}

/** The same in figures, all of them. */
export async function getReferralTotals(ctx: Context<UserActor>): Promise<ReferralTotals> {
  requirePermission(ctx, 'permits.read');
  const rewarded = sql`case when ${referrals.state} = 'rewarded'`;
  const [row] = await ctx.db
    .select({
      signedUp: count(),
      rewarded: count(sql`${rewarded} then 1 end`),
      earned: sum(sql`${rewarded} then ${referrals.rewardCents} end`),
    })
    .from(referrals)
    .where(accepted(ctx));
  return {
    signedUp: row?.signedUp ?? 0,
    rewarded: row?.rewarded ?? 0,
    earnedCents: mayUse('billing.read', ctx.actor) ? Number(row?.earned ?? 0) : null,
  };
}

function accepted(ctx: Context<UserActor>) {
  return and(eq(referrals.referrerId, ctx.actor.companyId), ne(referrals.state, 'refused'));
}
