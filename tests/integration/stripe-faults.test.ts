import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '@/db/client';
import { billingAccounts, subscriptions } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import type { PaymentProvider } from '@/lib/providers/billing/provider';
import { createSubscription } from '@/lib/sales/subscriptions/mutations';
import { syncDueAccounts } from '@/lib/sales/subscriptions/sync';
import { jobContext, makeCompany } from '../support/factories';
import type { Fault } from '../support/stripe';
import {
  aCompany,
  catchRefusal,
  holdings,
  openStripeFixture,
  type StripeFixture,
  signUp,
} from '../support/stripe-fixture';
import { rolledBack } from '../support/test-database';

const MAIL = { siteUrl: 'https://lintel.test', sendsMail: false };
let till: StripeFixture;

beforeEach(async () => {
  till = await openStripeFixture();
});
afterEach(async () => {
  expect(till.control.violations()).toEqual([]);
  await till.standIn.close();
});

/** What a process that dies, a network that breaks or a Stripe in trouble leaves behind. */
const FAULTS: Fault[] = [
  { kind: 'timeout', when: 'before' },
  { kind: 'timeout', when: 'after' },
  { kind: 'server_error', when: 'before' },
  { kind: 'server_error', when: 'after' },
  { kind: 'malformed', when: 'after' },
  { kind: 'rate_limit' },
];
const named = FAULTS.map(
  (fault) => [`${fault.kind} ${'when' in fault ? fault.when : ''}`.trim(), fault] as const,
);

interface Work {
  /** Put again after a failure, as it was put before. */
  run(payments: PaymentProvider): Promise<unknown>;
  /** One effect, however often. */
  check(): Promise<void>;
}

/** A request too many for any of the works below. */
const MOST_REQUESTS = 40;
/** Stripe remembers keys for a day. */
const LONG = { hours: 25 };

/**
 * Meets the fault at the first request, then at the second, until one comes through: each time the same is asked
 * again, at once or when every key is forgotten.
 */
async function sweep(fault: Fault, prepare: () => Promise<Work>): Promise<void> {
  // What an answer that never came leaves behind is what a forgotten key could do twice.
  const agains =
    'when' in fault && fault.when === 'after' ? (['at once', 'later'] as const) : (['at once'] as const);
  for (const again of agains) {
    let meets = 0;
    for (; meets < MOST_REQUESTS; meets++) {
      const { run, check } = await prepare();
      till.control.fail({ skip: meets }, fault);
      await run(till.hasty).catch(expectUnavailable);
      const isThrough = till.control.waitingFaults > 0;
      till.control.clearFaults();
      if (again === 'later') till.control.advanceBy(LONG);
      await run(till.payments);
      await check();
      if (isThrough) break;
    }
    expect(meets).toBeGreaterThan(0);
    expect(meets).toBeLessThan(MOST_REQUESTS);
  }
}

function expectUnavailable(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
  expect(error.code).toBe('unavailable');
}

/** One that is past its trial, has paid a month, and is far from the next. */
async function paying(): Promise<string> {
  const { customerId } = await signUp(till, till.payments, { trialDays: 0 });
  return customerId;
}

describe.each(named)('%s, at any request of', (_, fault) => {
  test('a sign-up: one customer and one subscription', async () => {
    await sweep(fault, async () => {
      const company = aCompany();
      const paymentMethodId = till.control.card();
      return {
        async run(payments) {
          const customerId = await payments.ensureCustomer(company);
          await payments.setCard({ customerId, paymentMethodId });
          const wish = { customerId, companyId: company.companyId, tier: 'team' } as const;
          await payments.ensureSubscription({ ...wish, trialDays: 14, discountPercent: 50 });
        },
        async check() {
          const { customers, subscriptions: all } = holdings(till, company.companyId);
          expect(customers).toHaveLength(1);
          expect(all.map(({ status }) => status)).toEqual(['trialing']);
          expect(customers[0]?.card?.id).toBe(paymentMethodId);
        },
      };
    });
  });

  test('a first month that is charged: it is charged once', async () => {
    await sweep(fault, async () => {
      const company = aCompany();
      const customerId = await till.payments.ensureCustomer(company);
      await till.payments.setCard({ customerId, paymentMethodId: till.control.card() });
      const wish = { customerId, companyId: company.companyId, tier: 'team' } as const;
      return {
        run: (payments) => payments.ensureSubscription({ ...wish, trialDays: 0, discountPercent: null }),
        async check() {
          const { subscriptions: all, customers } = holdings(till, company.companyId);
          expect(all.map(({ status }) => status)).toEqual(['active']);
          expect(customers[0]?.invoices.map(({ paid }) => paid)).toEqual([4_900]);
        },
      };
    });
  });

  test('a change upwards: the difference is charged once', async () => {
    await sweep(fault, async () => {
      const customerId = await paying();
      const change = { customerId, tier: 'professional', when: 'now', key: crypto.randomUUID() } as const;
      return {
        run: (payments) => payments.changePlan(change),
        async check() {
          const { subscription, invoices } = await till.payments.snapshot(customerId);
          expect(subscription).toMatchObject({ tier: 'professional', next: null, needsAction: false });
          expect(invoices.map(({ state }) => state)).toEqual(['paid', 'paid']);
        },
      };
    });
  });

  test('a change downwards: it waits, and nothing is charged', async () => {
    await sweep(fault, async () => {
      const customerId = await paying();
      const change = { customerId, tier: 'solo', when: 'period_end', key: crypto.randomUUID() } as const;
      return {
        run: (payments) => payments.changePlan(change),
        async check() {
          const { subscription, invoices, creditCents } = await till.payments.snapshot(customerId);
          expect(subscription).toMatchObject({ tier: 'team', next: { tier: 'solo' } });
          expect([invoices.length, creditCents]).toEqual([1, 0]);
        },
      };
    });
  });

  test('a pack of checks: it is paid once', async () => {
    await sweep(fault, async () => {
      const customerId = await paying();
      const pack = { tier: 'team', ...PLAN_FACTS.team.extraChecks } as const;
      const key = crypto.randomUUID();
      return {
        run: (payments) => payments.buyChecks({ customerId, pack, key }),
        async check() {
          const { invoices } = await till.payments.snapshot(customerId);
          const packs = invoices.filter(({ kind }) => kind === 'checks');
          expect(packs.map(({ state, totalCents }) => [state, totalCents])).toEqual([['paid', 2_900]]);
        },
      };
    });
  });

  test('a pack whose card is refused: nothing is left open', async () => {
    await sweep(fault, async () => {
      const customerId = await paying();
      till.control.setDefaultCard(customerId, 'declined_later');
      const pack = { tier: 'team', ...PLAN_FACTS.team.extraChecks } as const;
      const key = crypto.randomUUID();
      return {
        async run(payments) {
          const refused = await catchRefusal(payments.buyChecks({ customerId, pack, key }));
          if (refused === 'unavailable') throw new AppError('unavailable');
          expect(refused).toBe('card_declined');
        },
        async check() {
          const { invoices } = await till.payments.snapshot(customerId);
          const packs = invoices.filter(({ kind }) => kind === 'checks');
          expect(packs.filter(({ state }) => state !== 'void' && state !== 'draft')).toEqual([]);
        },
      };
    });
  });

  test('credit: it is given once', async () => {
    await sweep(fault, async () => {
      const customerId = await till.payments.ensureCustomer(aCompany());
      return {
        run: (payments) =>
          payments.giveCredit({ customerId, cents: 4_900, key: 'one', reason: 'A referral' }),
        check: async () => expect((await till.payments.snapshot(customerId)).creditCents).toBe(4_900),
      };
    });
  });

  test('an end, and a month that is paid after all', async () => {
    await sweep(fault, async () => {
      const customerId = await paying();
      till.control.setDefaultCard(customerId, 'declined_later');
      till.control.advanceBy({ days: 31, hours: 2 });
      await till.payments.setCard({ customerId, paymentMethodId: till.control.card() });
      const late = await till.payments.snapshot(customerId);
      const invoiceId = late.invoices[0]?.id ?? '';
      const at = late.subscription?.currentPeriodEndsAt ?? null;
      return {
        async run(payments) {
          await payments.payInvoice({ customerId, invoiceId, key: 'k' });
          await payments.setEnd({ customerId, at });
        },
        async check() {
          const { subscription, invoices } = await till.payments.snapshot(customerId);
          expect(subscription).toMatchObject({ state: 'active', endsAt: at });
          expect(invoices.map(({ state }) => state)).toEqual(['paid', 'paid']);
        },
      };
    });
  });
});

describe('more than one thing at a time', () => {
  test('one that happens twice running is made good within the call', async () => {
    const company = aCompany();
    for (const fault of FAULTS) {
      if (fault.kind === 'timeout') continue;
      till.control.fail({ method: 'POST', path: '/v1/subscriptions' }, fault);
    }
    await signUp(till, till.payments, {}, company).catch(expectUnavailable);
    till.control.clearFaults();
    await signUp(till, till.payments, {}, company);
    expect(holdings(till, company.companyId).subscriptions).toHaveLength(1);
  });

  test('a second subscription, made elsewhere meanwhile, does not stay', async () => {
    const company = aCompany();
    const customerId = await till.payments.ensureCustomer(company);
    await till.payments.setCard({ customerId, paymentMethodId: till.control.card() });
    const [price] = (await till.stripe.prices.list({ lookup_keys: ['lintel_team_monthly'] })).data;
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    const created = () => till.control.requests().filter((one) => one === 'POST /v1/subscriptions').length;
    till.control.fail({ method: 'POST', path: '/v1/subscriptions' }, { kind: 'hold', until });
    const wish = { customerId, companyId: company.companyId, tier: 'team' } as const;
    const ours = till.payments.ensureSubscription({ ...wish, trialDays: 14, discountPercent: null });
    await vi.waitFor(() => expect(created()).toBe(1), { interval: 2 });
    const theirs = await till.stripe.subscriptions.create({
      customer: customerId,
      items: [{ price: price?.id ?? '' }],
    });
    release();
    await ours;
    expect(holdings(till, company.companyId).running.map(({ id }) => id)).toEqual([theirs.id]);
  });
});

describe('killed at any point between payment and account', () => {
  async function makeOwner(db: Database): Promise<Context<UserActor>> {
    const { companyId, userId } = await makeCompany(db, { tier: 'team' });
    await db.delete(subscriptions).where(eq(subscriptions.companyId, companyId));
    const actor: UserActor = { kind: 'user', userId, companyId, role: 'owner', tier: null };
    return { ...jobContext(db, till.control.now), actor };
  }

  async function expectBoth(db: Database, { actor: { companyId } }: Context<UserActor>): Promise<void> {
    const { customers, subscriptions: all } = holdings(till, companyId);
    expect([customers.length, all.length]).toEqual([1, 1]);
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId));
    expect(row).toMatchObject({ state: 'trialing', providerSubscriptionId: all[0]?.id });
    const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.companyId, companyId));
    expect(account).toMatchObject({ customerId: customers[0]?.id, pendingPaymentMethodId: null });
  }

  test.each([
    ['before', 'the worker completes it'],
    ['after', 'the worker completes it'],
    ['before', 'the person does'],
    ['after', 'the person does'],
  ] as const)('%s a request: %s', async (when, who) => {
    let isThrough = false;
    for (let meets = 0; !isThrough && meets < MOST_REQUESTS; meets++) {
      await rolledBack(async (db) => {
        const ctx = await makeOwner(db);
        const paymentMethodId = till.control.card();
        till.control.fail({ skip: meets }, { kind: 'timeout', when });
        const wish = { paymentMethodId, tier: 'team', mail: MAIL } as const;
        await createSubscription(ctx, { ...wish, payments: till.hasty }).catch(expectUnavailable);
        isThrough = till.control.waitingFaults > 0;
        till.control.clearFaults();
        till.control.advanceBy({ hours: 30 });
        const later = till.control.now;
        if (who === 'the person does')
          await createSubscription({ ...ctx, now: later }, { ...wish, payments: till.payments });
        else await syncDueAccounts(jobContext(db, later), { payments: till.payments, mail: MAIL });
        await expectBoth(db, ctx);
      });
    }
    expect(isThrough).toBe(true);
  });
});
