import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { creditEntries, invoices, subscriptions } from '@/db/schema';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import type { Tier } from '@/lib/providers/billing/types';
import { createSubscription, replaceCard } from '@/lib/sales/subscriptions/mutations';
import { type ApiUser, addMember, callPath, makeApiUser, serveApi, signInApi } from '../support/api';
import { makeFeed } from '../support/factories';
import { MAIL } from '../support/own-account';
import { atWork } from '../support/team';

vi.mock('server-only', () => ({}));
const { db, close } = await serveApi();
afterAll(close);

const VISA = 'pm_demo_visa_4242_aaaaaaaaaaaaaaaa';
const REFUSED = 'pm_demo_visa_0341_aaaaaaaaaaaaaaaa';
const ASKS = 'pm_demo_visa_3184_aaaaaaaaaaaaaaaa';

const actAsOwner = (user: ApiUser) => atWork(db, user, new Date());

/** An owner whose company pays by the demo's card. */
async function subscribed(tier: Tier, paymentMethodId = VISA): Promise<ApiUser> {
  await makeFeed(db);
  const user = await makeApiUser(db, { tier });
  await db.delete(subscriptions).where(eq(subscriptions.companyId, user.companyId));
  const ctx = await actAsOwner(user);
  await createSubscription(ctx, { paymentMethodId, tier, payments: demoPayments(ctx), mail: MAIL });
  return user;
}

async function changeCard(user: ApiUser, paymentMethodId: string): Promise<void> {
  const ctx = await actAsOwner(user);
  await replaceCard(ctx, { paymentMethodId, payments: demoPayments(ctx), mail: MAIL });
}

const buy = ({ token }: ApiUser, checks: number, key?: string) =>
  callPath({
    method: 'POST',
    path: '/credits/purchases',
    token,
    body: { checks },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const purchases = async ({ companyId }: ApiUser) =>
  (await db.select().from(creditEntries).where(eq(creditEntries.companyId, companyId))).filter(
    ({ kind }) => kind === 'purchase',
  );

test('the balance tells what there is, what comes, and what could be bought', async () => {
  const user = await subscribed('team');
  const { status, body } = await callPath({ path: '/credits', token: user.token });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    balance: 35,
    month: { carried_over: 0, granted: 35, bought: 0, used: 0, adjusted: 0 },
    plan: { tier: 'team', monitored: true, checks: 35 },
    next: { tier: 'team', checks: 35 },
    hold: null,
    pack: { checks: 20, price_cents: 2_900, currency: 'usd' },
  });
});

test('a pack is bought, and the ledger names its invoice', async () => {
  const user = await subscribed('team');
  const bought = await buy(user, 20);
  expect(bought.status).toBe(201);
  expect(bought.body).toMatchObject({ state: 'paid', balance: 55 });
  const { body } = await callPath({ path: '/credits/entries?limit=1', token: user.token });
  expect(body.items).toMatchObject([{ kind: 'purchase', amount: 20, balance: 55, tier: null }]);
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, bought.body.invoice_id));
  expect(body.items[0].invoice_number).toBe(invoice?.number);
  const rest = await callPath({ path: `/credits/entries?after=${body.next}`, token: user.token });
  expect(rest.body).toMatchObject({ items: [{ kind: 'grant', monitored: true }], next: null });
});

test('the same call again, at once or later, is one purchase', async () => {
  const user = await subscribed('solo');
  const answers = await Promise.all(Array.from({ length: 5 }, () => buy(user, 5, 'wish-1')));
  // Who comes while the first is under way is told so, and may ask again.
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect((await buy(user, 5, 'wish-1')).body).toMatchObject({ state: 'paid', balance: 15 });
  expect(await purchases(user)).toHaveLength(1);
  expect((await buy(user, 5, 'wish-2')).body.balance).toBe(20);
});

test('a number that is not the pack’s charges nothing', async () => {
  const user = await subscribed('solo');
  expect((await buy(user, 20)).body.error).toBe('conflict');
  expect((await buy(user, 0)).body.error).toBe('invalid_input');
  expect(await purchases(user)).toEqual([]);
});

test('a refused card says why, and the same call goes through with another card', async () => {
  const user = await subscribed('solo', REFUSED);
  const refused = await buy(user, 5, 'wish');
  expect(refused.status).toBe(402);
  expect(refused.body).toMatchObject({ error: 'payment_refused', fields: { card: 'card_declined' } });
  expect(await purchases(user)).toEqual([]);
  await changeCard(user, VISA);
  expect((await buy(user, 5, 'wish')).body).toMatchObject({ state: 'paid', balance: 15 });
});

test('where the bank asks, the purchase waits and no check is added', async () => {
  const user = await subscribed('solo', ASKS);
  expect((await buy(user, 5)).body).toMatchObject({ state: 'waiting', balance: 10 });
  expect(await purchases(user)).toEqual([]);
});

test('without a plan there is nothing to buy with, and nothing to read', async () => {
  const user = await makeApiUser(db);
  await db.delete(subscriptions).where(eq(subscriptions.companyId, user.companyId));
  expect((await buy(user, 5)).body).toMatchObject({ error: 'plan_required', tier: 'solo' });
  const { body } = await callPath({ path: '/credits', token: user.token });
  expect(body).toEqual({ balance: 0, month: null, plan: null, next: null, hold: 'no_plan', pack: null });
  const entries = await callPath({ path: '/credits/entries', token: user.token });
  expect(entries.body).toEqual({ items: [], next: null });
});

test('only the owner reads and buys', async () => {
  const user = await subscribed('team');
  for (const role of ['manager', 'member', 'viewer'] as const) {
    const { token } = await signInApi(db, await addMember(db, user, role));
    for (const path of ['/credits', '/credits/entries'])
      expect((await callPath({ path, token })).body.error).toBe('forbidden');
    expect((await buy({ ...user, token }, 20)).body.error).toBe('forbidden');
  }
});
