import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { billingAccounts, creditEntries, invoices, subscriptions } from '@/db/schema';
import type { CompanyId } from '@/lib/context';
import type {
  AccountSnapshot,
  PaymentProvider,
  ProviderSubscription,
} from '@/lib/providers/billing/provider';
import type { Tier } from '@/lib/providers/billing/types';
import { openAccount } from '@/lib/sales/subscriptions/account';
import { requestSync } from '@/lib/sales/subscriptions/request-sync';
import { syncAccount, syncDueAccounts } from '@/lib/sales/subscriptions/sync';
import { jobContext, makeCompany, NOW } from '../support/factories';
import { freshDatabase } from '../support/test-database';

// Whatever order answers arrive in and whoever dies in between: what is written in the end is what the provider said
// last. The provider here answers when the test lets it.

const { db, close } = await freshDatabase();
afterAll(close);

const MAIL = { siteUrl: 'http://localhost:3000', sendsMail: false };
const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);

function subscription(tier: Tier, change: Partial<ProviderSubscription> = {}): ProviderSubscription {
  return {
    id: 'sub_test',
    tier,
    priceCents: 9_900,
    state: 'active',
    startedAt: NOW,
    trialEndsAt: null,
    currentPeriodStartsAt: NOW,
    currentPeriodEndsAt: at(30 * 24 * 60),
    endsAt: null,
    endedAt: null,
    next: null,
    discountPercent: null,
    needsAction: false,
    ...change,
  };
}

function makeSnapshot(held: ProviderSubscription | null): AccountSnapshot {
  return { card: null, subscription: held, invoices: [], creditCents: 0, nextChangeAt: null };
}

/** A provider whose answers are handed out one by one. */
function slowProvider() {
  const asked: ((answer: AccountSnapshot | Error) => void)[] = [];
  const payments = {
    name: 'stripe',
    snapshot: () =>
      new Promise<AccountSnapshot>((resolve, reject) => {
        asked.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  } as unknown as PaymentProvider;
  const until = async (count: number) => {
    while (asked.length < count) await new Promise((done) => setImmediate(done));
  };
  return { payments, asked, until };
}

async function customer(on: Database, payments: PaymentProvider): Promise<CompanyId> {
  const { companyId } = await makeCompany(on, { tier: 'solo' });
  await openAccount(jobContext(on), { companyId, payments }, { syncDueAt: null });
  await on
    .update(billingAccounts)
    .set({ customerId: `cus_${companyId}` })
    .where(eq(billingAccounts.companyId, companyId));
  return companyId;
}

async function held(companyId: CompanyId) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId));
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.companyId, companyId));
  return { tier: row?.tier, dueAt: account?.syncDueAt, attempts: account?.syncAttempts };
}

describe('asking the provider', () => {
  test('the last question asked stands, in whatever order the answers arrive', async () => {
    const { payments, asked, until } = slowProvider();
    const companyId = await customer(db, payments);
    const input = { companyId, payments, mail: MAIL };
    const first = syncAccount(jobContext(db), input);
    await until(1);
    const second = syncAccount(jobContext(db), input);
    await until(2);
    asked[1]?.(makeSnapshot(subscription('enterprise')));
    await second;
    asked[0]?.(makeSnapshot(subscription('team')));
    await first;
    expect((await held(companyId)).tier).toBe('enterprise');
  });

  test('an event that arrives while it is asked is asked about again', async () => {
    const { payments, asked, until } = slowProvider();
    const companyId = await customer(db, payments);
    const asking = syncAccount(jobContext(db), { companyId, payments, mail: MAIL });
    await until(1);
    await requestSync(jobContext(db), { companyId });
    asked[0]?.(makeSnapshot(subscription('team')));
    await asking;
    expect((await held(companyId)).dueAt).toEqual(NOW);
    const again = syncDueAccounts(jobContext(db), { payments, mail: MAIL });
    await until(2);
    asked[1]?.(makeSnapshot(subscription('professional')));
    expect(await again).toEqual({ synced: 1, failed: 0 });
    expect((await held(companyId)).tier).toBe('professional');
  });

  test('a question nobody answered, because the process died, is put again', async () => {
    const { payments, asked, until } = slowProvider();
    const companyId = await customer(db, payments);
    // Never answered: this is the process that died.
    void syncAccount(jobContext(db), { companyId, payments, mail: MAIL });
    await until(1);
    const soon = { ...jobContext(db), now: at(1) };
    expect(await syncDueAccounts(soon, { payments, mail: MAIL })).toEqual({ synced: 0, failed: 0 });
    const later = syncDueAccounts({ ...jobContext(db), now: at(3) }, { payments, mail: MAIL });
    await until(2);
    asked[1]?.(makeSnapshot(subscription('team')));
    expect(await later).toEqual({ synced: 1, failed: 0 });
  });

  test('a failure that comes back late puts nobody off whom another has asked about since', async () => {
    const { payments, asked, until } = slowProvider();
    const companyId = await customer(db, payments);
    await requestSync(jobContext(db), { companyId });
    const late = syncDueAccounts(jobContext(db), { payments, mail: MAIL });
    await until(1);
    const next = syncDueAccounts({ ...jobContext(db), now: at(3) }, { payments, mail: MAIL });
    await until(2);
    asked[1]?.(makeSnapshot(subscription('team')));
    expect(await next).toEqual({ synced: 1, failed: 0 });
    const before = await held(companyId);
    asked[0]?.(new Error('the network is down'));
    expect(await late).toEqual({ synced: 0, failed: 1 });
    expect(await held(companyId)).toEqual(before);
    expect(before).toMatchObject({ tier: 'team', attempts: 0 });
  });

  test('of several workers one asks; a failure puts off one account and not the others', async () => {
    const { payments, asked, until } = slowProvider();
    const failing = await customer(db, payments);
    const fine = await customer(db, payments);
    await requestSync(jobContext(db), { companyId: failing });
    await requestSync({ ...jobContext(db), now: at(-1) }, { companyId: fine });
    await db
      .update(billingAccounts)
      .set({ syncDueAt: at(-1) })
      .where(eq(billingAccounts.companyId, failing));
    await db.update(billingAccounts).set({ syncDueAt: NOW }).where(eq(billingAccounts.companyId, fine));
    const one = syncDueAccounts(jobContext(db), { payments, mail: MAIL });
    const two = syncDueAccounts(jobContext(db), { payments, mail: MAIL });
    await until(2);
    asked[0]?.(new Error('the network is down'));
    asked[1]?.(makeSnapshot(subscription('team')));
    const results = [await one, await two];
    expect(results.reduce((sum, { synced, failed }) => sum + synced + failed, 0)).toBe(2);
    expect(asked).toHaveLength(2);
    expect(await held(failing)).toMatchObject({ attempts: 1, tier: 'solo' });
    expect((await held(failing)).dueAt?.getTime()).toBeGreaterThan(NOW.getTime());
    expect(await held(fine)).toMatchObject({ attempts: 0, tier: 'team' });
  });

  test('the same snapshot again changes nothing, and its invoices stand once', async () => {
    const { payments, asked, until } = slowProvider();
    const companyId = await customer(db, payments);
    const snapshot: AccountSnapshot = {
      ...makeSnapshot(subscription('team')),
      invoices: [
        {
          id: `in_${companyId}`,
          number: 'A-1',
          kind: 'checks',
          state: 'paid',
          checks: 20,
          tier: 'team',
          subtotalCents: 2_900,
          discountCents: 0,
          taxCents: 0,
          totalCents: 2_900,
          paidCents: 2_900,
          dueCents: 0,
          periodStartsAt: null,
          periodEndsAt: null,
          attempts: 1,
          nextAttemptAt: null,
          needsAction: false,
          pageUrl: null,
          pdfUrl: null,
          invoicedAt: NOW,
          paidAt: NOW,
        },
      ],
    };
    for (let count = 1; count <= 2; count += 1) {
      const asking = syncAccount(jobContext(db), { companyId, payments, mail: MAIL });
      await until(count);
      asked[count - 1]?.(snapshot);
      await asking;
    }
    expect(await db.$count(invoices, eq(invoices.companyId, companyId))).toBe(1);
    const entries = await db.select().from(creditEntries).where(eq(creditEntries.companyId, companyId));
    expect(entries.filter(({ kind }) => kind === 'purchase')).toMatchObject([{ amount: 20 }]);
  });

  test('whom there is nobody to ask about is not due for ever', async () => {
    const { payments, asked } = slowProvider();
    const { companyId } = await makeCompany(db);
    await openAccount(jobContext(db), { companyId, payments }, { syncDueAt: NOW });
    expect(await syncDueAccounts(jobContext(db), { payments, mail: MAIL })).toEqual({ synced: 1, failed: 0 });
    expect(asked).toEqual([]);
    expect((await held(companyId)).dueAt).toBeNull();
  });
});
