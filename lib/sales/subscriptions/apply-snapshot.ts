import { eq, getTableColumns, sql } from 'drizzle-orm';
import { invoices, subscriptions } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { newId } from '@/lib/ids';
import { getEntitledTier } from '@/lib/providers/billing/entitled';
import type {
  AccountSnapshot,
  PaymentProvider,
  ProviderInvoice,
  ProviderSubscription,
} from '@/lib/providers/billing/provider';
import type { MailSettings } from '@/lib/providers/mail/types';
import { grantChecks, recordPurchase } from '@/lib/sales/credits/mutations';
import { recordFirstPayment } from '@/lib/sales/referrals/mutations';
import { noticeChanges } from './notices';
import { applyPlanLimits } from './plan-consequences';
import { findCompanySubscription } from './queries';

interface ApplyInput {
  companyId: CompanyId;
  payments: PaymentProvider;
  snapshot: AccountSnapshot;
  mail: MailSettings;
}

/**
 * Applies a provider snapshot and all its consequences in the caller's transaction. Each consequence has its
 * own idempotency key, so applying the same snapshot twice changes nothing.
 */
export async function applySnapshot(ctx: Context, input: ApplyInput): Promise<void> {
  const { companyId, snapshot, payments } = input;
  const before = await findCompanySubscription(ctx, companyId);
  if (snapshot.subscription) await writeSubscription(ctx, companyId, snapshot.subscription, payments);
  await writeInvoices(ctx, companyId, snapshot.invoices);
  const after = await findCompanySubscription(ctx, companyId);

  const tier = getEntitledTier(after);
  const lost = tier === getEntitledTier(before) ? null : await applyPlanLimits(ctx, { companyId, tier });
  await grantChecks(ctx, { companyId });
  for (const { id, kind, state, checks } of snapshot.invoices) {
    if (kind === 'checks' && state === 'paid' && checks !== null)
      await recordPurchase(ctx, { companyId, invoiceId: id, checks });
  }
  if (snapshot.invoices.some(isPaidMonth)) await recordFirstPayment(ctx, { companyId });
  await noticeChanges(ctx, { lost, companyId, before, after, invoices: snapshot.invoices, mail: input.mail });
}

/** A paid monthly invoice with a positive amount; a trial's invoice is over zero. */
function isPaidMonth({ kind, state, paidCents }: ProviderInvoice): boolean {
  return kind === 'subscription' && state === 'paid' && paidCents > 0;
}

async function writeSubscription(
  ctx: Context,
  companyId: CompanyId,
  { id, next, ...stored }: ProviderSubscription,
  payments: PaymentProvider,
): Promise<void> {
  const row = {
    ...stored,
    nextTier: next?.tier ?? null,
    nextTierFrom: next?.from ?? null,
    provider: payments.name,
    providerSubscriptionId: id,
    updatedAt: ctx.now,
  };
  await ctx.db
    .insert(subscriptions)
    .values({ id: newId('subscription'), companyId, createdAt: ctx.now, ...row })
    .onConflictDoUpdate({ target: subscriptions.companyId, set: row });
}

/** One upsert for all; an invoice id of another company is ignored. */
async function writeInvoices(ctx: Context, companyId: CompanyId, stored: ProviderInvoice[]): Promise<void> {
  if (stored.length === 0) return;
  const { id: _, companyId: __, ...columns } = getTableColumns(invoices);
  const excluded = Object.entries(columns).map(([key, column]) => [
    key,
    sql`excluded.${sql.identifier(column.name)}`,
  ]);
  await ctx.db
    .insert(invoices)
    .values(stored.map((invoice) => ({ companyId, ...invoice })))
    .onConflictDoUpdate({
      target: invoices.id,
      set: Object.fromEntries(excluded),
      setWhere: eq(invoices.companyId, companyId),
    });
}
