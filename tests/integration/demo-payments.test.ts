import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPayments as demoBooks } from '@/db/schema';
import { demoMethodId } from '@/lib/providers/billing/demo/cards';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { type PaymentProvider, PaymentRefused } from '@/lib/providers/billing/provider';
import { makeCompany, NOW } from '../support/factories';
import { freshDatabase } from '../support/test-database';

// The demo's books in a real database: many at a time, the same wish twice, rows that cannot be read.

const { db, close } = await freshDatabase();
afterAll(close);

const DAY_MS = 86_400_000;
const PACK = { tier: 'team', count: 20, priceCents: 2_900 } as const;
const at = (days: number): PaymentProvider =>
  demoPayments({ db, now: new Date(NOW.getTime() + days * DAY_MS) });
const card = (number: string) => demoMethodId(number, 'x');
const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

let companyId: string;
let customerId: string;

beforeEach(async () => {
  companyId = (await makeCompany(db)).companyId;
  customerId = await at(0).ensureCustomer({
    companyId,
    name: 'Reyes',
    email: 'ana@example.com',
    locale: 'en',
  });
  await at(0).setCard({ customerId, paymentMethodId: card('4242 4242 4242 4242') });
});

const subscribe = (days = 0) =>
  at(days).ensureSubscription({ customerId, companyId, tier: 'team', trialDays: 14, discountPercent: null });

describe('many at a time', () => {
  test('make one customer and one subscription', async () => {
    const ids = await times(50, async () => {
      const id = await at(0).ensureCustomer({ companyId, name: 'R', email: 'a@example.com', locale: 'es' });
      await subscribe();
      return id;
    });
    expect(new Set(ids)).toEqual(new Set([customerId]));
    const [row] = await db.select().from(demoBooks).where(eq(demoBooks.companyId, companyId));
    expect(row?.books).toMatchObject({ made: 1, subscription: { tier: 'team', state: 'trialing' } });
  });

  test('buy once with one key and each with its own', async () => {
    const same = await times(50, () => at(0).buyChecks({ customerId, pack: PACK, key: 'press' }));
    expect(new Set(same.map(({ invoiceId }) => invoiceId)).size).toBe(1);
    await times(12, (index) => at(0).buyChecks({ customerId, pack: PACK, key: `press-${index}` }));
    const { invoices } = await at(0).snapshot(customerId);
    expect(invoices).toHaveLength(13);
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(13);
    expect(invoices.every(({ state, paidCents }) => state === 'paid' && paidCents === 2_900)).toBe(true);
  });

  test('give a credit once, and charge a month once', async () => {
    await subscribe();
    await times(20, () => at(1).giveCredit({ customerId, cents: 1_000, key: 'referral:x', reason: 'x' }));
    expect((await at(1).snapshot(customerId)).creditCents).toBe(1_000);
    const seen = await times(20, () => at(14).snapshot(customerId));
    for (const { invoices } of seen)
      expect(invoices).toMatchObject([
        { totalCents: 4_900, paidCents: 3_900, state: 'paid', number: 'DEMO-0002' },
      ]);
  });

  test('change a plan once', async () => {
    await subscribe();
    const change = { customerId, tier: 'professional', when: 'now', key: 'press' } as const;
    await times(20, () => at(20).changePlan(change));
    const { invoices, subscription } = await at(20).snapshot(customerId);
    expect(subscription).toMatchObject({ tier: 'professional', priceCents: 9_900, next: null });
    expect(invoices).toHaveLength(2);
  });
});

describe('cards', () => {
  test.each([
    ['4000 0000 0000 0002', 'card_declined'],
    ['4000 0000 0000 9995', 'insufficient_funds'],
    ['4000 0000 0000 0069', 'expired_card'],
  ])('%s cannot be added, and the one before stays', async (number, reason) => {
    const adding = at(0).setCard({ customerId, paymentMethodId: card(number) });
    await expect(adding).rejects.toSatisfy(
      (error) => error instanceof PaymentRefused && error.reason === reason,
    );
    expect((await at(0).snapshot(customerId)).card).toEqual({
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2027,
      fingerprint: null,
    });
  });

  test('a refused pack is void and costs nothing; 50 presses leave one', async () => {
    await at(0).setCard({ customerId, paymentMethodId: card('4000 0000 0000 0341') });
    const presses = await times(50, () =>
      at(0)
        .buyChecks({ customerId, pack: PACK, key: 'press' })
        .catch((error) => error),
    );
    expect(presses.every((error) => error instanceof PaymentRefused)).toBe(true);
    expect((await at(0).snapshot(customerId)).invoices).toMatchObject([{ state: 'void', dueCents: 0 }]);
  });

  test('a bank that asks leaves a pack open, to be paid or dropped', async () => {
    await at(0).setCard({ customerId, paymentMethodId: card('4000 0027 6000 3184') });
    const { invoiceId } = await at(0).buyChecks({ customerId, pack: PACK, key: 'one' });
    const other = await at(0).buyChecks({ customerId, pack: PACK, key: 'two' });
    await at(0).payInvoice({ customerId, invoiceId, key: 'pay' });
    await at(0).dropInvoice({ customerId, invoiceId: other.invoiceId });
    await at(0).dropInvoice({ customerId, invoiceId });
    const { invoices } = await at(0).snapshot(customerId);
    expect(invoices.map(({ state, needsAction }) => ({ state, needsAction }))).toEqual([
      { state: 'void', needsAction: false },
      { state: 'paid', needsAction: false },
    ]);
  });

  test('an id from before ids named the card stands for one that pays', async () => {
    await at(0).setCard({ customerId, paymentMethodId: 'pm_demo_0123456789abcdef01234567' });
    expect((await at(0).snapshot(customerId)).card).toMatchObject({ brand: 'visa', last4: '4242' });
  });
});

describe('what cannot be done is refused by name', () => {
  test('without a subscription', async () => {
    await expect(at(0).previewPlan({ customerId, tier: 'solo' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(at(0).setEnd({ customerId, at: null })).rejects.toMatchObject({ code: 'not_found' });
    const change = { customerId, tier: 'solo', when: 'now', key: 'k' } as const;
    await expect(at(0).changePlan(change)).rejects.toMatchObject({ code: 'not_found' });
    await expect(at(0).setEnd({ customerId, at: NOW })).resolves.toBeUndefined();
  });

  test('without a card, an invoice or a customer', async () => {
    const bare = (await makeCompany(db)).companyId;
    const nobody = await at(0).ensureCustomer({
      companyId: bare,
      name: 'B',
      email: 'b@example.com',
      locale: 'en',
    });
    const buying = at(0).buyChecks({ customerId: nobody, pack: PACK, key: 'k' });
    await expect(buying).rejects.toMatchObject({ code: 'card_missing' });
    const paying = at(0).payInvoice({ customerId, invoiceId: 'in_other', key: 'k' });
    await expect(paying).rejects.toMatchObject({ code: 'not_found' });
    await expect(at(0).snapshot('cus_demo_nobody')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

test('damaged books begin anew, and nothing they make has the name of what was there before', async () => {
  const { invoiceId } = await at(0).buyChecks({ customerId, pack: PACK, key: 'press' });
  for (const books of [{}, [], 'x', { format: 7 }]) {
    await db.update(demoBooks).set({ books }).where(eq(demoBooks.companyId, companyId));
    const snapshot = await at(1).snapshot(customerId);
    expect(snapshot).toEqual({
      card: null,
      subscription: null,
      invoices: [],
      creditCents: 0,
      nextChangeAt: null,
    });
  }
  await at(1).setCard({ customerId, paymentMethodId: card('4242 4242 4242 4242') });
  const again = await at(1).buyChecks({ customerId, pack: PACK, key: 'press' });
  expect(again.invoiceId).not.toBe(invoiceId);
});

test('what nobody can read back is not written', async () => {
  const giving = at(0).giveCredit({ customerId, cents: 0.5, key: 'half', reason: 'half a cent' });
  await expect(giving).rejects.toMatchObject({ code: 'internal' });
  expect((await at(0).snapshot(customerId)).creditCents).toBe(0);
});

test('a clock that lags behind another server’s undoes nothing', async () => {
  await subscribe();
  const later = await at(50).snapshot(customerId);
  expect(await at(49).snapshot(customerId)).toEqual(later);
});

test('there is no bank page and no portal', async () => {
  expect(await at(0).findAction({ customerId })).toBeNull();
  expect(await at(0).portalUrl({ customerId, returnUrl: 'http://localhost/', locale: 'en' })).toBeNull();
});
