import { and, count, eq, gt } from 'drizzle-orm';
import { invitations, memberships, subscriptions } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { isActive } from '@/lib/identity/accounts/active-member';
import { isOpen } from '@/lib/identity/accounts/open-invitation';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { PLANS } from '@/lib/providers/billing/plans';

export interface Seats {
  /** Members, without those who wait for a seat. */
  used: number;
  /** Open invitations that can still be accepted. */
  invited: number;
  /** What the plan has. */
  limit: number;
}

/** How the plan's seats are taken; a company without a plan has none to give. Who is paused takes none. */
export async function countSeats(ctx: Context, companyId: CompanyId): Promise<Seats> {
  const [members] = await ctx.db
    .select({ rows: count() })
    .from(memberships)
    .where(and(eq(memberships.companyId, companyId), isActive));
  const [invited] = await ctx.db
    .select({ rows: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.kind, 'team_member'),
        isOpen,
        gt(invitations.expiresAt, ctx.now),
      ),
    );
  const [plan] = await ctx.db
    .select({ tier: entitledTier })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .limit(1);
  return {
    used: members?.rows ?? 0,
    invited: invited?.rows ?? 0,
    limit: plan?.tier ? PLANS[plan.tier].teamMembers : 0,
  };
}

/** Stops an invitation that the plan has no seat for; call it with the company locked. */
export async function requireSeat(ctx: Context, companyId: CompanyId): Promise<void> {
  const { used, invited, limit } = await countSeats(ctx, companyId);
  if (used + invited >= limit)
    throw new AppError('plan_limit', { detail: `${used} + ${invited} of ${limit}` });
}
