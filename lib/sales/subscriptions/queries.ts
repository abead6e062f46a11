import { and, desc, eq, ne } from 'drizzle-orm';
import { billingAccounts, invoices, subscriptions } from '@/db/schema';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import { requirePermission } from '@/lib/identity/access/permissions';
import type { Invoice, PaymentProviderName, Subscription } from '@/lib/providers/billing/types';

const columns = {
  tier: subscriptions.tier,
  state: subscriptions.state,
  priceCents: subscriptions.priceCents,
  trialEndsAt: subscriptions.trialEndsAt,
  currentPeriodStartsAt: subscriptions.currentPeriodStartsAt,
  currentPeriodEndsAt: subscriptions.currentPeriodEndsAt,
  endsAt: subscriptions.endsAt,
  endedAt: subscriptions.endedAt,
  nextTier: subscriptions.nextTier,
  nextTierFrom: subscriptions.nextTierFrom,
  discountPercent: subscriptions.discountPercent,
  needsAction: subscriptions.needsAction,
  provider: subscriptions.provider,
};

/** A company's running or last subscription; null where it never had one. */
export async function findCompanySubscription(
  ctx: Context,
  companyId: CompanyId,
): Promise<Subscription | null> {
  const [row] = await ctx.db
    .select(columns)
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .limit(1);
  return row ?? null;
}

/** The reader's own. */
export async function findSubscription(ctx: Context<UserActor>): Promise<Subscription | null> {
  return findCompanySubscription(ctx, ctx.actor.companyId);
}

export interface Card {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export interface Billing {
  subscription: Subscription | null;
  /** The card that pays. */
  card: Card | null;
  /** Taken off the next invoices. */
  creditCents: number;
  /** Null before there is an account with any. */
  provider: PaymentProviderName | null;
  /** A pending subscription intent exists. */
  hasPendingIntent: boolean;
}

/** The billing data of the subscription page. */
export async function findBilling(ctx: Context<UserActor>): Promise<Billing> {
  requirePermission(ctx, 'billing.read');
  const subscription = await findSubscription(ctx);
  const [account] = await ctx.db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.companyId, ctx.actor.companyId))
    .limit(1);
  return {
    subscription,
    card: account ? toCard(account) : null,
    creditCents: account?.creditCents ?? 0,
    provider: account?.provider ?? null,
    hasPendingIntent: account?.pendingPaymentMethodId != null,
  };
}

function toCard(account: typeof billingAccounts.$inferSelect): Card | null {
  const { cardBrand: brand, cardLast4: last4, cardExpMonth: expMonth, cardExpYear: expYear } = account;
  if (brand === null || last4 === null || expMonth === null || expYear === null) return null;
  return { brand, last4, expMonth, expYear };
}

const SHOWN = 24;

/** The company's invoices, newest first; those over nothing (a trial's) and drafts are left out. */
export async function listInvoices(ctx: Context<UserActor>): Promise<Invoice[]> {
  requirePermission(ctx, 'billing.read');
  const rows = await ctx.db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, ctx.actor.companyId),
        ne(invoices.state, 'draft'),
        ne(invoices.subtotalCents, 0),
      ),
    )
    .orderBy(desc(invoices.invoicedAt), desc(invoices.id))
    .limit(SHOWN);
  return rows.map(({ companyId: _, ...invoice }) => invoice);
}
