import { and, eq } from 'drizzle-orm';
import { billingAccounts, memberships, referralCodes, referrals, subscriptions } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import { asCompared, newReferralCode } from './code';
import { earnedCents, paysForPlan } from './earned';
import { findCode } from './queries';
import { getReferrer, isReferrersCard } from './referrer';
import { findRefusal } from './self-referral';
import type { ReferralRefusal } from './types';

/** Attempts at a unique code; collisions are extremely rare. */
const TRIES = 5;

/** The company's code, created on first use. */
export async function ensureCode(ctx: Context<UserActor>): Promise<string> {
  requirePermission(ctx, 'permits.read');
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const known = await findCode(ctx);
    if (known !== null) return known;
    // Conflicts where a concurrent request created one, or another company has the same code.
    await ctx.db
      .insert(referralCodes)
      .values({ companyId: ctx.actor.companyId, code: newReferralCode(), createdAt: ctx.now })
      .onConflictDoNothing();
  }
  const code = await findCode(ctx);
  if (code === null) throw new Error(`No free referral code was found in ${TRIES} tries.`);
  return code;
}

export interface NewReferral {
  /** The new company; its owner is already a member. */
  companyId: string;
  /** As it was given; empty, unknown or malformed ones change nothing. */
  code: string;
  email: string;
  phone: string;
  nameNorm: string;
}

/**
 * Records who referred a company, in the transaction that creates it. A self-referral is recorded as refused;
 * the sign-up itself is not affected.
 */
export async function recordReferral(ctx: Context, input: NewReferral): Promise<void> {
  const { companyId, code, email, phone, nameNorm } = input;
  const [found] = await ctx.db
    .select({ referrerId: referralCodes.companyId })
    .from(referralCodes)
    .where(eq(referralCodes.code, asCompared(code)))
    .limit(1);
  if (!found) return;
  const owners = await ctx.db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.companyId, companyId));
  const userIds = owners.map(({ userId }) => userId);
  const refusal =
    found.referrerId === companyId
      ? 'same_company'
      : findRefusal({ userIds, email, phone, nameNorm }, await getReferrer(ctx, found.referrerId));
  await ctx.db
    .insert(referrals)
    .values({
      referredId: companyId,
      referrerId: found.referrerId,
      state: refusal === null ? 'signed_up' : 'refused',
      refusal,
      createdAt: ctx.now,
    })
    .onConflictDoNothing({ target: referrals.referredId });
  if (refusal !== null) ctx.log.info({ companyId, refusal }, 'Referral refused');
}

/**
 * Refuses a referral whose card is the referrer's own; called before the subscription is created so that the
 * normal trial applies. Returns whether it was refused now.
 */
export async function refuseSameCard(
  ctx: Context,
  { companyId, fingerprint }: { companyId: string; fingerprint: string | null },
): Promise<boolean> {
  if (fingerprint === null) return false;
  const [open] = await ctx.db
    .select({ referrerId: referrals.referrerId })
    .from(referrals)
    .where(openReferral(companyId))
    .limit(1);
  if (!open || !(await isReferrersCard(ctx, { referrerId: open.referrerId, fingerprint }))) return false;
  return refuse(ctx, companyId, 'same_card');
}

/**
 * Called on a company's first real payment: the referrer earns a month of their own plan at today's price.
 * Idempotent.
 */
export async function recordFirstPayment(ctx: Context, { companyId }: { companyId: string }): Promise<void> {
  const [open] = await ctx.db
    .select({
      referrerId: referrals.referrerId,
      fingerprint: billingAccounts.cardFingerprint,
      priceCents: earnedCents,
    })
    .from(referrals)
    .leftJoin(billingAccounts, eq(billingAccounts.companyId, referrals.referredId))
    .leftJoin(subscriptions, paysForPlan)
    .where(openReferral(companyId))
    .limit(1);
  if (!open) return;
  const { referrerId, fingerprint, priceCents } = open;
  // Either may have changed their card since the subscription began.
  if (fingerprint !== null && (await isReferrersCard(ctx, { referrerId, fingerprint }))) {
    await refuse(ctx, companyId, 'same_card');
    return;
  }
  await ctx.db
    .update(referrals)
    // A referrer without a paid plan is credited a month of the first one they pay for; see
    // `rewardReferrers`.
    .set({ state: 'paid', paidAt: ctx.now, rewardCents: priceCents || null })
    .where(openReferral(companyId));
}

async function refuse(ctx: Context, companyId: string, refusal: ReferralRefusal): Promise<boolean> {
  const refused = await ctx.db
    .update(referrals)
    .set({ state: 'refused', refusal })
    .where(openReferral(companyId))
    .returning({ referredId: referrals.referredId });
  return refused.length > 0;
}

/** A referral that is neither paid nor refused. */
function openReferral(companyId: string) {
  return and(eq(referrals.referredId, companyId), eq(referrals.state, 'signed_up'));
}
