import { and, eq, inArray } from 'drizzle-orm';
import { billingAccounts, companies, invoices, memberships, users } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { BillingCompany, PaymentProvider } from '@/lib/providers/billing/provider';

export type BillingAccount = typeof billingAccounts.$inferSelect;

/** Common input of functions that call the provider. */
export interface AtProvider {
  companyId: CompanyId;
  payments: PaymentProvider;
}

/**
 * The company's billing account with this provider; null before it exists. An account with another provider
 * does not count.
 */
export async function findAccount(
  ctx: Context,
  { companyId, payments }: AtProvider,
): Promise<BillingAccount | null> {
  const [row] = await ctx.db
    .select()
    .from(billingAccounts)
    .where(and(eq(billingAccounts.companyId, companyId), eq(billingAccounts.provider, payments.name)))
    .limit(1);
  return row ?? null;
}

/** The company as the provider's customer; throws `card_missing` before it is one. */
export async function requireCustomer(ctx: Context, at: AtProvider): Promise<string> {
  const account = await findAccount(ctx, at);
  if (!account?.customerId) throw new AppError('card_missing');
  return account.customerId;
}

const NEW = {
  customerId: null,
  cardBrand: null,
  cardLast4: null,
  cardExpMonth: null,
  cardExpYear: null,
  cardFingerprint: null,
  creditCents: 0,
} as const;

/** Upserts the company's billing account; resets one that belonged to another provider. */
export async function openAccount(
  ctx: Context,
  { companyId, payments }: AtProvider,
  wanted: Pick<typeof billingAccounts.$inferInsert, 'pendingPaymentMethodId' | 'pendingTier' | 'syncDueAt'>,
): Promise<void> {
  const fresh = { ...wanted, pendingAttempts: 0, updatedAt: ctx.now };
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(billingAccounts)
      .values({ companyId, provider: payments.name, createdAt: ctx.now, ...fresh })
      .onConflictDoNothing();
    const [row] = await tx
      .select({ provider: billingAccounts.provider })
      .from(billingAccounts)
      .where(eq(billingAccounts.companyId, companyId))
      .for('update');
    const moved = row?.provider !== payments.name;
    // Temporarily missing Stripe keys must not detach a company from its Stripe customer.
    if (moved && row?.provider === 'stripe')
      throw new AppError('unavailable', { detail: `${companyId} is Stripe’s customer` });
    // Open demo invoices are dropped.
    if (moved)
      await tx
        .update(invoices)
        .set({ state: 'void', dueCents: 0, needsAction: false })
        .where(and(eq(invoices.companyId, companyId), inArray(invoices.state, ['open', 'draft'])));
    await tx
      .update(billingAccounts)
      .set({ ...fresh, ...(moved ? { ...NEW, provider: payments.name } : {}) })
      .where(eq(billingAccounts.companyId, companyId));
  });
}

/** Finds or creates the provider's customer for this company, and stores its id. */
export async function ensureCustomer(ctx: Context, at: AtProvider): Promise<string> {
  const account = await findAccount(ctx, at);
  if (account?.customerId) return account.customerId;
  const customerId = await at.payments.ensureCustomer(await billingCompany(ctx, at.companyId));
  await ctx.db
    .update(billingAccounts)
    .set({ customerId, updatedAt: ctx.now })
    .where(eq(billingAccounts.companyId, at.companyId));
  return customerId;
}

async function billingCompany(ctx: Context, companyId: CompanyId): Promise<BillingCompany> {
  const [row] = await ctx.db
    .select({ name: companies.name, email: users.email, locale: users.locale })
    .from(companies)
    .innerJoin(memberships, and(eq(memberships.companyId, companies.id), eq(memberships.role, 'owner')))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(companies.id, companyId))
    .orderBy(memberships.createdAt)
    .limit(1);
  if (!row) throw new AppError('not_found', { detail: `no owner of ${companyId}` });
  return { companyId, ...row };
}
