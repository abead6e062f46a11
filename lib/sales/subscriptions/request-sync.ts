import { eq } from 'drizzle-orm';
import { billingAccounts } from '@/db/schema';
import type { Context } from '@/lib/context';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { dueBy } from '@/lib/providers/billing/due-by';

/** Something happened to a company's account: has the payment provider asked about it as soon as may be. */
export async function requestSync(ctx: Context, { companyId }: { companyId: string }): Promise<void> {
  await ctx.db
    .update(billingAccounts)
    .set({ syncDueAt: dueBy(ctx.now) })
    .where(eq(billingAccounts.companyId, companyId));
  await enqueue(ctx, 'sync-billing', {});
}
