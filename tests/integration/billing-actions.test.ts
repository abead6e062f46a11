import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { auditLog, billingAccounts, companies, creditEntries, invoices, subscriptions } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { addMonths } from '@/lib/providers/billing/plan-changes';
import type { PaymentProvider } from '@/lib/providers/billing/provider';
import type { Tier } from '@/lib/providers/billing/types';
import { openAccount } from '@/lib/sales/subscriptions/account';
import { endDemoSubscriptions } from '@/lib/sales/subscriptions/leave-demo';
import {
  buyChecks,
  cancelSubscription,
  changePlan,
  createSubscription,
  payInvoice,
  previewPlan,
  replaceCard,
  resumeSubscription,
} from '@/lib/sales/subscriptions/mutations';
import { completePendingIntent } from '@/lib/sales/subscriptions/pending-intent';
import { findBilling, findSubscription, listInvoices } from '@/lib/sales/subscriptions/queries';
import { syncDueAccounts } from '@/lib/sales/subscriptions/sync';
import { jobContext, makeFeed, NOW } from '../support/factories';
import { MAIL } from '../support/own-account';
import { atWork, newOwner } from '../support/team';
import { rolledBack } from '../support/test-database';

// What an owner does with the plan, through the demo provider: the same calls go to Stripe.

const DAY_MS = 86_400_000;
const VISA = 'pm_demo_visa_4242_aaaaaaaaaaaaaaaa';
const DECLINED = 'pm_demo_visa_0002_aaaaaaaaaaaaaaaa';
const FAILS_LATER = 'pm_demo_visa_0341_aaaaaaaaaaaaaaaa';

type Owner = Context<UserActor>;

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

/** What every call carries. The provider sees the clock of the context it is made for. */
const wish = (ctx: Context) => ({ payments: demoPayments(ctx), mail: MAIL });

/** An owner without any subscription. */
async function owner(db: Database, chosen: Tier = 'professional'): Promise<Owner> {
  const ctx = await newOwner(db);
  await db.delete(subscriptions).where(eq(subscriptions.companyId, ctx.actor.companyId));
  await db.update(companies).set({ chosenTier: chosen }).where(eq(companies.id, ctx.actor.companyId));
  return ctx;
}

async function subscribed(db: Database, tier: Tier, paymentMethodId = VISA): Promise<Owner> {
  const ctx = await owner(db, tier);
  await createSubscription(ctx, { ...wish(ctx), paymentMethodId });
  return atWork(db, ctx.actor);
}

/** The same owner later, after the job has looked. */
async function on(db: Database, ctx: Owner, now: Date): Promise<Owner> {
  const job = jobContext(db, now);
  await syncDueAccounts(job, { payments: demoPayments(job), mail: MAIL });
  return { ...(await atWork(db, ctx.actor)), now };
}

describe('subscribing', () => {
  test('begins the trial of the chosen plan with its checks; asked again, the first one stands', () =>
    rolledBack(async (db) => {
      await makeFeed(db);
      const ctx = await owner(db, 'team');
      await createSubscription(ctx, { ...wish(ctx), paymentMethodId: VISA });
      await createSubscription(ctx, { ...wish(ctx), paymentMethodId: VISA, tier: 'enterprise' });
      expect(await findSubscription(ctx)).toMatchObject({
        tier: 'team',
        state: 'trialing',
        trialEndsAt: inDays(14),
        provider: 'demo',
      });
      expect(await findBilling(ctx)).toMatchObject({ card: { last4: '4242' }, hasPendingIntent: false });
      const entries = await db
        .select()
        .from(creditEntries)
        .where(eq(creditEntries.companyId, ctx.actor.companyId));
      expect(entries).toMatchObject([{ kind: 'grant', amount: 35 }]);
    }));

  test('a refused card says why, leaves nothing wanted, and another card does', () =>
    rolledBack(async (db) => {
      const ctx = await owner(db);
      await expect(
        createSubscription(ctx, { ...wish(ctx), paymentMethodId: DECLINED }),
      ).rejects.toMatchObject({
        code: 'payment_refused',
        fields: { card: 'card_declined' },
      });
      expect(await findBilling(ctx)).toMatchObject({ subscription: null, hasPendingIntent: false });
      await createSubscription(ctx, { ...wish(ctx), paymentMethodId: VISA });
      expect(await findSubscription(ctx)).toMatchObject({ state: 'trialing' });
    }));

  test('a card of the other provider is none', () =>
    rolledBack(async (db) => {
      const ctx = await owner(db);
      await expect(
        createSubscription(ctx, { ...wish(ctx), paymentMethodId: 'pm_1OaBcDeFgH' }),
      ).rejects.toMatchObject({ code: 'invalid_input' });
    }));

  test('who comes back has no second trial', () =>
    rolledBack(async (db) => {
      const first = await subscribed(db, 'solo');
      await cancelSubscription(first, { ...wish(first), expectedEndsAt: inDays(14) });
      const back = await on(db, first, inDays(20));
      expect(back.actor.tier).toBeNull();
      await createSubscription(back, { ...wish(back), paymentMethodId: VISA, tier: 'solo' });
      expect(await findSubscription(back)).toMatchObject({
        state: 'active',
        currentPeriodEndsAt: addMonths(inDays(20), 1),
      });
      expect(await listInvoices(back)).toMatchObject([{ state: 'paid', paidCents: 1_000 }]);
    }));

  test('only the owner may', () =>
    rolledBack(async (db) => {
      const ctx = await owner(db);
      const manager: Owner = { ...ctx, actor: { ...ctx.actor, role: 'manager' } };
      await expect(
        createSubscription(manager, { ...wish(ctx), paymentMethodId: VISA }),
      ).rejects.toMatchObject({ code: 'forbidden' });
      await expect(findBilling(manager)).rejects.toMatchObject({ code: 'forbidden' });
    }));

  test('what a process left half done is completed by the job', () =>
    rolledBack(async (db) => {
      const ctx = await owner(db, 'team');
      const payments = demoPayments(ctx);
      const dies = {
        ...payments,
        ensureSubscription: () => Promise.reject(new Error('killed')),
      };
      await expect(
        createSubscription(ctx, { payments: dies, mail: MAIL, paymentMethodId: VISA }),
      ).rejects.toThrow('killed');
      expect(await findBilling(ctx)).toMatchObject({ subscription: null, hasPendingIntent: true });
      const later = await on(db, ctx, new Date(NOW.getTime() + 5 * 60_000));
      expect(await findBilling(later)).toMatchObject({
        subscription: { tier: 'team', state: 'trialing' },
        hasPendingIntent: false,
      });
      expect(await db.$count(billingAccounts, eq(billingAccounts.companyId, ctx.actor.companyId))).toBe(1);
    }));
});

describe('another plan', () => {
  test('in the trial it is another plan at once, and costs nothing', () =>
    rolledBack(async (db) => {
      const ctx = await subscribed(db, 'professional');
      expect(await previewPlan(ctx, { tier: 'solo', payments: demoPayments(ctx) })).toMatchObject({
        when: 'now',
        preview: { dueNowCents: 0, nextCents: 1_000 },
      });
      expect(await changePlan(ctx, { ...wish(ctx), tier: 'solo', key: 'k1' })).toMatchObject({ when: 'now' });
      expect(await findSubscription(ctx)).toMatchObject({
        tier: 'solo',
        priceCents: 1_000,
        state: 'trialing',
      });
    }));

  test('a larger one is charged for the rest of the month, as the preview said', () =>
    rolledBack(async (db) => {
      const ctx = await on(db, await subscribed(db, 'team'), inDays(20));
      const { when, preview } = await previewPlan(ctx, { tier: 'professional', payments: demoPayments(ctx) });
      expect(when).toBe('now');
      expect(preview.dueNowCents).toBeGreaterThan(0);
      expect(preview.dueNowCents).toBeLessThan(5_000);
      await changePlan(ctx, { ...wish(ctx), tier: 'professional', key: 'k2' });
      await changePlan(ctx, { ...wish(ctx), tier: 'professional', key: 'k2' });
      expect(await findSubscription(ctx)).toMatchObject({ tier: 'professional', priceCents: 9_900 });
      const paid = (await listInvoices(ctx)).map(({ paidCents }) => paidCents);
      expect(paid).toEqual([preview.dueNowCents, 4_900]);
    }));

  test('a smaller one waits until the month is over, and can be taken back', () =>
    rolledBack(async (db) => {
      const ctx = await on(db, await subscribed(db, 'professional'), inDays(20));
      const until = addMonths(inDays(14), 1);
      expect(await changePlan(ctx, { ...wish(ctx), tier: 'solo', key: 'k3' })).toMatchObject({
        when: 'period_end',
      });
      expect(await findSubscription(ctx)).toMatchObject({
        tier: 'professional',
        nextTier: 'solo',
        nextTierFrom: until,
      });
      await changePlan(ctx, { ...wish(ctx), tier: 'professional', key: 'k4' });
      expect(await findSubscription(ctx)).toMatchObject({ tier: 'professional', nextTier: null });
      await changePlan(ctx, { ...wish(ctx), tier: 'solo', key: 'k5' });
      const after = await on(db, ctx, new Date(until.getTime() + DAY_MS));
      expect(await findSubscription(after)).toMatchObject({
        tier: 'solo',
        priceCents: 1_000,
        nextTier: null,
      });
      expect((await listInvoices(after)).map(({ paidCents }) => paidCents)).toEqual([1_000, 9_900]);
    }));

  test('what ends or is owed is not changed', () =>
    rolledBack(async (db) => {
      const ctx = await subscribed(db, 'team');
      await cancelSubscription(ctx, { ...wish(ctx), expectedEndsAt: inDays(14) });
      await expect(changePlan(ctx, { ...wish(ctx), tier: 'solo', key: 'k6' })).rejects.toMatchObject({
        code: 'conflict',
      });
    }));
});

describe('cancelling', () => {
  test('in time it ends with the trial and nothing is charged', () =>
    rolledBack(async (db) => {
      const ctx = await subscribed(db, 'team');
      await cancelSubscription(ctx, { ...wish(ctx), expectedEndsAt: inDays(14) });
      const after = await on(db, ctx, inDays(15));
      expect(await findSubscription(after)).toMatchObject({ state: 'canceled' });
      expect(after.actor.tier).toBeNull();
      expect(await listInvoices(after)).toEqual([]);
    }));

  test('in the last 24 hours the first month is charged, and it ends after that', () =>
    rolledBack(async (db) => {
      const ctx = await on(db, await subscribed(db, 'team'), inDays(13.5));
      // What the reader saw before the last free moment passed is not done behind their back.
      await expect(
        cancelSubscription(ctx, { ...wish(ctx), expectedEndsAt: inDays(14) }),
      ).rejects.toMatchObject({ code: 'conflict' });
      const ends = addMonths(inDays(14), 1);
      await cancelSubscription(ctx, { ...wish(ctx), expectedEndsAt: ends });
      const during = await on(db, ctx, inDays(16));
      expect(await findSubscription(during)).toMatchObject({ state: 'active', endsAt: ends });
      expect(await listInvoices(during)).toMatchObject([{ paidCents: 4_900 }]);
      const after = await on(db, ctx, new Date(ends.getTime() + DAY_MS));
      expect(await findSubscription(after)).toMatchObject({ state: 'canceled' });
      expect(await listInvoices(after)).toHaveLength(1);
    }));

  test('is taken back while it has not ended', () =>
    rolledBack(async (db) => {
      const ctx = await subscribed(db, 'team');
      await cancelSubscription(ctx, { ...wish(ctx), expectedEndsAt: inDays(14) });
      await resumeSubscription(ctx, wish(ctx));
      const after = await on(db, ctx, inDays(15));
      expect(await findSubscription(after)).toMatchObject({ state: 'active', endsAt: null });
    }));
});

describe('a payment that fails', () => {
  test('keeps the plan open while it is tried, and another card pays at once', () =>
    rolledBack(async (db) => {
      const ctx = await on(db, await subscribed(db, 'team', FAILS_LATER), inDays(15));
      expect(await findSubscription(ctx)).toMatchObject({ state: 'past_due' });
      expect(ctx.actor.tier).toBe('team');
      const [open] = await listInvoices(ctx);
      expect(open).toMatchObject({ state: 'open', dueCents: 4_900 });
      await expect(
        payInvoice(ctx, { ...wish(ctx), invoiceId: open?.id ?? '', key: 'k7' }),
      ).rejects.toMatchObject({ code: 'payment_refused' });
      await replaceCard(ctx, { ...wish(ctx), paymentMethodId: VISA });
      expect(await findSubscription(ctx)).toMatchObject({ state: 'active' });
      expect(await listInvoices(ctx)).toMatchObject([{ state: 'paid' }]);
    }));

  test('in the end closes the plan and keeps what is the company’s', () =>
    rolledBack(async (db) => {
      const ctx = await on(db, await subscribed(db, 'team', FAILS_LATER), inDays(15));
      const after = await on(db, ctx, inDays(40));
      expect(await findSubscription(after)).toMatchObject({ state: 'unpaid' });
      expect(after.actor.tier).toBeNull();
    }));
});

describe('extra checks', () => {
  test('are bought once however often it is pressed, and another company’s invoice is none', () =>
    rolledBack(async (db) => {
      const ctx = await subscribed(db, 'solo');
      const key = 'one-press';
      const bought = await buyChecks(ctx, { ...wish(ctx), key });
      expect(await buyChecks(ctx, { ...wish(ctx), key })).toEqual(bought);
      const entries = await db
        .select()
        .from(creditEntries)
        .where(eq(creditEntries.companyId, ctx.actor.companyId));
      expect(entries.filter(({ kind }) => kind === 'purchase')).toMatchObject([{ amount: 5 }]);
      expect(await listInvoices(ctx)).toMatchObject([{ kind: 'checks', paidCents: 900 }]);
      const other = await subscribed(db, 'solo');
      await expect(
        payInvoice(other, { ...wish(other), invoiceId: bought.invoiceId, key: 'k8' }),
      ).rejects.toMatchObject({ code: 'not_found' });
    }));

  test('a refused card buys none and owes nothing', () =>
    rolledBack(async (db) => {
      const ctx = await subscribed(db, 'solo', FAILS_LATER);
      await expect(buyChecks(ctx, { ...wish(ctx), key: 'k9' })).rejects.toMatchObject({
        code: 'payment_refused',
      });
      const open = await db.select().from(invoices).where(eq(invoices.companyId, ctx.actor.companyId));
      expect(open.filter(({ state }) => state === 'open')).toEqual([]);
    }));
});

test('what an owner does is in the audit log', () =>
  rolledBack(async (db) => {
    const ctx = await subscribed(db, 'solo');
    await buyChecks(ctx, { ...wish(ctx), key: 'k10' });
    await changePlan(ctx, { ...wish(ctx), tier: 'team', key: 'k11' });
    const entries = await db.select().from(auditLog).where(eq(auditLog.companyId, ctx.actor.companyId));
    const actions = entries.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['subscription.started', 'checks.bought', 'subscription.plan_changed']),
    );
  }));

describe('where cards become real', () => {
  test('a plan of the demo’s ends and owes nothing; a customer of Stripe’s stays it', () =>
    rolledBack(async (db) => {
      const ctx = await on(db, await subscribed(db, 'team', FAILS_LATER), inDays(15));
      expect(await listInvoices(ctx)).toMatchObject([{ state: 'open' }]);
      const stripe: PaymentProvider = { ...demoPayments(ctx), name: 'stripe' };
      await endDemoSubscriptions(ctx, demoPayments(ctx));
      expect(await findSubscription(ctx)).toMatchObject({ state: 'past_due' });
      const shown = await subscribed(db, 'solo');
      await db.update(companies).set({ isDemo: true }).where(eq(companies.id, shown.actor.companyId));
      await endDemoSubscriptions(ctx, stripe);
      expect(await findSubscription(ctx)).toMatchObject({ state: 'canceled' });
      expect(await findSubscription(shown)).toMatchObject({ state: 'trialing' });

      const at = { companyId: ctx.actor.companyId, payments: stripe };
      const wanted = { pendingPaymentMethodId: 'pm_1', pendingTier: 'team', syncDueAt: null } as const;
      await openAccount(ctx, at, wanted);
      expect(await listInvoices(ctx)).toMatchObject([{ state: 'void', dueCents: 0 }]);
      expect(await findBilling(ctx)).toMatchObject({
        provider: 'stripe',
        card: null,
        hasPendingIntent: true,
      });
      await expect(openAccount(ctx, { ...at, payments: demoPayments(ctx) }, wanted)).rejects.toMatchObject({
        code: 'unavailable',
      });
    }));

  test('what was owed for a plan that has ended is not paid any more', () =>
    rolledBack(async (db) => {
      const ctx = await on(db, await subscribed(db, 'team', FAILS_LATER), inDays(15));
      const [open] = await listInvoices(ctx);
      await db
        .update(subscriptions)
        .set({ state: 'canceled' })
        .where(eq(subscriptions.companyId, ctx.actor.companyId));
      await expect(
        payInvoice(ctx, { ...wish(ctx), invoiceId: open?.id ?? '', key: 'k12' }),
      ).rejects.toMatchObject({ code: 'conflict' });
    }));

  test('a wish that came in while an older one was refused stays', () =>
    rolledBack(async (db) => {
      const ctx = await owner(db, 'team');
      const payments = demoPayments(ctx);
      const at = { companyId: ctx.actor.companyId, payments };
      const wish = (id: string) => ({
        pendingPaymentMethodId: id,
        pendingTier: 'team' as const,
        syncDueAt: NOW,
      });
      await openAccount(ctx, at, wish(DECLINED));
      const meanwhile: PaymentProvider = {
        ...payments,
        setCard: async (input) => {
          await openAccount(ctx, at, wish(VISA));
          return payments.setCard(input);
        },
      };
      await completePendingIntent(jobContext(db), { ...at, payments: meanwhile });
      expect(await findBilling(ctx)).toMatchObject({ hasPendingIntent: true });
      await completePendingIntent(jobContext(db), at);
      expect(await findBilling(ctx)).toMatchObject({ hasPendingIntent: false });
      expect((await payments.snapshot((await held(db, ctx)) ?? '')).subscription).toMatchObject({
        state: 'trialing',
      });
    }));
});

async function held(db: Database, ctx: Owner): Promise<string | null> {
  const [row] = await db
    .select({ customerId: billingAccounts.customerId })
    .from(billingAccounts)
    .where(eq(billingAccounts.companyId, ctx.actor.companyId));
  return row?.customerId ?? null;
}
