import { and, eq, ne, notInArray } from 'drizzle-orm';
import { companies, subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { PaymentProvider } from '@/lib/providers/billing/provider';

/**
 * When real payments are configured, demo subscriptions end and their owners are asked for a card, except for
 * the demo contractor. A Stripe customer never becomes a demo customer, even while the keys are missing.
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
    ctx.log.warn({ ended: ended.length }, 'Demo subscriptions ended, Stripe is configured');
}
