import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { companyCities, creditAccounts, creditEntries, invoices, subscriptions } from '@/db/schema';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import type { SubscriptionState, Tier } from '@/lib/providers/billing/types';
import { grantChecks, grantDueChecks, recordPurchase } from '@/lib/sales/credits/mutations';
import { findBalance, listEntries, listMonths } from '@/lib/sales/credits/queries';
import { returnCheck, spendCheck } from '@/lib/sales/credits/spend';
import { jobContext, type MadeCompany, makeCompany, makeFeed, NOW } from '../support/factories';
import { atWork, newMember, outcome } from '../support/team';
import { freshDatabase, rolledBack } from '../support/test-database';

// Friday, 20 November 2026, nine in the morning in Chicago.
const at = (day: string) => new Date(`${day}T15:00:00Z`);

interface Plan {
  tier?: Tier;
  state?: SubscriptionState;
  startedAt?: Date;
  endsAt?: Date | null;
  nextTier?: Tier | null;
  nextTierFrom?: Date | null;
}

/** A company whose city is watched, subscribed since now. */
async function subscribed(
  db: Database,
  { tier = 'team', startedAt = NOW, ...plan }: Plan = {},
): Promise<MadeCompany> {
  await makeFeed(db);
  const company = await makeCompany(db, { tier });
  await changePlan(db, company, { startedAt, ...plan });
  return company;
}

async function changePlan(db: Database, { companyId }: MadeCompany, plan: Plan): Promise<void> {
  await db.update(subscriptions).set(plan).where(eq(subscriptions.companyId, companyId));
}

const grant = (db: Database, { companyId }: MadeCompany, now = NOW) =>
  grantChecks(jobContext(db, now), { companyId });

const buy = (db: Database, { companyId }: MadeCompany, invoiceId: string, checks = 20, now = NOW) =>
  recordPurchase(jobContext(db, now), { companyId, invoiceId, checks });

/** The ledger in order, each entry as «kind amount → balance». */
async function ledger(db: Database, { companyId }: MadeCompany): Promise<string[]> {
  const rows = await db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.companyId, companyId))
    .orderBy(asc(creditEntries.id));
  return rows.map(({ kind, amount, balance }) => `${kind} ${amount} → ${balance}`);
}

/** The balance is the sum of all entries, and what the last one says; so it was after each. */
async function expectSound(db: Database, companyId: CompanyId): Promise<number> {
  const rows = await db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.companyId, companyId))
    .orderBy(asc(creditEntries.id));
  let sum = 0;
  for (const { amount, balance } of rows) {
    sum += amount;
    expect(balance).toBe(sum);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.companyId, companyId));
  expect(account?.balance ?? 0).toBe(sum);
  return sum;
}

test.each<[tier: Tier, watched: number, unwatched: number]>([
  ['solo', 10, 20],
  ['team', 35, 75],
  ['professional', 75, 150],
  ['enterprise', 500, 1_000],
])('%s gives %i checks a month with a watched city and %i without', (tier, watched, unwatched) =>
  rolledBack(async (db) => {
    const [withCity, without] = [await subscribed(db, { tier }), await subscribed(db, { tier })];
    await db.delete(companyCities).where(eq(companyCities.companyId, without.companyId));
    await grant(db, withCity);
    await grant(db, without);
    expect(await ledger(db, withCity)).toEqual([`grant ${watched} → ${watched}`]);
    expect(await ledger(db, without)).toEqual([`grant ${unwatched} → ${unwatched}`]);
  }),
);

test('an allowance is given once, however often it is asked for', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    for (const day of ['2026-11-20', '2026-11-21', '2026-12-19']) await grant(db, company, at(day));
    expect(await ledger(db, company)).toEqual(['grant 35 → 35']);
  }));

test('unused checks roll over, month after month, and the missed ones come one by one', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    await grant(db, company);
    await spendCheck(await atWork(db, company), { source: 'chk_1' });
    await grant(db, company, at('2027-02-25'));
    expect(await ledger(db, company)).toEqual([
      'grant 35 → 35',
      'use -1 → 34',
      'carried 0 → 34',
      'grant 35 → 69',
      'carried 0 → 69',
      'grant 35 → 104',
      'carried 0 → 104',
      'grant 35 → 139',
    ]);
    const periods = await db
      .select({ period: creditEntries.period })
      .from(creditEntries)
      .where(eq(creditEntries.kind, 'grant'))
      .orderBy(asc(creditEntries.id));
    expect(periods.map(({ period }) => period)).toEqual([
      '2026-11-20',
      '2026-12-20',
      '2027-01-20',
      '2027-02-20',
    ]);
  }));

test('a month begins at midnight where the company is', () =>
  rolledBack(async (db) => {
    // In Chicago still the last of January, in UTC the first of February.
    const startedAt = new Date('2027-02-01T05:30:00Z');
    const company = await subscribed(db, { startedAt });
    await grant(db, company, startedAt);
    await grant(db, company, new Date('2027-02-28T05:59:59Z'));
    expect(await ledger(db, company)).toHaveLength(1);
    await grant(db, company, new Date('2027-02-28T06:00:00Z'));
    expect((await ledger(db, company)).at(-1)).toBe('grant 35 → 70');
    await grant(db, company, new Date('2027-03-31T04:59:59Z'));
    expect(await ledger(db, company)).toHaveLength(3);
    await grant(db, company, new Date('2027-03-31T05:00:00Z'));
    expect((await ledger(db, company)).at(-1)).toBe('grant 35 → 105');
  }));

test('an account that is opened late begins with the running month', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db, { startedAt: at('2026-05-31') });
    await grant(db, company);
    expect(await ledger(db, company)).toEqual(['grant 35 → 35']);
    const [account] = await db.select().from(creditAccounts);
    expect(account).toMatchObject({ anchorDay: 31, periodStart: '2026-10-31' });
  }));

test.each<SubscriptionState>(['canceled', 'incomplete', 'past_due', 'unpaid'])(
  'nothing is given while a subscription is %s',
  (state) =>
    rolledBack(async (db) => {
      const company = await subscribed(db, { state });
      await grant(db, company);
      expect(await ledger(db, company)).toEqual([]);
    }),
);

test.each<SubscriptionState>(['past_due', 'unpaid'])(
  'once a %s subscription is paid the running month is given, those before it are not',
  (state) =>
    rolledBack(async (db) => {
      const company = await subscribed(db);
      await grant(db, company);
      await changePlan(db, company, { state });
      for (const day of ['2026-12-21', '2027-01-21', '2027-02-21']) {
        await grantDueChecks(jobContext(db, at(day)));
      }
      expect(await ledger(db, company)).toEqual(['grant 35 → 35']);
      await changePlan(db, company, { state: 'active' });
      await grant(db, company, at('2027-02-22'));
      expect(await ledger(db, company)).toEqual(['grant 35 → 35', 'carried 0 → 35', 'grant 35 → 70']);
      expect((await findBalance(await atWork(db, company, at('2027-02-22')))).next?.on).toBe('2027-03-20');
    }),
);

test('who comes back is given the running month, nothing for the time between, and no month twice', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    await grant(db, company);
    await changePlan(db, company, { state: 'canceled' });
    await changePlan(db, company, { state: 'active', startedAt: at('2026-12-05') });
    await grant(db, company, at('2026-12-05'));
    expect(await ledger(db, company)).toEqual(['grant 35 → 35']);
    await changePlan(db, company, { state: 'canceled' });
    await changePlan(db, company, { state: 'active', startedAt: at('2027-04-10') });
    await grant(db, company, at('2027-04-10'));
    expect(await ledger(db, company)).toEqual(['grant 35 → 35', 'carried 0 → 35', 'grant 35 → 70']);
  }));

test('a larger plan gives its rest at once, a smaller one takes nothing back', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db, { state: 'active' });
    await grant(db, company);
    for (const tier of ['professional', 'solo', 'team', 'professional', 'enterprise'] as const) {
      await changePlan(db, company, { tier });
      await grant(db, company);
    }
    expect(await ledger(db, company)).toEqual(['grant 35 → 35', 'upgrade 40 → 75', 'upgrade 425 → 500']);
    await changePlan(db, company, { tier: 'solo' });
    await grant(db, company, at('2026-12-20'));
    expect((await ledger(db, company)).slice(3)).toEqual(['carried 0 → 500', 'grant 10 → 510']);
  }));

test('in a trial the allowance follows the plan both ways; what was used or bought stays', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db, { tier: 'solo', state: 'trialing' });
    await grant(db, company);
    await buy(db, company, 'in_1', 5);
    const change = async (tier: Tier) => {
      await changePlan(db, company, { tier });
      await grant(db, company);
    };
    await change('enterprise');
    for (const check of ['a', 'b', 'c']) await spendCheck(await atWork(db, company), { source: check });
    await change('solo');
    await change('solo');
    await change('enterprise');
    await change('solo');
    expect(await ledger(db, company)).toEqual([
      'grant 10 → 10',
      'purchase 5 → 15',
      'upgrade 490 → 505',
      'use -1 → 504',
      'use -1 → 503',
      'use -1 → 502',
      'upgrade -490 → 12',
      'upgrade 490 → 502',
      'upgrade -490 → 12',
    ]);
    await expectSound(db, company.companyId);
  }));

test('a trial of a large plan that is used up owes nothing on a small one', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db, { tier: 'team', state: 'trialing' });
    await grant(db, company);
    const ctx = await atWork(db, company);
    for (let check = 0; check < 30; check += 1) await spendCheck(ctx, { source: `chk_${check}` });
    await changePlan(db, company, { tier: 'solo' });
    await grant(db, company);
    await grant(db, company);
    expect((await ledger(db, company)).slice(-2)).toEqual(['use -1 → 5', 'upgrade -5 → 0']);
  }));

test('cities that come and go count from the next month on', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    await grant(db, company);
    await db.delete(companyCities).where(eq(companyCities.companyId, company.companyId));
    await grant(db, company);
    expect(await ledger(db, company)).toEqual(['grant 35 → 35']);
    expect((await findBalance(await atWork(db, company))).next).toEqual({
      on: '2026-12-20',
      tier: 'team',
      checks: 75,
    });
    await grant(db, company, at('2026-12-20'));
    expect((await ledger(db, company)).at(-1)).toBe('grant 75 → 110');
  }));

test('the hourly job gives whoever is due, once, and goes on where one fails', () =>
  rolledBack(async (db) => {
    const [due, fresh, closed] = [
      await subscribed(db),
      await subscribed(db),
      await subscribed(db, { state: 'canceled' }),
    ];
    const broken = await subscribed(db);
    await grant(db, due, at('2026-11-20'));
    await grant(db, broken, at('2026-11-20'));
    // What cannot be: the entry of a month that has not been given.
    await db.insert(creditEntries).values({
      companyId: broken.companyId,
      kind: 'grant',
      amount: 0,
      balance: 35,
      period: '2026-12-20',
      source: 'grant:2026-12-20:team:monitored',
    });
    const run = () => grantDueChecks(jobContext(db, at('2026-12-20')));
    expect(await run()).toEqual({ companies: 2, failed: 1 });
    await run();
    expect(await ledger(db, due)).toEqual(['grant 35 → 35', 'carried 0 → 35', 'grant 35 → 70']);
    expect(await ledger(db, fresh)).toEqual(['grant 35 → 35']);
    expect(await ledger(db, closed)).toEqual([]);
    expect(await ledger(db, broken)).toHaveLength(2);
  }));

test('a job that is told to stop stops', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    await grantDueChecks(jobContext(db), { signal: AbortSignal.abort() });
    expect(await ledger(db, company)).toEqual([]);
  }));

test('a pack counts once, also before the first allowance', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    await buy(db, company, 'in_1');
    await buy(db, company, 'in_1');
    await buy(db, company, 'in_2');
    await grant(db, company);
    expect(await ledger(db, company)).toEqual([
      'purchase 20 → 20',
      'purchase 20 → 40',
      'carried 0 → 40',
      'grant 35 → 75',
    ]);
  }));

test('a check is taken once for one thing, and given back once', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    await grant(db, company);
    const ctx = await atWork(db, company);
    expect(await outcome(returnCheck(ctx, { companyId: ctx.actor.companyId, source: 'chk_1' }))).toBe(
      'not_found',
    );
    expect(await spendCheck(ctx, { source: 'chk_1' })).toEqual({ balance: 34, spent: true });
    expect(await spendCheck(ctx, { source: 'chk_1' })).toEqual({ balance: 34, spent: false });
    expect(await returnCheck(ctx, { companyId: ctx.actor.companyId, source: 'chk_1' })).toEqual({
      balance: 35,
      returned: true,
    });
    expect(await returnCheck(ctx, { companyId: ctx.actor.companyId, source: 'chk_1' })).toEqual({
      balance: 35,
      returned: false,
    });
    expect(await outcome(spendCheck(ctx, { source: 'chk_1' }))).toBe('conflict');
    expect(await ledger(db, company)).toEqual(['grant 35 → 35', 'use -1 → 34', 'returned 1 → 35']);
  }));

test('with the last check gone the next is refused, and a new month opens them again', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db, { tier: 'solo' });
    const ctx = await atWork(db, company);
    for (let check = 0; check < 10; check += 1) await spendCheck(ctx, { source: `chk_${check}` });
    expect(await outcome(spendCheck(ctx, { source: 'chk_10' }))).toBe('plan_limit');
    // Nobody ran the job; the first check of the month brings it.
    const later = await atWork(db, company, at('2026-12-20'));
    expect(await spendCheck(later, { source: 'chk_10' })).toEqual({ balance: 9, spent: true });
  }));

test('without an open plan no check is taken, whatever is left', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    await buy(db, company, 'in_1');
    const ctx = await atWork(db, company);
    const locked: Context<UserActor> = { ...ctx, actor: { ...ctx.actor, tier: null } };
    expect(await outcome(spendCheck(locked, { source: 'chk_1' }))).toBe('plan_required');
    expect(await expectSound(db, company.companyId)).toBe(20);
  }));

test('the balance tells where it is from and when more comes', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    const now = at('2026-12-24');
    await grant(db, company);
    await spendCheck(await atWork(db, company), { source: 'chk_1' });
    await grant(db, company, now);
    await buy(db, company, 'in_1', 20, now);
    const ctx = await atWork(db, company, now);
    for (const source of ['chk_2', 'chk_3']) await spendCheck(ctx, { source });
    await returnCheck(ctx, { companyId: ctx.actor.companyId, source: 'chk_3' });
    expect(await findBalance(ctx)).toEqual({
      balance: 88,
      month: {
        startsOn: '2026-12-20',
        endsOn: '2027-01-19',
        carriedOver: 34,
        granted: 35,
        bought: 20,
        used: 1,
        adjusted: 0,
      },
      plan: { tier: 'team', coverage: 'monitored', checks: 35 },
      next: { on: '2027-01-20', tier: 'team', checks: 35 },
      hold: null,
    });
  }));

test.each<[what: string, plan: Plan, next: object | null, hold: string | null]>([
  ['a smaller plan follows', { nextTier: 'solo', nextTierFrom: at('2026-12-10') }, { checks: 10 }, null],
  ['it follows only later', { nextTier: 'solo', nextTierFrom: at('2026-12-21') }, { checks: 35 }, null],
  ['it ends before', { endsAt: at('2026-12-20') }, null, 'ending'],
  ['it ends after', { endsAt: at('2026-12-21') }, { checks: 35 }, null],
  ['a payment is missing', { state: 'past_due' }, null, 'payment'],
  ['it has ended', { state: 'canceled' }, null, 'no_plan'],
])('what comes next, where %s', (_, plan, next, hold) =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    await grant(db, company);
    await changePlan(db, company, plan);
    const balance = await findBalance(await atWork(db, company));
    expect(balance.hold).toBe(hold);
    if (next) expect(balance.next).toMatchObject({ on: '2026-12-20', ...next });
    else expect(balance.next).toBeNull();
  }),
);

test('a company that never subscribed has nothing, and nothing fails', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    await db.delete(subscriptions).where(eq(subscriptions.companyId, company.companyId));
    await grant(db, company);
    expect(await findBalance(await atWork(db, company))).toEqual({
      balance: 0,
      month: null,
      plan: null,
      next: null,
      hold: 'no_plan',
    });
  }));

test('the ledger is read newest first, page by page, by month, by its own company', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    const other = await subscribed(db);
    await grant(db, company);
    await grant(db, other);
    await db.insert(invoices).values({
      id: 'in_1',
      companyId: company.companyId,
      number: 'L-0001',
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
      attempts: 1,
      invoicedAt: NOW,
    });
    await buy(db, company, 'in_1');
    await spendCheck(await atWork(db, company), { source: 'chk_1' });
    await grant(db, company, at('2026-12-20'));
    const ctx = await atWork(db, company, at('2026-12-20'));

    const first = await listEntries(ctx, { limit: 2 });
    const second = await listEntries(ctx, { limit: 2, after: first.next });
    const third = await listEntries(ctx, { limit: 2, after: second.next });
    const all = [...first.items, ...second.items, ...third.items];
    expect(all.map(({ kind }) => kind)).toEqual(['grant', 'carried', 'use', 'purchase', 'grant']);
    expect(third.next).toBeNull();
    expect(all[0]).toMatchObject({ tier: 'team', coverage: 'monitored', balance: 89, actor: null });
    expect(all[2]).toMatchObject({ source: 'use:chk_1', actor: 'Ana Reyes' });
    expect(all[3]?.invoice).toEqual({ number: 'L-0001', totalCents: 2_900, pageUrl: null });

    expect(await listMonths(ctx)).toEqual([
      { startsOn: '2026-12-20', endsOn: '2027-01-19' },
      { startsOn: '2026-11-20', endsOn: '2026-12-19' },
    ]);
    const november = await listEntries(ctx, { period: '2026-11-20' });
    expect(november.items.map(({ kind }) => kind)).toEqual(['use', 'purchase', 'grant']);

    for (const after of ['0', '-1', 'abc', '1 or 1=1', '9'.repeat(20)])
      expect(await outcome(listEntries(ctx, { after }))).toBe('invalid_input');
  }));

test('who does not see the money sees what is left, not the ledger', () =>
  rolledBack(async (db) => {
    const company = await subscribed(db);
    await grant(db, company);
    const viewer = await newMember(db, company.companyId, 'viewer');
    expect((await findBalance(viewer)).balance).toBe(35);
    expect(await outcome(listEntries(viewer))).toBe('forbidden');
    expect(await outcome(listMonths(viewer))).toBe('forbidden');
  }));

test('whatever happens in whatever order, the balance is the sum of its entries and never below zero', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('spend' as const), source: fc.constantFrom('a', 'b', 'c', 'd') }),
    fc.record({ do: fc.constant('return' as const), source: fc.constantFrom('a', 'b', 'c', 'd') }),
    fc.record({ do: fc.constant('buy' as const), invoiceId: fc.constantFrom('in_1', 'in_2') }),
    fc.record({
      do: fc.constant('plan' as const),
      tier: fc.constantFrom<Tier>('solo', 'team', 'enterprise'),
      state: fc.constantFrom<SubscriptionState>('trialing', 'active', 'past_due', 'canceled'),
    }),
    fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 70 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), (steps) =>
      rolledBack(async (db) => {
        const company = await subscribed(db, { tier: 'solo' });
        let now = NOW;
        for (const one of steps) {
          const ctx = await atWork(db, company, now);
          if (one.do === 'spend') await outcome(spendCheck(ctx, one));
          if (one.do === 'return')
            await outcome(returnCheck(ctx, { ...one, companyId: ctx.actor.companyId }));
          if (one.do === 'buy') await buy(db, company, one.invoiceId, 5, now);
          if (one.do === 'plan') await changePlan(db, company, { tier: one.tier, state: one.state });
          if (one.do === 'wait') now = new Date(now.getTime() + one.days * 86_400_000);
          await grant(db, company, now);
          await expectSound(db, company.companyId);
        }
      }),
    ),
    { numRuns: 25 },
  );
});

test('of fifty spent at once from a balance of ten, ten are taken', async () => {
  const { db, close } = await freshDatabase();
  try {
    const company = await subscribed(db, { tier: 'solo' });
    await grant(db, company);
    const ctx = await atWork(db, company);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, check) => outcome(spendCheck(ctx, { source: `chk_${check}` }))),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'plan_limit')).toHaveLength(40);
    expect(await expectSound(db, company.companyId)).toBe(0);
  } finally {
    await close();
  }
});

test('told fifty times at once, an invoice is one entry, an allowance one, a check one', async () => {
  const { db, close } = await freshDatabase();
  try {
    const company = await subscribed(db);
    const ctx = await atWork(db, company);
    const fifty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, work));
    await fifty(() => buy(db, company, 'in_1'));
    await fifty(() => grant(db, company));
    await fifty(() => spendCheck(ctx, { source: 'chk_1' }));
    await fifty(() => returnCheck(ctx, { companyId: ctx.actor.companyId, source: 'chk_1' }));
    expect(await ledger(db, company)).toEqual([
      'purchase 20 → 20',
      'carried 0 → 20',
      'grant 35 → 55',
      'use -1 → 54',
      'returned 1 → 55',
    ]);
    expect(await expectSound(db, company.companyId)).toBe(55);
  } finally {
    await close();
  }
});
