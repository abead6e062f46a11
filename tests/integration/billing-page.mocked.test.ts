import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { readSubscription } from '@/app/[locale]/(dashboard)/dashboard/subscription/_components/read-subscription';
import type { Database } from '@/db/client';
import { companies, notificationSettings, recipients, subscriptions } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { addMonths } from '@/lib/providers/billing/plan-changes';
import type { Tier } from '@/lib/providers/billing/types';
import { getPurchase, listWaitingPurchases } from '@/lib/sales/credits/purchases';
import { ensureCode, recordReferral } from '@/lib/sales/referrals/mutations';
import {
  buyChecks,
  cancelSubscription,
  changePlan,
  createSubscription,
  dropInvoice,
  payInvoice,
  replaceCard,
} from '@/lib/sales/subscriptions/mutations';
import { planLoss } from '@/lib/sales/subscriptions/plan-consequences';
import { findBilling, findSubscription } from '@/lib/sales/subscriptions/queries';
import { syncDueAccounts } from '@/lib/sales/subscriptions/sync';
import { listWaiting } from '@/lib/sales/subscriptions/waiting-members';
import { type CompanyOptions, jobContext, makeFeed, NOW } from '../support/factories';
import { MAIL } from '../support/own-account';
import { atWork, newMember, newOwner } from '../support/team';
import { rolledBack } from '../support/test-database';

// What the pages of the plan and of the checks are told, and what a press on them leaves behind.

vi.mock('@/lib/edge/server/payments', async () => {
  const { demoPayments } = await import('@/lib/providers/billing/demo/payments');
  return { paymentProvider: demoPayments, paymentSettings: () => ({ provider: 'demo' }) };
});

vi.mock('@/lib/env', () => ({ env: () => ({ STRIPE_TAX: true }) }));

type Owner = Context<UserActor>;

const VISA = 'pm_demo_visa_4242_aaaaaaaaaaaaaaaa';
const NO_MONEY = 'pm_demo_visa_9995_aaaaaaaaaaaaaaaa';
const ASKS = 'pm_demo_visa_3184_aaaaaaaaaaaaaaaa';

const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const wish = (ctx: Context) => ({ payments: demoPayments(ctx), mail: MAIL });

async function withoutPlan(db: Database, chosenTier: Tier, options: CompanyOptions = {}): Promise<Owner> {
  const owner = await newOwner(db, options);
  const { companyId } = owner.actor;
  await db.delete(subscriptions).where(eq(subscriptions.companyId, companyId));
  await db.update(companies).set({ chosenTier }).where(eq(companies.id, companyId));
  return atWork(db, owner.actor);
}

async function subscribed(db: Database, tier: Tier, given: CompanyOptions & { card?: string } = {}) {
  const { card = VISA, ...options } = given;
  const ctx = await withoutPlan(db, tier, options);
  await createSubscription(ctx, { ...wish(ctx), paymentMethodId: card });
  return atWork(db, ctx.actor);
}

/** The same owner later, after the job has looked. */
async function on(db: Database, ctx: Owner, now: Date): Promise<Owner> {
  const job = jobContext(db, now);
  await syncDueAccounts(job, { payments: demoPayments(job), mail: MAIL });
  return { ...(await atWork(db, ctx.actor)), now };
}

describe('the subscription’s page', () => {
  test('offers who has no plan the trial of the one that was chosen', () =>
    rolledBack(async (db) => {
      const read = await readSubscription(await withoutPlan(db, 'professional'));
      expect(read).toMatchObject({
        phase: { kind: 'none' },
        beginning: 'trial',
        tier: 'professional',
        demo: true,
        taxed: false,
        monitored: false,
      });
    }));

  test('offers who was referred the longer one', () =>
    rolledBack(async (db) => {
      const ctx = await withoutPlan(db, 'team');
      const { companyId } = ctx.actor;
      const code = await ensureCode(await newOwner(db));
      await recordReferral(jobContext(db), {
        companyId,
        code,
        email: 'new@example.com',
        phone: '737-555-0000',
        nameNorm: 'other',
      });
      expect((await readSubscription(ctx)).beginning).toBe('referred');
    }));

  test('asks who comes back for the first month, and for none where the last plan was another provider’s', () =>
    rolledBack(async (db) => {
      const first = await subscribed(db, 'solo');
      await cancelSubscription(first, { ...wish(first), expectedEndsAt: inDays(14) });
      const back = await on(db, first, inDays(20));
      expect(await readSubscription(back)).toMatchObject({
        phase: { kind: 'ended', at: inDays(14) },
        beginning: 'charged',
        tier: 'solo',
      });
      await db
        .update(subscriptions)
        .set({ provider: 'stripe' })
        .where(eq(subscriptions.companyId, back.actor.companyId));
      expect((await readSubscription(back)).beginning).toBe('trial');
    }));

  test('says where a trial stands, who waits for a seat, and whether a city is read', () =>
    rolledBack(async (db) => {
      await makeFeed(db);
      const ctx = await subscribed(db, 'team');
      await newMember(db, ctx.actor.companyId, 'member');
      await changePlan(ctx, { ...wish(ctx), tier: 'solo', key: 'k1' });
      expect(await readSubscription(await atWork(db, ctx.actor))).toMatchObject({
        phase: { kind: 'trial', endsAt: inDays(14), lastFree: inDays(13), days: 14 },
        waiting: ['Rosa Diaz'],
        monitored: true,
        invoices: [],
        billing: { card: { brand: 'visa', last4: '4242' } },
      });
    }));

  test('is the owner’s alone', () =>
    rolledBack(async (db) => {
      const owner = await subscribed(db, 'team');
      const manager = await newMember(db, owner.actor.companyId, 'manager');
      await expect(readSubscription(manager)).rejects.toMatchObject({ code: 'forbidden' });
    }));
});

describe('a smaller plan', () => {
  const more: CompanyOptions = {
    methods: ['email', 'sms'],
    recipients: ['Ana Reyes', 'Ben Ortiz', 'Cora Lund'].map((name, index) => ({
      name,
      email: `r${index}@example.com`,
    })),
  };
  async function setUp(db: Database, { actor: { companyId } }: Owner) {
    const kept = await db.select().from(recipients).where(eq(recipients.companyId, companyId));
    const [settings] = await db
      .select()
      .from(notificationSettings)
      .where(eq(notificationSettings.companyId, companyId));
    return { recipients: kept.map(({ name }) => name), methods: settings?.methods };
  }

  test('takes in the trial at once what the dialog named', () =>
    rolledBack(async (db) => {
      const ctx = await subscribed(db, 'team', more);
      await newMember(db, ctx.actor.companyId, 'member');
      expect(await planLoss(ctx, { tier: 'solo' })).toMatchObject({
        recipients: ['Ben Ortiz', 'Cora Lund'],
        sms: true,
        paused: ['Rosa Diaz'],
      });
      await changePlan(ctx, { ...wish(ctx), tier: 'solo', key: 'k1' });
      expect(await setUp(db, ctx)).toEqual({ recipients: ['Ana Reyes'], methods: ['email'] });
      expect(await listWaiting(await atWork(db, ctx.actor))).toEqual(['Rosa Diaz']);
    }));

  test('takes nothing before the paid month is over, and nothing that is taken back', () =>
    rolledBack(async (db) => {
      const ctx = await on(db, await subscribed(db, 'professional', more), inDays(20));
      await changePlan(ctx, { ...wish(ctx), tier: 'solo', key: 'k1' });
      const whole = { recipients: ['Ana Reyes', 'Ben Ortiz', 'Cora Lund'], methods: ['email', 'sms'] };
      expect(await setUp(db, ctx)).toEqual(whole);
      await changePlan(ctx, { ...wish(ctx), tier: 'professional', key: 'k2' });
      const over = await on(db, ctx, addMonths(inDays(15), 1));
      expect(await setUp(db, over)).toEqual(whole);
      await changePlan(over, { ...wish(over), tier: 'solo', key: 'k3' });
      const after = await on(db, over, addMonths(inDays(15), 2));
      expect(await setUp(db, after)).toEqual({ recipients: ['Ana Reyes'], methods: ['email'] });
    }));
});

test('another card that is refused changes nothing; one that is accepted takes its place', () =>
  rolledBack(async (db) => {
    const ctx = await subscribed(db, 'team');
    await expect(replaceCard(ctx, { ...wish(ctx), paymentMethodId: NO_MONEY })).rejects.toMatchObject({
      code: 'payment_refused',
      fields: { card: 'insufficient_funds' },
    });
    expect((await findBilling(ctx)).card).toMatchObject({ brand: 'visa', last4: '4242' });
    await replaceCard(ctx, { ...wish(ctx), paymentMethodId: 'pm_demo_mastercard_4444_aaaaaaaaaaaaaaaa' });
    expect((await findBilling(ctx)).card).toMatchObject({ brand: 'mastercard', last4: '4444' });
    expect(await findSubscription(ctx)).toMatchObject({ state: 'trialing', tier: 'team' });
  }));

describe('a pack the bank asks about', () => {
  async function waiting(ctx: Owner) {
    const { invoiceId } = await buyChecks(ctx, { ...wish(ctx), key: 'one' });
    expect(await listWaitingPurchases(ctx)).toMatchObject([{ invoiceId, checks: 5, dueCents: 900 }]);
    return invoiceId;
  }

  test('waits without a check, and brings them once it is confirmed', () =>
    rolledBack(async (db) => {
      await makeFeed(db);
      const ctx = await subscribed(db, 'solo', { card: ASKS });
      const invoiceId = await waiting(ctx);
      expect(await getPurchase(ctx, { invoiceId })).toMatchObject({ state: 'waiting', balance: 10 });
      await payInvoice(ctx, { ...wish(ctx), invoiceId, key: 'two' });
      expect(await getPurchase(ctx, { invoiceId })).toMatchObject({ state: 'paid', balance: 15 });
      expect(await listWaitingPurchases(ctx)).toEqual([]);
    }));

  test('is dropped and costs nothing, and another company’s is none', () =>
    rolledBack(async (db) => {
      await makeFeed(db);
      const ctx = await subscribed(db, 'solo', { card: ASKS });
      const invoiceId = await waiting(ctx);
      const other = await subscribed(db, 'solo');
      await expect(dropInvoice(other, { ...wish(other), invoiceId })).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(getPurchase(other, { invoiceId })).rejects.toMatchObject({ code: 'not_found' });
      await dropInvoice(ctx, { ...wish(ctx), invoiceId });
      expect(await getPurchase(ctx, { invoiceId })).toMatchObject({ state: 'gone', balance: 10 });
      expect(await listWaitingPurchases(ctx)).toEqual([]);
    }));
});
