import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PLAN_FACTS } from '@/lib/providers/billing/plan-facts';
import { syncCatalog } from '@/lib/providers/billing/stripe/catalog';
import type { DeclineReason, Tier } from '@/lib/providers/billing/types';
import type { CardKind } from '../support/stripe';
import {
  aCompany,
  catchRefusal,
  holdings,
  openStripeFixture,
  type SignUp,
  type StripeFixture,
  signUp,
} from '../support/stripe-fixture';

const DAY_MS = 24 * 3_600_000;
let till: StripeFixture;

beforeAll(async () => {
  till = await openStripeFixture();
});
afterEach(() => {
  expect(till.control.violations()).toEqual([]);
});
afterAll(() => till.standIn.close());

async function subscribed(how: SignUp = {}): Promise<string> {
  const { customerId } = await signUp(till, till.payments, how);
  return customerId;
}

/** One that is past its trial and pays. */
async function paying(tier: Tier = 'team', card: CardKind = 'visa'): Promise<string> {
  const customerId = await subscribed({ tier, card });
  till.control.advanceBy({ days: 14, hours: 2 });
  return customerId;
}

const look = (customerId: string) => till.payments.snapshot(customerId);

async function current(customerId: string) {
  const { subscription } = await look(customerId);
  if (!subscription) throw new Error('no subscription');
  return subscription;
}

async function useCard(customerId: string, card: CardKind): Promise<void> {
  await till.payments.setCard({ customerId, paymentMethodId: till.control.card(card) });
}

function nextKey(): string {
  return crypto.randomUUID();
}

describe('stripe:sync', () => {
  test('makes what there is to buy, and nothing twice', async () => {
    const again = await syncCatalog(till.stripe);
    expect(again).toHaveLength(17);
    expect(again.filter(({ done }) => done !== 'kept')).toEqual([]);
    const { data } = await till.stripe.prices.list({ active: true, limit: 100 });
    expect(data.map(({ lookup_key, unit_amount }) => [lookup_key, unit_amount]).sort()).toEqual(
      [
        ['lintel_solo_monthly', 1_000],
        ['lintel_team_monthly', 4_900],
        ['lintel_professional_monthly', 9_900],
        ['lintel_enterprise_monthly', 99_900],
        ['lintel_checks_solo', 900],
        ['lintel_checks_team', 2_900],
        ['lintel_checks_professional', 5_900],
        ['lintel_checks_enterprise', 19_900],
      ].sort(),
    );
    const coupon = await till.stripe.coupons.retrieve('lintel_referral_50');
    expect(coupon).toMatchObject({ percent_off: 50, duration: 'once' });
  });

  test('gives a changed amount’s lookup key to a new price; who pays the old one is still on that plan', async () => {
    const own = await openStripeFixture();
    const before = await signUp(own, own.payments, { tier: 'solo' });
    const [held] = (await own.stripe.prices.list({ lookup_keys: ['lintel_solo_monthly'] })).data;
    // What the account would have if the catalogue had said 800 until now.
    const wrong = await own.stripe.prices.create({
      product: 'lintel_plan_solo',
      currency: 'usd',
      unit_amount: 800,
      recurring: { interval: 'month' },
      lookup_key: 'lintel_solo_monthly',
      transfer_lookup_key: true,
    });
    await own.stripe.prices.update(held?.id ?? '', { active: false });
    const changed = (await syncCatalog(own.stripe)).filter(({ done }) => done !== 'kept');
    expect(changed).toEqual([{ kind: 'price', name: 'lintel_solo_monthly', done: 'replaced' }]);
    const [now] = (await own.stripe.prices.list({ lookup_keys: ['lintel_solo_monthly'] })).data;
    expect(now).toMatchObject({ unit_amount: 1_000, active: true });
    expect((await own.stripe.prices.retrieve(wrong.id)).active).toBe(false);
    const { subscription } = await own.payments.snapshot(before.customerId);
    expect(subscription).toMatchObject({ tier: 'solo' });
    await own.standIn.close();
  });

  test('without it nothing is sold', async () => {
    const own = await openStripeFixture();
    const [held] = (await own.stripe.prices.list({ lookup_keys: ['lintel_team_monthly'] })).data;
    await own.stripe.prices.update(held?.id ?? '', { active: false });
    expect(await catchRefusal(signUp(own, own.payments))).toBe('unavailable');
    await own.standIn.close();
  });
});

describe('a sign-up', () => {
  test('has a trial and costs nothing; then the month is paid', async () => {
    const now = till.control.now;
    const customerId = await subscribed({ tier: 'team' });
    const trialEnd = new Date(now.getTime() + 14 * DAY_MS);
    expect(await look(customerId)).toMatchObject({
      card: { brand: 'visa', last4: '4242', fingerprint: expect.any(String) },
      creditCents: 0,
      nextChangeAt: trialEnd,
      subscription: {
        tier: 'team',
        priceCents: 4_900,
        state: 'trialing',
        startedAt: now,
        trialEndsAt: trialEnd,
        currentPeriodEndsAt: trialEnd,
        endsAt: null,
        endedAt: null,
        next: null,
        discountPercent: null,
        needsAction: false,
      },
    });
    till.control.advanceBy({ days: 14, hours: 2 });
    const { subscription, invoices } = await look(customerId);
    expect(subscription).toMatchObject({ state: 'active', currentPeriodStartsAt: trialEnd });
    expect(invoices[0]).toMatchObject({
      kind: 'subscription',
      tier: 'team',
      state: 'paid',
      totalCents: 4_900,
      paidCents: 4_900,
      periodStartsAt: trialEnd,
    });
  });

  test('by referral has 30 days, and half off the first month that is paid and no other', async () => {
    const customerId = await subscribed({ tier: 'team', trialDays: 30, discountPercent: 50 });
    expect(await current(customerId)).toMatchObject({ discountPercent: 50 });
    const preview = await till.payments.previewPlan({ customerId, tier: 'professional' });
    expect(preview).toMatchObject({ dueNowCents: 0, nextCents: 4_950 });
    till.control.advanceBy({ days: 30, hours: 2 });
    const first = await look(customerId);
    expect(first.invoices[0]).toMatchObject({ totalCents: 2_450, discountCents: 2_450, state: 'paid' });
    expect(first.subscription?.discountPercent).toBeNull();
    till.control.advanceBy({ days: 32 });
    expect((await look(customerId)).invoices[0]).toMatchObject({ totalCents: 4_900, discountCents: 0 });
  });

  test('again, much later, and under another address finds the same customer and subscription', async () => {
    const { customerId, company } = await signUp(till, till.payments);
    await signUp(till, till.payments, {}, company);
    till.control.advanceBy({ days: 3 });
    await signUp(till, till.payments, { tier: 'solo', trialDays: 0 }, company);
    await signUp(till, till.payments, {}, { ...company, email: 'moved@example.com', name: 'Other LLC' });
    const { customers, subscriptions } = holdings(till, company.companyId);
    expect(customers.map(({ id }) => id)).toEqual([customerId]);
    expect(subscriptions).toHaveLength(1);
    expect(await current(customerId)).toMatchObject({ tier: 'team' });
  });

  test('twenty at once make one customer and one subscription', async () => {
    const company = aCompany();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        signUp(till, till.payments, { tier: index % 2 ? 'team' : 'solo' }, company),
      ),
    );
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    const { customers, running } = holdings(till, company.companyId);
    expect([customers.length, running.length]).toEqual([1, 1]);
  });

  test('two companies of one owner are two customers', async () => {
    const one = await signUp(till, till.payments, {}, aCompany({ email: 'both@example.com' }));
    const two = await signUp(till, till.payments, {}, aCompany({ email: 'both@example.com' }));
    expect(one.customerId).not.toBe(two.customerId);
  });

  test('without a card ends with its trial', async () => {
    const company = aCompany();
    const customerId = await till.payments.ensureCustomer(company);
    const { companyId } = company;
    await till.payments.ensureSubscription({
      customerId,
      companyId,
      tier: 'solo',
      trialDays: 14,
      discountPercent: null,
    });
    till.control.advanceBy({ days: 14, hours: 2 });
    expect(await current(customerId)).toMatchObject({ state: 'canceled' });
  });

  test('anew after an end is charged at once', async () => {
    const { customerId, company } = await signUp(till, till.payments);
    const { trialEndsAt } = await current(customerId);
    await till.payments.setEnd({ customerId, at: trialEndsAt });
    till.control.advanceBy({ days: 15 });
    expect(await current(customerId)).toMatchObject({ state: 'canceled', endedAt: trialEndsAt });
    await signUp(till, till.payments, { tier: 'solo', trialDays: 0 }, company);
    const { subscription, invoices } = await look(customerId);
    expect(subscription).toMatchObject({ tier: 'solo', state: 'active', trialEndsAt: null });
    expect(invoices[0]).toMatchObject({ state: 'paid', totalCents: 1_000 });
  });

  test('knows nobody else’s card, and no card that does not exist', async () => {
    const theirs = till.control.card();
    const other = await till.payments.ensureCustomer(aCompany());
    await till.payments.setCard({ customerId: other, paymentMethodId: theirs });
    const customerId = await till.payments.ensureCustomer(aCompany());
    expect(await catchRefusal(till.payments.setCard({ customerId, paymentMethodId: theirs }))).toBe(
      'not_found',
    );
    expect(await catchRefusal(till.payments.setCard({ customerId, paymentMethodId: 'pm_nothing' }))).toBe(
      'not_found',
    );
    expect((await look(other)).card).not.toBeNull();
    expect((await look(customerId)).card).toBeNull();
  });
});

describe('a card that is refused', () => {
  test.each<[CardKind, DeclineReason]>([
    ['declined', 'card_declined'],
    ['insufficient_funds', 'insufficient_funds'],
    ['lost', 'card_declined'],
    ['expired', 'expired_card'],
    ['incorrect_cvc', 'incorrect_cvc'],
    ['incorrect_zip', 'incorrect_postal_code'],
    ['processing_error', 'processing_error'],
  ])('%s at once: %s, and the sign-up goes on with another', async (card, reason) => {
    const company = aCompany();
    expect(await catchRefusal(signUp(till, till.payments, { card }, company))).toBe(reason);
    expect(holdings(till, company.companyId).subscriptions).toEqual([]);
    await signUp(till, till.payments, {}, company);
    expect(holdings(till, company.companyId).running).toHaveLength(1);
  });

  test.each<[CardKind, DeclineReason]>([
    ['declined_later', 'card_declined'],
    ['insufficient_funds_later', 'insufficient_funds'],
    ['expired_later', 'expired_card'],
  ])('%s when it is to pay: %s, and nothing runs', async (card, reason) => {
    const company = aCompany();
    expect(await catchRefusal(signUp(till, till.payments, { card, trialDays: 0 }, company))).toBe(reason);
    expect(await catchRefusal(signUp(till, till.payments, { card, trialDays: 0 }, company))).toBe(reason);
    expect(holdings(till, company.companyId).running).toEqual([]);
    const { customerId } = await signUp(till, till.payments, { trialDays: 0 }, company);
    const { invoices } = await look(customerId);
    expect(invoices.filter(({ state }) => state === 'paid')).toHaveLength(1);
    expect(invoices.filter(({ state }) => state === 'open')).toEqual([]);
  });

  test('at a renewal: tried again, then another card pays what is open', async () => {
    const customerId = await paying('team');
    till.control.setDefaultCard(customerId, 'insufficient_funds_later');
    till.control.advanceBy({ days: 31, hours: 2 });
    const late = await look(customerId);
    expect(late.subscription).toMatchObject({ state: 'past_due', tier: 'team' });
    const [invoice] = late.invoices;
    expect(invoice).toMatchObject({ state: 'open', dueCents: 4_900, attempts: 1 });
    expect(invoice?.nextAttemptAt?.getTime()).toBeGreaterThan(till.control.now.getTime());
    const invoiceId = invoice?.id ?? '';
    expect(await catchRefusal(till.payments.payInvoice({ customerId, invoiceId, key: 'a' }))).toBe(
      'insufficient_funds',
    );
    await useCard(customerId, 'mastercard');
    expect((await current(customerId)).state).toBe('past_due');
    await till.payments.payInvoice({ customerId, invoiceId, key: 'b' });
    await till.payments.payInvoice({ customerId, invoiceId, key: 'b' });
    const paid = await look(customerId);
    expect(paid.subscription?.state).toBe('active');
    expect(paid.invoices[0]).toMatchObject({ id: invoiceId, state: 'paid', nextAttemptAt: null });
    expect(paid.card).toMatchObject({ brand: 'mastercard', last4: '4444' });
  });

  test('as often as it is tried: the plan is closed until somebody pays', async () => {
    const customerId = await paying('team');
    till.control.setDefaultCard(customerId, 'declined_later');
    till.control.advanceBy({ days: 60 });
    const { subscription, invoices } = await look(customerId);
    expect(subscription).toMatchObject({ state: 'unpaid', tier: 'team' });
    expect(invoices.some(({ state }) => state === 'open')).toBe(true);
  });
});

describe('the bank asks', () => {
  test('about the card, in a trial: the subscription runs, and the question is there until it is answered', async () => {
    const customerId = await subscribed({ card: 'requires_3ds_setup' });
    expect(await current(customerId)).toMatchObject({ state: 'trialing', needsAction: true });
    const action = await till.payments.findAction({ customerId });
    expect(action?.kind).toBe('setup');
    till.control.confirm(action?.clientSecret ?? '', 'succeed');
    expect(await till.payments.findAction({ customerId })).toBeNull();
    expect(await current(customerId)).toMatchObject({ needsAction: false });
  });

  test('about the first payment: it waits, and runs once the holder agrees', async () => {
    const company = aCompany();
    const how = { card: 'requires_3ds_payment', trialDays: 0 } as const;
    const { customerId } = await signUp(till, till.payments, how, company);
    expect(await current(customerId)).toMatchObject({ state: 'incomplete', needsAction: true });
    await signUp(till, till.payments, how, company);
    expect(holdings(till, company.companyId).subscriptions).toHaveLength(1);
    const action = await till.payments.findAction({ customerId });
    expect(action?.kind).toBe('payment');
    till.control.confirm(action?.clientSecret ?? '', 'succeed');
    expect(await look(customerId)).toMatchObject({
      subscription: { state: 'active', needsAction: false },
      invoices: [{ state: 'paid', needsAction: false }],
    });
  });

  test('and is told no: another card begins anew, and one runs', async () => {
    const company = aCompany();
    const { customerId } = await signUp(
      till,
      till.payments,
      { card: 'requires_3ds_payment', trialDays: 0 },
      company,
    );
    const action = await till.payments.findAction({ customerId });
    till.control.confirm(action?.clientSecret ?? '', 'fail');
    await signUp(till, till.payments, { trialDays: 0 }, company);
    expect(holdings(till, company.companyId).running).toHaveLength(1);
    expect(await current(customerId)).toMatchObject({ state: 'active', needsAction: false });
  });
});

describe('another plan', () => {
  test('upwards is charged for the rest of the month at once, as was shown before', async () => {
    const customerId = await paying('team');
    till.control.advanceBy({ days: 10 });
    const preview = await till.payments.previewPlan({ customerId, tier: 'professional' });
    expect(preview.dueNowCents).toBeGreaterThan(0);
    expect(preview.creditedCents).toBeGreaterThan(0);
    expect(preview.nextCents).toBe(9_900);
    const change = { customerId, tier: 'professional', when: 'now', key: nextKey() } as const;
    await till.payments.changePlan(change);
    await till.payments.changePlan(change);
    const { subscription, invoices } = await look(customerId);
    expect(subscription).toMatchObject({ tier: 'professional', priceCents: 9_900, next: null });
    expect(subscription?.currentPeriodEndsAt).toEqual(preview.nextAt);
    expect(invoices[0]).toMatchObject({
      state: 'paid',
      paidCents: preview.dueNowCents,
      tier: 'professional',
    });
    expect(invoices.filter(({ paidCents }) => paidCents > 0)).toHaveLength(2);
  });

  test('upwards with a card that is refused changes nothing, and can be had with another', async () => {
    const customerId = await paying('team');
    till.control.setDefaultCard(customerId, 'insufficient_funds_later');
    const change = { customerId, tier: 'professional', when: 'now', key: nextKey() } as const;
    expect(await catchRefusal(till.payments.changePlan(change))).toBe('insufficient_funds');
    expect(await catchRefusal(till.payments.changePlan(change))).toBe('insufficient_funds');
    const { subscription, invoices, creditCents } = await look(customerId);
    expect(subscription).toMatchObject({ tier: 'team', state: 'active', needsAction: false });
    expect(invoices.filter(({ state }) => state === 'open')).toEqual([]);
    expect(creditCents).toBe(0);
    await useCard(customerId, 'visa');
    await till.payments.changePlan(change);
    expect(await current(customerId)).toMatchObject({ tier: 'professional', state: 'active' });
  });

  test('upwards while the bank asks stays aside until it is answered', async () => {
    const customerId = await paying('team');
    till.control.setDefaultCard(customerId, 'requires_3ds_payment');
    const change = { customerId, tier: 'professional', when: 'now', key: nextKey() } as const;
    await till.payments.changePlan(change);
    await till.payments.changePlan({ ...change, key: nextKey() });
    expect(await current(customerId)).toMatchObject({ tier: 'team', needsAction: true });
    const action = await till.payments.findAction({ customerId });
    till.control.confirm(action?.clientSecret ?? '', 'succeed');
    const { subscription, invoices } = await look(customerId);
    expect(subscription).toMatchObject({ tier: 'professional', needsAction: false });
    expect(invoices.filter(({ state }) => state !== 'paid')).toEqual([]);
  });

  test('upwards that the bank was never answered about is forgotten, or makes room for another wish', async () => {
    const customerId = await paying('team');
    till.control.setDefaultCard(customerId, 'requires_3ds_payment');
    const wish = { customerId, tier: 'professional', when: 'now', key: nextKey() } as const;
    await till.payments.changePlan(wish);
    const { nextChangeAt } = await look(customerId);
    expect(nextChangeAt?.getTime()).toBeLessThanOrEqual(till.control.now.getTime() + DAY_MS);
    await till.payments.changePlan({ ...wish, tier: 'enterprise' });
    expect(await current(customerId)).toMatchObject({ tier: 'team', needsAction: true });
    till.control.advanceBy({ days: 1 });
    const { subscription, invoices } = await look(customerId);
    expect(subscription).toMatchObject({ tier: 'team', needsAction: false });
    expect(invoices.filter(({ state }) => state === 'open')).toEqual([]);
  });

  test('downwards waits for the end of the month, costs and gives back nothing, and then is charged', async () => {
    const customerId = await paying('professional');
    const { currentPeriodEndsAt } = await current(customerId);
    expect(await till.payments.previewPlan({ customerId, tier: 'solo' })).toEqual({
      dueNowCents: 0,
      creditedCents: 0,
      nextCents: 1_000,
      nextAt: currentPeriodEndsAt,
    });
    await till.payments.changePlan({ customerId, tier: 'solo', when: 'period_end', key: nextKey() });
    const waits = await look(customerId);
    expect(waits.subscription).toMatchObject({
      tier: 'professional',
      priceCents: 9_900,
      next: { tier: 'solo', from: currentPeriodEndsAt },
    });
    expect(waits.creditCents).toBe(0);
    const invoiced = waits.invoices.length;
    till.control.advanceTo(new Date(currentPeriodEndsAt.getTime() + 2 * 3_600_000));
    const after = await look(customerId);
    expect(after.subscription).toMatchObject({ tier: 'solo', priceCents: 1_000, next: null });
    expect(after.invoices).toHaveLength(invoiced + 1);
    expect(after.invoices[0]).toMatchObject({ totalCents: 1_000, state: 'paid', tier: 'solo' });
  });

  test('downwards can be changed again and taken back', async () => {
    const customerId = await paying('professional');
    const wish = (tier: Tier, when: 'now' | 'period_end') =>
      till.payments.changePlan({ customerId, tier, when, key: nextKey() });
    await wish('solo', 'period_end');
    await wish('team', 'period_end');
    expect(await current(customerId)).toMatchObject({ tier: 'professional', next: { tier: 'team' } });
    await wish('professional', 'now');
    expect(await current(customerId)).toMatchObject({ tier: 'professional', next: null });
    till.control.advanceBy({ days: 32 });
    expect((await look(customerId)).invoices[0]).toMatchObject({ totalCents: 9_900 });
  });

  test('upwards while a smaller one waits gives back what was really paid, as was shown before', async () => {
    const customerId = await paying('team');
    const direct = await till.payments.previewPlan({ customerId, tier: 'professional' });
    await till.payments.changePlan({ customerId, tier: 'solo', when: 'period_end', key: nextKey() });
    const preview = await till.payments.previewPlan({ customerId, tier: 'professional' });
    expect(preview).toEqual(direct);
    till.control.setDefaultCard(customerId, 'declined_later');
    const change = { customerId, tier: 'professional', when: 'now', key: nextKey() } as const;
    expect(await catchRefusal(till.payments.changePlan(change))).toBe('card_declined');
    expect(await current(customerId)).toMatchObject({ tier: 'team', next: { tier: 'solo' } });
    await useCard(customerId, 'visa');
    await till.payments.changePlan(change);
    const { subscription, invoices } = await look(customerId);
    expect(subscription).toMatchObject({ tier: 'professional', next: null });
    expect(invoices[0]).toMatchObject({ paidCents: preview.dueNowCents });
  });

  test('in a trial is had at once and costs nothing', async () => {
    const customerId = await subscribed({ tier: 'professional' });
    for (const tier of ['solo', 'enterprise', 'team'] as const) {
      expect(await till.payments.previewPlan({ customerId, tier })).toMatchObject({ dueNowCents: 0 });
      await till.payments.changePlan({ customerId, tier, when: 'now', key: nextKey() });
      expect(await current(customerId)).toMatchObject({ tier, state: 'trialing', next: null });
    }
    expect((await look(customerId)).invoices.every(({ totalCents }) => totalCents === 0)).toBe(true);
    till.control.advanceBy({ days: 14, hours: 2 });
    expect((await look(customerId)).invoices[0]).toMatchObject({ totalCents: 4_900 });
  });
});

describe('an end', () => {
  test('with the trial costs nothing', async () => {
    const customerId = await subscribed();
    const { trialEndsAt: at } = await current(customerId);
    await till.payments.setEnd({ customerId, at });
    await till.payments.setEnd({ customerId, at });
    expect(await current(customerId)).toMatchObject({ endsAt: at, state: 'trialing' });
    till.control.advanceBy({ days: 40 });
    const { subscription, invoices } = await look(customerId);
    expect(subscription).toMatchObject({ state: 'canceled', endedAt: at, endsAt: null });
    expect(invoices.every(({ totalCents }) => totalCents === 0)).toBe(true);
    await till.payments.setEnd({ customerId, at });
  });

  test('after the first month charges that one and no more', async () => {
    const customerId = await subscribed();
    const { trialEndsAt } = await current(customerId);
    const at = new Date(trialEndsAt ?? 0);
    at.setUTCMonth(at.getUTCMonth() + 1);
    await till.payments.setEnd({ customerId, at });
    expect(await current(customerId)).toMatchObject({ endsAt: at, state: 'trialing' });
    till.control.advanceBy({ days: 15 });
    expect(await current(customerId)).toMatchObject({ endsAt: at, state: 'active' });
    till.control.advanceBy({ days: 60 });
    const { subscription, invoices } = await look(customerId);
    expect(subscription).toMatchObject({ state: 'canceled', endedAt: at });
    expect(invoices.map(({ paidCents }) => paidCents)).toEqual([4_900, 0]);
  });

  test.each(['month', 'date'])('by %s can be taken back', async (by) => {
    const customerId = await paying();
    const { currentPeriodEndsAt } = await current(customerId);
    const later = new Date(currentPeriodEndsAt.getTime() + 10 * DAY_MS);
    await till.payments.setEnd({ customerId, at: by === 'month' ? currentPeriodEndsAt : later });
    await till.payments.setEnd({ customerId, at: null });
    await till.payments.setEnd({ customerId, at: null });
    expect(await current(customerId)).toMatchObject({ endsAt: null });
    till.control.advanceBy({ days: 70 });
    expect(await current(customerId)).toMatchObject({ state: 'active' });
  });

  test('of a month that was not paid is at once, and that month is not asked for any more', async () => {
    const customerId = await paying();
    till.control.setDefaultCard(customerId, 'declined_later');
    till.control.advanceBy({ days: 31, hours: 2 });
    await till.payments.setEnd({ customerId, at: till.control.now });
    const { subscription, invoices } = await look(customerId);
    expect(subscription).toMatchObject({ state: 'canceled' });
    expect(invoices.filter(({ state }) => state === 'open')).toEqual([]);
    await useCard(customerId, 'visa');
    till.control.advanceBy({ days: 30 });
    expect((await look(customerId)).invoices.filter(({ state }) => state === 'paid')).toHaveLength(2);
  });

  test('of a month that is over by now is refused: whoever wished it saw something old', async () => {
    const customerId = await paying();
    const { currentPeriodEndsAt: at } = await current(customerId);
    till.control.advanceBy({ days: 70 });
    expect(await catchRefusal(till.payments.setEnd({ customerId, at }))).toBe('conflict');
    expect(await current(customerId)).toMatchObject({ state: 'active', endsAt: null });
  });

  test('of nothing is nothing; going on with nothing is not found', async () => {
    const customerId = await till.payments.ensureCustomer(aCompany());
    await till.payments.setEnd({ customerId, at: till.control.now });
    expect(await catchRefusal(till.payments.setEnd({ customerId, at: null }))).toBe('not_found');
    expect(await look(customerId)).toMatchObject({ subscription: null, invoices: [], nextChangeAt: null });
  });
});

describe('a pack of checks', () => {
  const pack = { tier: 'team', ...PLAN_FACTS.team.extraChecks } as const;

  test('is paid at once, and once for one wish, however often and whenever it is put', async () => {
    const customerId = await paying();
    const key = nextKey();
    const bought = await Promise.all(
      Array.from({ length: 5 }, () => till.payments.buyChecks({ customerId, pack, key })),
    );
    till.control.advanceBy({ days: 2 });
    bought.push(await till.payments.buyChecks({ customerId, pack, key }));
    expect(new Set(bought.map(({ invoiceId }) => invoiceId)).size).toBe(1);
    const packs = (await look(customerId)).invoices.filter(({ kind }) => kind === 'checks');
    expect(packs).toMatchObject([
      { state: 'paid', checks: 20, tier: 'team', totalCents: 2_900, paidCents: 2_900, periodStartsAt: null },
    ]);
    await till.payments.buyChecks({ customerId, pack, key: nextKey() });
    expect((await look(customerId)).invoices.filter(({ kind }) => kind === 'checks')).toHaveLength(2);
  });

  test('with a card that is refused leaves nothing to pay, and can be had with another', async () => {
    const customerId = await paying();
    till.control.setDefaultCard(customerId, 'insufficient_funds_later');
    const key = nextKey();
    expect(await catchRefusal(till.payments.buyChecks({ customerId, pack, key }))).toBe('insufficient_funds');
    expect(await catchRefusal(till.payments.buyChecks({ customerId, pack, key }))).toBe('insufficient_funds');
    const packs = async () => (await look(customerId)).invoices.filter(({ kind }) => kind === 'checks');
    expect((await packs()).map(({ state, dueCents }) => [state, dueCents])).toEqual([
      ['void', 0],
      ['void', 0],
    ]);
    await useCard(customerId, 'visa');
    await till.payments.buyChecks({ customerId, pack, key });
    expect((await packs()).filter(({ state }) => state === 'paid')).toHaveLength(1);
    expect(await current(customerId)).toMatchObject({ state: 'active' });
  });

  test('without a card is refused as such', async () => {
    const customerId = await till.payments.ensureCustomer(aCompany());
    expect(await catchRefusal(till.payments.buyChecks({ customerId, pack, key: nextKey() }))).toBe(
      'card_missing',
    );
    expect((await look(customerId)).invoices.filter(({ state }) => state === 'open')).toEqual([]);
  });

  test('waits while the bank asks; then it is paid, or dropped', async () => {
    const customerId = await paying();
    till.control.setDefaultCard(customerId, 'requires_3ds_payment');
    const key = nextKey();
    const { invoiceId } = await till.payments.buyChecks({ customerId, pack, key });
    expect(await till.payments.buyChecks({ customerId, pack, key })).toEqual({ invoiceId });
    const { invoices, subscription } = await look(customerId);
    expect(invoices[0]).toMatchObject({ id: invoiceId, state: 'open', needsAction: true });
    expect(subscription).toMatchObject({ needsAction: false });
    expect(await till.payments.findAction({ customerId })).toBeNull();
    const action = await till.payments.findAction({ customerId, invoiceId });
    till.control.confirm(action?.clientSecret ?? '', 'succeed');
    expect((await look(customerId)).invoices[0]).toMatchObject({ state: 'paid', needsAction: false });
    expect(await catchRefusal(till.payments.dropInvoice({ customerId, invoiceId }))).toBe('conflict');

    const other = await till.payments.buyChecks({ customerId, pack, key: nextKey() });
    await till.payments.dropInvoice({ customerId, ...other });
    await till.payments.dropInvoice({ customerId, ...other });
    expect((await look(customerId)).invoices[0]).toMatchObject({ id: other.invoiceId, state: 'void' });
    expect(await catchRefusal(till.payments.payInvoice({ customerId, ...other, key: 'k' }))).toBe('conflict');
  });

  test('nobody reaches another’s invoice, nor drops a month', async () => {
    const customerId = await paying();
    const theirs = await paying();
    const [invoice] = (await look(theirs)).invoices;
    const invoiceId = invoice?.id ?? '';
    const strange = { customerId, invoiceId };
    expect(await catchRefusal(till.payments.payInvoice({ ...strange, key: 'k' }))).toBe('not_found');
    expect(await catchRefusal(till.payments.dropInvoice(strange))).toBe('not_found');
    expect(await catchRefusal(till.payments.findAction(strange))).toBe('not_found');
    expect(await catchRefusal(till.payments.dropInvoice({ customerId: theirs, invoiceId }))).toBe(
      'forbidden',
    );
    const none = { customerId, invoiceId: 'in_nothing', key: 'k' };
    expect(await catchRefusal(till.payments.payInvoice(none))).toBe('not_found');
  });
});

test('credit is given once for one reason, and taken off what comes next', async () => {
  const customerId = await paying('team');
  const credit = { customerId, cents: 5_000, key: 'referral:cmp_x', reason: 'A referral' };
  await till.payments.giveCredit(credit);
  await till.payments.giveCredit(credit);
  till.control.advanceBy({ days: 2 });
  await till.payments.giveCredit(credit);
  expect((await look(customerId)).creditCents).toBe(5_000);
  till.control.advanceBy({ days: 31 });
  const { invoices, creditCents } = await look(customerId);
  expect(invoices[0]).toMatchObject({ totalCents: 4_900, paidCents: 0, dueCents: 0, state: 'paid' });
  expect(creditCents).toBe(100);
});

test('the portal is Stripe’s own page, in the reader’s language', async () => {
  const customerId = await subscribed();
  const returnUrl = 'https://lintel.test/dashboard/subscription';
  expect(await till.payments.portalUrl({ customerId, returnUrl, locale: 'es' })).toMatch(
    /^https:\/\/billing\.stripe\.com\//,
  );
});

test('taxes are left to Stripe where they are switched on', async () => {
  const own = await openStripeFixture({ tax: true });
  const { customerId } = await signUp(own, own.payments, { trialDays: 0, tier: 'team' });
  const pack = { tier: 'team', ...PLAN_FACTS.team.extraChecks } as const;
  await own.payments.buyChecks({ customerId, pack, key: nextKey() });
  const { invoices } = await own.payments.snapshot(customerId);
  expect(
    invoices.map(({ subtotalCents, taxCents, totalCents }) => [subtotalCents, taxCents, totalCents]),
  ).toEqual([
    [2_900, 232, 3_132],
    [4_900, 392, 5_292],
  ]);
  expect(own.control.violations()).toEqual([]);
  await own.standIn.close();
});
