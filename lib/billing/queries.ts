import { eq } from 'drizzle-orm';
import { subscriptions } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import type { Subscription } from './types';

/** The company's subscription; null where it has none. The card's name stays here. */
export async function findSubscription(ctx: Context<UserActor>): Promise<Subscription | null> {
  const [row] = await ctx.db
    .select({
      tier: subscriptions.tier,
      state: subscriptions.state,
      priceCents: subscriptions.priceCents,
      trialEndsAt: subscriptions.trialEndsAt,
      currentPeriodEndsAt: subscriptions.currentPeriodEndsAt,
      provider: subscriptions.provider,
    })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, ctx.actor.companyId))
    .limit(1);
  return row ?? null;
}
