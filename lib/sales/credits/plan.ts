import { eq, sql } from 'drizzle-orm';
import { companies, companyCities, feeds, subscriptions } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { PLANS } from '@/lib/providers/billing/plans';
import type { SubscriptionState, Tier } from '@/lib/providers/billing/types';
import type { Coverage } from './types';

/** The inputs of a company's allowance. */
export interface CompanyPlan {
  timeZone: string;
  tier: Tier;
  state: SubscriptionState;
  startedAt: Date;
  endsAt: Date | null;
  nextTier: Tier | null;
  nextTierFrom: Date | null;
  coverage: Coverage;
}

const watched = sql<boolean>`exists (select 1 from ${companyCities} inner join ${feeds} on ${feeds.record} = ${companyCities.city}
  and ${feeds.enabled} where ${companyCities.companyId} = ${companies.id})`;

/** A company's plan, usable or not; null where it never had one. */
export async function findPlan(ctx: Context, companyId: CompanyId): Promise<CompanyPlan | null> {
  const [row] = await ctx.db
    .select({
      timeZone: companies.timeZone,
      tier: subscriptions.tier,
      state: subscriptions.state,
      startedAt: subscriptions.startedAt,
      createdAt: subscriptions.createdAt,
      endsAt: subscriptions.endsAt,
      nextTier: subscriptions.nextTier,
      nextTierFrom: subscriptions.nextTierFrom,
      watched,
    })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(eq(subscriptions.companyId, companyId))
    .limit(1);
  if (!row) return null;
  const { watched: isWatched, createdAt, startedAt, ...plan } = row;
  return {
    ...plan,
    startedAt: startedAt ?? createdAt,
    coverage: isWatched ? 'monitored' : 'unmonitored',
  };
}

/** No allowance is granted while a payment is overdue. */
export function isGranting({ state }: Pick<CompanyPlan, 'state'>): boolean {
  return state === 'trialing' || state === 'active';
}

/** Checks a month. */
export function getAllowance(tier: Tier, coverage: Coverage): number {
  return PLANS[tier].checks[coverage];
}
