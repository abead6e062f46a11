import { and, asc, eq } from 'drizzle-orm';
import { invoices } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { recordAudit } from '@/lib/identity/audit/mutations';
import type { AuditAction } from '@/lib/identity/audit/types';
import { getEntitledTier } from '@/lib/providers/billing/entitled';
import { cancellationEnd, changeTiming } from '@/lib/providers/billing/plan-changes';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import {
  type CardAction,
  type PaymentProvider,
  PaymentRefused,
  type PlanPreview,
} from '@/lib/providers/billing/provider';
import type { Subscription, Tier } from '@/lib/providers/billing/types';
import type { MailSettings } from '@/lib/providers/mail/types';
import { type AtProvider, findAccount, openAccount, requireCustomer } from './account';
import { chosenTier, completePendingIntent } from './pending-intent';
import { findSubscription } from './queries';
import { syncAccount } from './sync';

/**
 * Input of the owner's operations: they call the provider and synchronise the account immediately afterwards.
 */
interface ProviderInput {
  payments: PaymentProvider;
  mail: MailSettings;
}

type OwnerContext = Context<UserActor>;

/** Delay after which an interrupted sign-up is completed by the job. */
const COMPLETE_AFTER_MS = 60_000;

/**
 * Subscribes the company with this card, to the plan chosen at sign-up or to `tier`. An existing running
 * subscription is left unchanged. Throws `payment_refused` if the card is declined; other failures are
 * retried by the job.
 */
export async function createSubscription(
  ctx: OwnerContext,
  input: ProviderInput & { paymentMethodId: string; tier?: Tier },
): Promise<{ action: CardAction | null }> {
  const at = allowed(ctx, input);
  const { paymentMethodId, payments } = input;
  // Demo payment methods are valid only with the demo provider, and the reverse.
  if (paymentMethodId.startsWith('pm_demo_') !== (payments.name === 'demo'))
    throw new AppError('invalid_input', { fields: { paymentMethodId: 'card' } });
  const running = await findSubscription(ctx);
  const account = await findAccount(ctx, at);
  if (account?.customerId && running && running.state !== 'canceled') {
    const { customerId } = account;
    return { action: running.needsAction ? await payments.findAction({ customerId }) : null };
  }
  await openAccount(ctx, at, {
    pendingPaymentMethodId: paymentMethodId,
    pendingTier: input.tier ?? (await chosenTier(ctx, at)),
    syncDueAt: new Date(ctx.now.getTime() + COMPLETE_AFTER_MS),
  });
  const customerId = await refusalsAsErrors(() => completePendingIntent(ctx, at));
  await syncAccount(ctx, { ...at, mail: input.mail });
  const made = await findSubscription(ctx);
  await audit(ctx, 'subscription.started', { tier: made?.tier ?? null });
  return { action: made?.needsAction && customerId ? await payments.findAction({ customerId }) : null };
}

/** The cost of a plan change and when it would take effect. */
export async function previewPlan(
  ctx: OwnerContext,
  input: { tier: Tier; payments: PaymentProvider },
): Promise<{ when: 'now' | 'period_end' | 'none'; preview: PlanPreview }> {
  const at = allowed(ctx, input);
  const when = changeTiming(await requireChangeable(ctx), input.tier);
  const customerId = await requireCustomer(ctx, at);
  return { when, preview: await input.payments.previewPlan({ customerId, tier: input.tier }) };
}

/** Changes the plan; see `changeTiming` for when. `key` makes it idempotent. */
export async function changePlan(
  ctx: OwnerContext,
  input: ProviderInput & { tier: Tier; key: string },
): Promise<{ when: 'now' | 'period_end' | 'none'; action: CardAction | null }> {
  const at = allowed(ctx, input);
  const { tier, key, payments, mail } = input;
  const subscription = await requireChangeable(ctx);
  const when = changeTiming(subscription, tier);
  if (when === 'none') return { when, action: null };
  const customerId = await requireCustomer(ctx, at);
  await refusalsAsErrors(() => payments.changePlan({ customerId, tier, when, key }));
  await syncAccount(ctx, { ...at, mail });
  await audit(ctx, 'subscription.plan_changed', { from: subscription.tier, to: tier, when });
  return { when, action: await payments.findAction({ customerId }) };
}

/**
 * Cancels the subscription as of `cancellationEnd`. Refuses with `conflict` if that differs from what the
 * reader was shown, because the free cancellation deadline passed in between.
 */
export async function cancelSubscription(
  ctx: OwnerContext,
  input: ProviderInput & { expectedEndsAt: Date | null },
): Promise<void> {
  const at = allowed(ctx, input);
  const subscription = await requireRunning(ctx);
  const { endsAt } = cancellationEnd(subscription, ctx.now);
  if (endsAt?.getTime() !== input.expectedEndsAt?.getTime()) throw new AppError('conflict');
  const customerId = await requireCustomer(ctx, at);
  try {
    await input.payments.setEnd({ customerId, at: endsAt ?? ctx.now });
  } finally {
    // Also after a conflict, so that the page shows the provider's actual state.
    await syncAccount(ctx, { ...at, mail: input.mail });
  }
  await audit(ctx, 'subscription.canceled', { endsAt: (endsAt ?? ctx.now).toISOString() });
}

/** Undoes a cancellation, as long as the subscription has not ended. */
export async function resumeSubscription(ctx: OwnerContext, input: ProviderInput): Promise<void> {
  const at = allowed(ctx, input);
  const subscription = await requireRunning(ctx);
  if (subscription.endsAt === null) return;
  const customerId = await requireCustomer(ctx, at);
  await input.payments.setEnd({ customerId, at: null });
  await syncAccount(ctx, { ...at, mail: input.mail });
  await audit(ctx, 'subscription.resumed', {});
}

/** Replaces the card and retries open invoices with it. */
export async function replaceCard(
  ctx: OwnerContext,
  input: ProviderInput & { paymentMethodId: string },
): Promise<{ action: CardAction | null }> {
  const at = allowed(ctx, input);
  const { payments, paymentMethodId } = input;
  const customerId = await requireCustomer(ctx, at);
  await refusalsAsErrors(() => payments.setCard({ customerId, paymentMethodId }));
  await audit(ctx, 'card.replaced', {});
  await syncAccount(ctx, { ...at, mail: input.mail });
  const open = (await isRunning(ctx)) ? await findOldestOpenMonth(ctx) : null;
  if (open) return payInvoice(ctx, { ...input, invoiceId: open, key: `${paymentMethodId}:${open}` });
  return { action: await payments.findAction({ customerId }) };
}

/** Buys the plan's pack of checks. `key` makes it idempotent. */
export async function buyChecks(
  ctx: OwnerContext,
  input: ProviderInput & { key: string },
): Promise<{ invoiceId: string; action: CardAction | null }> {
  const at = allowed(ctx, input);
  const { key, payments } = input;
  const tier = getEntitledTier(await findSubscription(ctx));
  if (tier === null) throw new AppError('plan_required', { tier: 'solo' });
  const customerId = await requireCustomer(ctx, at);
  const pack = { tier, ...PLAN_FACTS[tier].extraChecks };
  const { invoiceId } = await refusalsAsErrors(() => payments.buyChecks({ customerId, pack, key }));
  await syncAccount(ctx, { ...at, mail: input.mail });
  await audit(ctx, 'checks.bought', { invoiceId, count: pack.count, cents: pack.priceCents });
  return { invoiceId, action: await findRequiredAction(ctx, { payments, customerId, invoiceId }) };
}

/** Tries the card for an open invoice. */
export async function payInvoice(
  ctx: OwnerContext,
  input: ProviderInput & { invoiceId: string; key: string },
): Promise<{ action: CardAction | null }> {
  const at = allowed(ctx, input);
  const { invoiceId, key, payments } = input;
  const invoice = await requireInvoice(ctx, invoiceId);
  const customerId = await requireCustomer(ctx, at);
  if (invoice.state !== 'open') return { action: null };
  // Old invoices of an ended plan buy nothing: a new subscription charges its own month.
  if (invoice.kind === 'subscription' && !(await isRunning(ctx)))
    throw new AppError('conflict', { detail: 'the plan has ended' });
  try {
    await refusalsAsErrors(() => payments.payInvoice({ customerId, invoiceId, key }));
  } finally {
    await syncAccount(ctx, { ...at, mail: input.mail });
  }
  return { action: await findRequiredAction(ctx, { payments, customerId, invoiceId }) };
}

/** Voids the invoice of a pack that waits for authentication. */
export async function dropInvoice(
  ctx: OwnerContext,
  input: ProviderInput & { invoiceId: string },
): Promise<void> {
  const at = allowed(ctx, input);
  const { invoiceId, payments } = input;
  const invoice = await requireInvoice(ctx, invoiceId);
  if (invoice.kind !== 'checks')
    throw new AppError('conflict', { detail: 'a month of a plan is not dropped' });
  if (invoice.state !== 'open') return;
  await payments.dropInvoice({ customerId: await requireCustomer(ctx, at), invoiceId });
  await syncAccount(ctx, { ...at, mail: input.mail });
}

/** The provider's own page for cards and invoices; null where it has none. */
export async function openPortal(
  ctx: OwnerContext,
  input: {
    payments: PaymentProvider;
    returnUrl: string;
    locale: Parameters<PaymentProvider['portalUrl']>[0]['locale'];
  },
): Promise<{ url: string | null }> {
  const at = allowed(ctx, input);
  const customerId = await requireCustomer(ctx, at);
  return {
    url: await input.payments.portalUrl({ customerId, returnUrl: input.returnUrl, locale: input.locale }),
  };
}

/** The pending card authentication of the subscription or of one invoice. */
export async function findCardAction(
  ctx: OwnerContext,
  input: { payments: PaymentProvider; invoiceId?: string },
): Promise<{ action: CardAction | null }> {
  const at = allowed(ctx, input);
  if (input.invoiceId !== undefined) await requireInvoice(ctx, input.invoiceId);
  const customerId = await requireCustomer(ctx, at);
  const { invoiceId } = input;
  return {
    action: await input.payments.findAction({
      customerId,
      ...(invoiceId === undefined ? {} : { invoiceId }),
    }),
  };
}

/** Synchronises changes made elsewhere: at the bank, or on the provider's own page. */
export async function refreshAccount(ctx: OwnerContext, input: ProviderInput): Promise<void> {
  await syncAccount(ctx, { ...allowed(ctx, input), mail: input.mail });
}

function allowed(ctx: OwnerContext, { payments }: { payments: PaymentProvider }): AtProvider {
  requirePermission(ctx, 'billing.manage');
  return { companyId: ctx.actor.companyId, payments };
}

async function isRunning(ctx: OwnerContext): Promise<boolean> {
  const subscription = await findSubscription(ctx);
  return subscription !== null && subscription.state !== 'canceled';
}

/** A subscription that has not ended. */
async function requireRunning(ctx: OwnerContext): Promise<Subscription> {
  const subscription = await findSubscription(ctx);
  if (!subscription || subscription.state === 'canceled')
    throw new AppError('not_found', { detail: 'no subscription' });
  return subscription;
}

/** Requires a subscription whose plan can be changed: no open payment and no scheduled end. */
async function requireChangeable(ctx: OwnerContext): Promise<Subscription> {
  const subscription = await requireRunning(ctx);
  if (subscription.state !== 'trialing' && subscription.state !== 'active')
    throw new AppError('conflict', { detail: `a plan is not changed while ${subscription.state}` });
  if (subscription.endsAt !== null) throw new AppError('conflict', { detail: 'canceled' });
  return subscription;
}

async function requireInvoice(ctx: OwnerContext, invoiceId: string) {
  const [invoice] = await ctx.db
    .select({ kind: invoices.kind, state: invoices.state, needsAction: invoices.needsAction })
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.companyId, ctx.actor.companyId)))
    .limit(1);
  if (!invoice) throw new AppError('not_found', { detail: 'no such invoice' });
  return invoice;
}

async function findOldestOpenMonth(ctx: OwnerContext): Promise<string | null> {
  const [invoice] = await ctx.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, ctx.actor.companyId),
        eq(invoices.kind, 'subscription'),
        eq(invoices.state, 'open'),
      ),
    )
    .orderBy(asc(invoices.invoicedAt))
    .limit(1);
  return invoice?.id ?? null;
}

async function findRequiredAction(
  ctx: OwnerContext,
  { payments, ...asked }: { payments: PaymentProvider; customerId: string; invoiceId: string },
): Promise<CardAction | null> {
  const { needsAction } = await requireInvoice(ctx, asked.invoiceId);
  return needsAction ? payments.findAction(asked) : null;
}

async function audit(
  ctx: OwnerContext,
  action: AuditAction,
  details: Record<string, string | number | null>,
): Promise<void> {
  await recordAudit(ctx, { action, details });
}

/** A declined card is an expected outcome: it becomes an error code with a reason. */
async function refusalsAsErrors<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    throw new AppError('payment_refused', {
      fields: { card: error.reason },
      detail: error.message,
      cause: error,
    });
  }
}
