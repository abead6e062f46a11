import { and, eq, lt } from 'drizzle-orm';
import { billingAccounts, billingEvents } from '@/db/schema';
import type { Context } from '@/lib/context';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { dueBy } from '@/lib/providers/billing/due-by';
import type { BillingEvent } from '@/lib/providers/billing/types';

/**
 * Stores a webhook event and schedules a synchronisation of its customer's account. The event's content is
 * not trusted, so it may arrive late, twice or out of order. Both are written in one transaction.
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

/** Client secrets allow completing an authentication and are not needed later. */
function withoutSecrets(payload: string): string {
  return payload.replace(/("client_secret"\s*:\s*)"[^"]*"/g, '$1""');
}

const KEPT_MS = 90 * 24 * 3_600_000;

/** Deletes old events, which contain personal data. */
export async function dropOldBillingEvents(ctx: Context): Promise<void> {
  await ctx.db
    .delete(billingEvents)
    .where(lt(billingEvents.receivedAt, new Date(ctx.now.getTime() - KEPT_MS)));
}
