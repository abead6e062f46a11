import { and, eq, ne, notInArray } from 'drizzle-orm';
import { companies, subscriptions } from '@/db/schema';
import type { PaymentProvider } from '@/lib/billing/provider';
import type { Context } from '@/lib/context';

/**
 * Where cards are real, a plan of the demo's is none: it ends, and its owner is asked for a card; the demo contractor
 * alone keeps it. Never the other way round: who is Stripe's customer stays it, even where the keys are missing for a
 * while.
 */
export async function endDemoSubscriptions(ctx: Context, payments: PaymentProvider): Promise<void> {
  if (payments.name === 'demo') return;
  const ended = await ctx.db
    .update(subscriptions)
    .set({
      state: 'canceled',
      endedAt: ctx.now,
      endsAt: null,
      nextTier: null,
      nextTierFrom: null,
      needsAction: false,
      updatedAt: ctx.now,
    })
    .where(
      and(
        eq(subscriptions.provider, 'demo'),
        ne(subscriptions.state, 'canceled'),
        notInArray(
          subscriptions.companyId,
          ctx.db.select({ id: companies.id }).from(companies).where(eq(companies.isDemo, true)),
        ),
      ),
    )
    .returning({ id: subscriptions.id });
  if (ended.length > 0)
    ctx.log.warn({ ended: ended.length }, 'Plans of the demo have ended: cards are real now');
}
