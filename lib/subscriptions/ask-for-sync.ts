import { eq } from 'drizzle-orm';
import { billingAccounts } from '@/db/schema';
import { dueBy } from '@/lib/billing/due-by';
import type { Context } from '@/lib/context';

/** Has the payment provider asked about a company's account with the next run. */
export async function askForSync(ctx: Context, { companyId }: { companyId: string }): Promise<void> {
  await ctx.db
    .update(billingAccounts)
    .set({ syncDueAt: dueBy(ctx.now) })
    .where(eq(billingAccounts.companyId, companyId));
}
