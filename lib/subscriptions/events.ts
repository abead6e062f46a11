import { and, eq, lt } from 'drizzle-orm';
import { billingAccounts, billingEvents } from '@/db/schema';
import { dueBy } from '@/lib/billing/due-by';
import type { BillingEvent } from '@/lib/billing/types';
import type { Context } from '@/lib/context';
import { enqueue } from '@/lib/queue/enqueue';

/**
 * Keeps an event, and has its customer's account looked at: nothing in the event itself is believed, so it may come
 * late, twice or before an earlier one. Both are written at once, so that an event that is kept was heard.
 */
export async function recordBillingEvent(ctx: Context, event: BillingEvent): Promise<{ isNew: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const kept = await tx
      .insert(billingEvents)
      .values({ ...event, payload: withoutSecrets(event.payload), receivedAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: billingEvents.id });
    if (kept.length === 0) return { isNew: false };
    if (event.customerId !== null) {
      await tx
        .update(billingAccounts)
        .set({ syncDueAt: dueBy(ctx.now) })
        .where(and(eq(billingAccounts.provider, 'stripe'), eq(billingAccounts.customerId, event.customerId)));
      await enqueue({ db: tx }, 'sync-billing', {});
    }
    return { isNew: true };
  });
}

/** By one of these a browser may answer the bank: nobody needs it later. */
function withoutSecrets(payload: string): string {
  return payload.replace(/("client_secret"\s*:\s*)"[^"]*"/g, '$1""');
}

const KEPT_MS = 90 * 24 * 3_600_000;

/** What was told long ago explains nothing any more, and speaks of people. */
export async function dropOldBillingEvents(ctx: Context): Promise<void> {
  await ctx.db
    .delete(billingEvents)
    .where(lt(billingEvents.receivedAt, new Date(ctx.now.getTime() - KEPT_MS)));
}
