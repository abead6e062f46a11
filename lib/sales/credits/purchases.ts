import { and, asc, eq } from 'drizzle-orm';
import { creditAccounts, invoices } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import type { InvoiceState } from '@/lib/providers/billing/types';
import type { Purchase, WaitingPurchase } from './types';

const STATES: Record<InvoiceState, Purchase['state']> = {
  draft: 'waiting',
  open: 'waiting',
  paid: 'paid',
  void: 'gone',
  uncollectible: 'gone',
};

/** The state of a pack purchase, with the company's current balance. */
export async function getPurchase(
  ctx: Context<UserActor>,
  { invoiceId }: { invoiceId: string },
): Promise<Purchase> {
  requirePermission(ctx, 'billing.read');
  const [row] = await ctx.db
    .select({ state: invoices.state, balance: creditAccounts.balance })
    .from(invoices)
    .leftJoin(creditAccounts, eq(creditAccounts.companyId, invoices.companyId))
    .where(
      and(
        eq(invoices.id, invoiceId),
        eq(invoices.companyId, ctx.actor.companyId),
        eq(invoices.kind, 'checks'),
      ),
    )
    .limit(1);
  if (!row) throw new AppError('not_found', { detail: 'no such purchase' });
  return { invoiceId, state: STATES[row.state], balance: row.balance ?? 0 };
}

/** Packs that are not paid yet, the oldest first. */
export async function listWaitingPurchases(ctx: Context<UserActor>): Promise<WaitingPurchase[]> {
  requirePermission(ctx, 'billing.read');
  const rows = await ctx.db
    .select({
      invoiceId: invoices.id,
      checks: invoices.checks,
      dueCents: invoices.dueCents,
      invoicedAt: invoices.invoicedAt,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, ctx.actor.companyId),
        eq(invoices.kind, 'checks'),
        eq(invoices.state, 'open'),
      ),
    )
    .orderBy(asc(invoices.invoicedAt), asc(invoices.id));
  return rows.map(({ checks, ...row }) => ({ ...row, checks: checks ?? 0 }));
}
