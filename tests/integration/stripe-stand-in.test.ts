import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStripeStandIn, type StandInOptions, type StripeStandIn } from '../support/stripe';
import { description } from '../support/stripe/validation/schema';

let standIn: StripeStandIn;
let stripe: Stripe;
let customer: string;
let prices: Record<'solo' | 'team' | 'pro', string>;

async function open(options: StandInOptions = {}): Promise<void> {
  await standIn?.close();
  standIn = await createStripeStandIn({ now: new Date('2031-01-15T10:00:00Z'), ...options });
  stripe = new Stripe(standIn.secretKey, { ...standIn.sdk, maxNetworkRetries: 0, timeout: 2_000 });
  const price = async (name: string, unit_amount: number) =>
    (
      await stripe.prices.create({
        product_data: { name },
        currency: 'usd',
        unit_amount,
        recurring: { interval: 'month' },
        lookup_key: name,
      })
    ).id;
  prices = {
    solo: await price('solo', 1_000),
    team: await price('team', 4_900),
    pro: await price('pro', 9_900),
  };
  ({ id: customer } = await stripe.customers.create({ email: 'owner@example.com' }));
}

beforeEach(() => open());
afterEach(() => standIn.close());

async function giveCard(...card: Parameters<StripeStandIn['control']['card']>): Promise<string> {
  const id = standIn.control.card(...card);
  await stripe.paymentMethods.attach(id, { customer });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
  return id;
}

function subscribe(
  price: string,
  more: Partial<Stripe.SubscriptionCreateParams> = {},
): Promise<Stripe.Subscription> {
  return stripe.subscriptions.create({ customer, items: [{ price }], ...more });
}

function requireItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error('no item');
  return item;
}

const state = () => standIn.control.state(customer);
const plan = () => state().subscriptions[0];
const newest = () => state().invoices[0];
const at = (text: string) => Date.parse(text) / 1000;
const catchRefusal = (work: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  work.then(
    () => {
      throw new Error('was not refused');
    },
    (error: unknown) => error as Stripe.errors.StripeError,
  );

describe('requests', () => {
  test('a wrong key, an unknown id and an unknown address are refused as Stripe does', async () => {
    const stranger = new Stripe('sk_test_other', { ...standIn.sdk, maxNetworkRetries: 0 });
    expect(await catchRefusal(stranger.customers.list())).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    const error = await catchRefusal(stripe.customers.retrieve('cus_nobody'));
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'id' });
    expect(error.requestId).toMatch(/^req_/);
    expect((await catchRefusal(stripe.rawRequest('GET', '/v1/nothing'))).statusCode).toBe(404);
  });

  test('a publishable key makes cards and nothing else', async () => {
    const ask = (path: string, body: string) =>
      fetch(standIn.url + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${standIn.publishableKey}` },
        body,
      });
    const made = await ask(
      '/v1/payment_methods',
      'type=card&card[number]=4242424242424242&card[exp_month]=12&card[exp_year]=2034',
    );
    expect(made.headers.get('access-control-allow-origin')).toBe('*');
    expect(await made.json()).toMatchObject({ object: 'payment_method', card: { last4: '4242' } });
    expect((await ask('/v1/customers', 'email=a@b.c')).status).toBe(403);
  });

  test('lists come in pages, the newest first', async () => {
    for (let count = 0; count < 4; count += 1) await stripe.customers.create({ email: 'many@example.com' });
    const first = await stripe.customers.list({ email: 'many@example.com', limit: 3 });
    expect([first.data.length, first.has_more]).toEqual([3, true]);
    const all = await stripe.customers
      .list({ email: 'many@example.com', limit: 3 })
      .autoPagingToArray({ limit: 100 });
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
  });

  test('references are followed where that is asked for, and fields that are only then there', async () => {
    await giveCard('requires_3ds_payment');
    const made = await subscribe(prices.team, {
      expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments.data.payment.payment_intent'],
    });
    const invoice = made.latest_invoice as Stripe.Invoice;
    const intent = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
    expect(intent.status).toBe('requires_action');
    expect(invoice.confirmation_secret?.client_secret).toBe(intent.client_secret);
    const plain = await stripe.invoices.retrieve(invoice.id);
    expect(plain).not.toHaveProperty('confirmation_secret');
    expect(plain).not.toHaveProperty('payments');
    const error = await catchRefusal(stripe.customers.retrieve(customer, { expand: ['nonsense'] }));
    expect(error).toMatchObject({ statusCode: 400, param: 'expand' });
  });

  test.runIf(description())(
    'are held against Stripe’s description, and newer ones against the SDK',
    async () => {
      await giveCard();
      await subscribe(prices.team, {
        trial_period_days: 14,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        payment_settings: { save_default_payment_method: 'off', payment_method_types: ['card'] },
      });
      expect(standIn.control.violations()).toEqual([]);
      const wrong = { customer, items: [{ price: prices.team }] };
      const unknown = await catchRefusal(
        stripe.subscriptions.create({ ...wrong, coupon: 'x' } as Stripe.SubscriptionCreateParams),
      );
      expect(unknown).toMatchObject({ code: 'parameter_unknown', param: 'coupon' });
      const value = await catchRefusal(stripe.subscriptions.create({ ...wrong, payment_behavior: 'maybe' }));
      expect(value).toMatchObject({ statusCode: 400, param: 'payment_behavior' });
      const nested = await catchRefusal(
        subscribe(prices.team, {
          items: [{ price: prices.team, colour: 'red' } as Stripe.SubscriptionCreateParams.Item],
        }),
      );
      expect(nested).toMatchObject({ code: 'parameter_unknown', param: 'items[0][colour]' });
      const whole = await catchRefusal(stripe.invoices.list({ limit: 'ten' as unknown as number }));
      expect(whole).toMatchObject({ code: 'parameter_invalid_integer', param: 'limit' });
      expect((await catchRefusal(stripe.rawRequest('GET', '/v1/invoices/upcoming'))).statusCode).toBe(404);
      expect(standIn.control.violations()).toHaveLength(5);
    },
  );
});

describe('idempotency keys', () => {
  test('the same request gets the same answer, another one none', async () => {
    const key = { idempotencyKey: 'one' };
    const first = await stripe.customers.create({ email: 'a@example.com' }, key);
    const again = await stripe.customers.create({ email: 'a@example.com' }, key);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = await catchRefusal(stripe.customers.create({ email: 'b@example.com' }, key));
    expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    standIn.control.advanceBy({ days: 1 });
    expect((await stripe.customers.create({ email: 'a@example.com' }, key)).id).not.toBe(first.id);
  });

  test('one that is under way is refused', async () => {
    const release = gate();
    standIn.control.fail({ path: '/v1/customers' }, { kind: 'hold', until: release.opened });
    const key = { idempotencyKey: 'busy' };
    const first = stripe.customers.create({ email: 'a@example.com' }, key);
    while (standIn.control.waitingFaults > 0) await new Promise(setImmediate);
    const second = await catchRefusal(stripe.customers.create({ email: 'a@example.com' }, key));
    expect(second).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    release.open();
    expect((await first).id).toMatch(/^cus_/);
  });

  test('a failure is an answer too, a request that was wrong is not', async () => {
    const key = { idempotencyKey: 'failed' };
    standIn.control.fail({ path: '/v1/customers' }, { kind: 'server_error', when: 'after' });
    for (let count = 0; count < 2; count += 1)
      expect(await catchRefusal(stripe.customers.create({ email: 'c@example.com' }, key))).toMatchObject({
        type: 'StripeAPIError',
        statusCode: 500,
      });
    expect((await stripe.customers.list({ email: 'c@example.com' })).data).toHaveLength(1);
    const wrong = { idempotencyKey: 'wrong' };
    await catchRefusal(stripe.subscriptions.create({ customer, items: [{ price: 'price_no' }] }, wrong));
    await giveCard();
    const made = await stripe.subscriptions.create({ customer, items: [{ price: prices.solo }] }, wrong);
    expect(made.status).toBe('active');
  });
});

function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open };
}

describe('faults', () => {
  const count = async () => (await stripe.customers.list({ email: 'f@example.com' })).data.length;
  const create = () => stripe.customers.create({ email: 'f@example.com' });

  test.each([
    ['timeout', 'before', 0],
    ['timeout', 'after', 1],
    ['reset', 'before', 0],
    ['reset', 'after', 1],
  ] as const)('%s %s the effect', async (kind, when, made) => {
    stripe = new Stripe(standIn.secretKey, { ...standIn.sdk, maxNetworkRetries: 0, timeout: 150 });
    // The SDK tries once more by itself where a connection breaks, under the same key.
    standIn.control.fail({ method: 'POST', times: kind === 'reset' ? 2 : 1 }, { kind, when });
    expect(await catchRefusal(create())).toMatchObject({ type: 'StripeConnectionError' });
    expect(await count()).toBe(made);
  });

  test('locks, limits, errors and nonsense', async () => {
    const { control } = standIn;
    control.fail({ method: 'POST' }, { kind: 'lock' });
    expect(await catchRefusal(create())).toMatchObject({ statusCode: 409, code: 'lock_timeout' });
    control.fail({ method: 'POST' }, { kind: 'rate_limit' });
    expect(await catchRefusal(create())).toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 });
    control.fail({ method: 'POST' }, { kind: 'server_error', when: 'before' });
    expect(await catchRefusal(create())).toMatchObject({ statusCode: 500 });
    expect(await count()).toBe(0);
    control.fail({ path: /customers$/, skip: 1 }, { kind: 'malformed', when: 'after' });
    await create();
    expect(await catchRefusal(create())).toMatchObject({ type: 'StripeAPIError' });
    expect(await count()).toBe(2);
    expect(control.waitingFaults).toBe(0);
  });

  test('the SDK’s own retry finds what a broken connection had done', async () => {
    const patient = new Stripe(standIn.secretKey, { ...standIn.sdk, maxNetworkRetries: 2 });
    standIn.control.fail({ method: 'POST' }, { kind: 'reset', when: 'after' });
    await patient.customers.create({ email: 'f@example.com' });
    expect(await count()).toBe(1);
  });
});

describe('cards', () => {
  test.each([
    ['declined', 'card_declined', 'generic_decline'],
    ['insufficient_funds', 'card_declined', 'insufficient_funds'],
    ['expired', 'expired_card', undefined],
    ['incorrect_cvc', 'incorrect_cvc', undefined],
    ['processing_error', 'processing_error', undefined],
  ] as const)('%s is refused when it is attached', async (kind, code, decline_code) => {
    const error = await catchRefusal(giveCard(kind));
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code });
    expect(error.decline_code || undefined).toBe(decline_code);
  });

  test('one number has one fingerprint; a detached card cannot come back', async () => {
    const { control } = standIn;
    const [first, same, own] = [control.card(), control.card(), control.card('visa', 'fp_own')];
    const fingerprint = async (id: string) => (await stripe.paymentMethods.retrieve(id)).card?.fingerprint;
    expect(await fingerprint(first)).toBe(await fingerprint(same));
    expect(await fingerprint(own)).toBe('fp_own');
    const id = await giveCard();
    const other = await stripe.customers.create({});
    expect(await catchRefusal(stripe.paymentMethods.attach(id, { customer: other.id }))).toMatchObject({
      statusCode: 400,
    });
    await stripe.paymentMethods.detach(id);
    expect(state().card).toBeNull();
    expect(await catchRefusal(stripe.paymentMethods.attach(id, { customer }))).toMatchObject({
      statusCode: 400,
    });
  });

  test('a default has to be the customer’s own', async () => {
    const card = standIn.control.card();
    const error = await catchRefusal(
      stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } }),
    );
    expect(error).toMatchObject({ code: 'resource_missing' });
  });
});

describe('trials', () => {
  test('ends at its second, is billed an hour later, and the coupon comes off the first month that costs', async () => {
    await giveCard();
    await stripe.coupons.create({ id: 'half', percent_off: 50, duration: 'once' });
    const made = await subscribe(prices.team, {
      trial_period_days: 30,
      discounts: [{ coupon: 'half' }],
    });
    expect(made).toMatchObject({ status: 'trialing', trial_end: at('2031-02-14T10:00:00Z') });
    expect(newest()).toMatchObject({ total: 0, discount: 0, status: 'paid', reason: 'subscription_create' });
    expect(plan()?.percentOff).toBe(50);
    standIn.control.advanceTo(new Date('2031-02-14T09:59:59Z'));
    expect(plan()?.status).toBe('trialing');
    expect(standIn.control.events('customer.subscription.trial_will_end')[0]?.created).toBe(
      at('2031-02-11T10:00:00Z'),
    );
    standIn.control.advanceBy({ seconds: 1 });
    expect(plan()).toMatchObject({ status: 'active', percentOff: null });
    expect(newest()).toMatchObject({ status: 'draft', number: null, discount: 2_450, total: 2_450 });
    standIn.control.advanceBy({ hours: 1 });
    expect(newest()).toMatchObject({ status: 'paid', paid: 2_450, reason: 'subscription_cycle' });
    standIn.control.advanceTo(new Date('2031-03-14T11:00:00Z'));
    expect(newest()).toMatchObject({ discount: 0, paid: 4_900 });
  });

  test('a change within it costs nothing', async () => {
    await giveCard();
    const made = await subscribe(prices.solo, { trial_period_days: 14 });
    await stripe.subscriptions.update(made.id, {
      items: [{ id: requireItem(made).id, price: prices.pro }],
      proration_behavior: 'always_invoice',
    });
    expect(state().invoices.map(({ total }) => total)).toEqual([0, 0]);
    standIn.control.advanceBy({ days: 14, hours: 1 });
    expect(newest()).toMatchObject({ paid: 9_900 });
  });

  test('without a card it is billed in vain, or ends, as is asked for', async () => {
    await subscribe(prices.solo, { trial_period_days: 1 });
    await subscribe(prices.solo, {
      trial_period_days: 1,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
    });
    standIn.control.advanceBy({ days: 1, hours: 2 });
    expect(state().subscriptions.map(({ status }) => status)).toEqual(['canceled', 'past_due']);
  });

  test('the bank is asked when it begins, and then no more', async () => {
    await giveCard('requires_3ds_setup');
    const made = await subscribe(prices.team, { trial_period_days: 14, expand: ['pending_setup_intent'] });
    const setup = made.pending_setup_intent as Stripe.SetupIntent;
    expect(setup.status).toBe('requires_action');
    standIn.control.confirm(setup.client_secret ?? '', 'fail');
    expect(plan()?.pendingSetup).toBe(setup.id);
    const [card = ''] = [state().card?.id];
    standIn.control.confirm(setup.client_secret ?? '', 'succeed', card);
    expect(plan()?.pendingSetup).toBeNull();
    standIn.control.advanceBy({ days: 14, hours: 1 });
    expect(newest()).toMatchObject({ status: 'paid', paid: 4_900 });
  });

  test('nobody answered: the first payment waits for the bank', async () => {
    await giveCard('requires_3ds_setup');
    await subscribe(prices.team, { trial_period_days: 14 });
    standIn.control.advanceBy({ days: 14, hours: 1 });
    expect(plan()?.status).toBe('past_due');
    expect(newest()).toMatchObject({ status: 'open', needsAction: true });
    const { data } = await stripe.invoicePayments.list({
      invoice: newest()?.id ?? '',
      expand: ['data.payment.payment_intent'],
    });
    const intent = data[0]?.payment.payment_intent as Stripe.PaymentIntent;
    standIn.control.confirm(intent.client_secret ?? '', 'succeed');
    expect([plan()?.status, newest()?.status]).toEqual(['active', 'paid']);
  });
});

describe('months', () => {
  test('keep the anchor’s day; short months end on their last', async () => {
    await open({ now: new Date('2031-01-31T10:00:00Z') });
    await giveCard();
    await subscribe(prices.solo);
    const ends: string[] = [];
    for (let month = 0; month < 5; month += 1) {
      const end = plan()?.periodEnd ?? 0;
      ends.push(new Date(end * 1000).toISOString().slice(0, 10));
      standIn.control.advanceTo(new Date(end * 1000));
    }
    expect(ends).toEqual(['2031-02-28', '2031-03-31', '2031-04-30', '2031-05-31', '2031-06-30']);
    expect(new Set(state().invoices.map(({ total }) => total))).toEqual(new Set([1_000]));
  });

  test('one long step and many short ones come to the same', async () => {
    const ways = [[200], Array.from({ length: 200 }, () => 1)];
    const ends = [];
    for (const steps of ways) {
      await open({ seed: 'same' });
      await giveCard();
      await subscribe(prices.solo, { trial_period_days: 14 });
      const card = state().card?.id ?? '';
      standIn.control.setCard(card, 'declined_later');
      for (const days of steps) standIn.control.advanceBy({ days });
      ends.push({
        state: state(),
        events: standIn.control.events().map(({ type, created }) => [type, created]),
      });
    }
    expect(ends[1]).toEqual(ends[0]);
  });

  test('an end that is set is kept, taken back, or falls into a later month', async () => {
    await giveCard();
    const { id } = await subscribe(prices.team, { trial_period_days: 14 });
    const trialEnd = plan()?.trialEnd ?? 0;
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(plan()?.cancelAt).toBe(trialEnd);
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(plan()?.cancelAt).toBeNull();
    const end = at('2031-02-28T10:00:00Z');
    await stripe.subscriptions.update(id, { cancel_at: end, proration_behavior: 'none' });
    standIn.control.advanceTo(new Date('2031-02-10T10:00:00Z'));
    expect(plan()).toMatchObject({ status: 'active', periodEnd: end });
    expect(newest()?.paid).toBe(4_900);
    standIn.control.advanceTo(new Date('2031-03-10T10:00:00Z'));
    expect(plan()).toMatchObject({ status: 'canceled', endedAt: end });
    expect(state().invoices).toHaveLength(2);
    const error = await catchRefusal(stripe.subscriptions.update(id, { cancel_at: '' }));
    expect(error).toMatchObject({ code: 'invalid_canceled_subscription_fields' });
  });
});

describe('prorations', () => {
  test('give back what was paid and charge the rest, to the second', async () => {
    await giveCard();
    const made = await subscribe(prices.team);
    standIn.control.advanceTo(new Date('2031-01-25T22:13:07Z'));
    const preview = await stripe.invoices.createPreview({
      subscription: made.id,
      subscription_details: {
        items: [{ id: requireItem(made).id, price: prices.pro }],
        proration_behavior: 'always_invoice',
      },
    });
    await stripe.subscriptions.update(made.id, {
      items: [{ id: requireItem(made).id, price: prices.pro }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    const left = at('2031-02-15T10:00:00Z') - at('2031-01-25T22:13:07Z');
    const whole = 31 * 86_400;
    const credit = Math.round((4_900 * left) / whole);
    const charge = Math.round((9_900 * left) / whole);
    expect([credit, charge]).toEqual([3_239, 6_544]);
    const invoice = await stripe.invoices.retrieve(newest()?.id ?? '');
    expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-credit, charge]);
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: charge - credit });
    expect(preview.amount_due).toBe(charge - credit);
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-credit, charge]);
    expect(plan()).toMatchObject({ prices: ['pro'], periodEnd: at('2031-02-15T10:00:00Z') });
  });

  test('flexible billing gives back what was paid, not what the present price would be', async () => {
    await giveCard();
    const made = await subscribe(prices.pro);
    const change = (price: string, proration_behavior: 'none' | 'always_invoice') =>
      stripe.subscriptions.update(made.id, {
        items: [{ id: requireItem(made).id, price }],
        proration_behavior,
      });
    await change(prices.solo, 'none');
    standIn.control.advanceTo(new Date('2031-01-31T10:00:00Z'));
    await change(prices.team, 'always_invoice');
    const share = 15 / 31;
    expect(newest()?.total).toBe(Math.round(4_900 * share) - Math.round(9_900 * share));
    expect(state().balance).toBe(newest()?.total);
    standIn.control.advanceTo(new Date('2031-02-15T11:00:00Z'));
    expect(newest()).toMatchObject({ total: 4_900, paid: 4_900 + (state().invoices[1]?.total ?? 0) });
    expect(state().balance).toBe(0);
  });

  test('wait for the next invoice where that is asked for', async () => {
    await giveCard();
    const made = await subscribe(prices.team);
    standIn.control.advanceTo(new Date('2031-01-31T10:00:00Z'));
    await stripe.subscriptions.update(made.id, { items: [{ id: requireItem(made).id, price: prices.pro }] });
    expect(state().invoices).toHaveLength(1);
    const upcoming = await stripe.invoices.createPreview({ customer, subscription: made.id });
    standIn.control.advanceTo(new Date('2031-02-15T11:00:00Z'));
    expect(newest()?.total).toBe(9_900 + Math.round((9_900 * 15) / 31) - Math.round((4_900 * 15) / 31));
    expect(upcoming.amount_due).toBe(newest()?.total);
  });

  test('an item without its id is another item', async () => {
    await giveCard();
    const made = await subscribe(prices.solo);
    await stripe.subscriptions.update(made.id, {
      items: [{ price: prices.team }],
      proration_behavior: 'none',
    });
    expect(plan()?.prices).toEqual(['solo', 'team']);
  });
});

describe('a change that is not paid', () => {
  const change = (
    made: Stripe.Subscription,
    payment_behavior: Stripe.SubscriptionUpdateParams.PaymentBehavior,
  ) =>
    stripe.subscriptions.update(made.id, {
      items: [{ id: requireItem(made).id, price: prices.pro }],
      proration_behavior: 'always_invoice',
      payment_behavior,
    });

  test('is not made with error_if_incomplete', async () => {
    const card = await giveCard();
    const made = await subscribe(prices.team);
    standIn.control.setCard(card, 'insufficient_funds_later');
    const before = state();
    expect(await catchRefusal(change(made, 'error_if_incomplete'))).toMatchObject({
      statusCode: 402,
      decline_code: 'insufficient_funds',
    });
    expect(state()).toEqual(before);
    standIn.control.setCard(card, 'requires_3ds_payment');
    expect(await catchRefusal(change(made, 'error_if_incomplete'))).toMatchObject({
      code: 'subscription_payment_intent_requires_action',
    });
    expect(state()).toEqual(before);
  });

  test('waits with pending_if_incomplete, and is made when it is paid', async () => {
    const card = await giveCard();
    const made = await subscribe(prices.team);
    standIn.control.setCard(card, 'requires_3ds_payment');
    const waiting = await stripe.subscriptions.update(made.id, {
      items: [{ id: requireItem(made).id, price: prices.pro }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(prices.pro);
    expect(plan()).toMatchObject({ status: 'active', prices: ['team'], pendingUpdate: true });
    const invoice = waiting.latest_invoice as Stripe.Invoice;
    standIn.control.confirm(invoice.confirmation_secret?.client_secret ?? '', 'succeed');
    expect(plan()).toMatchObject({ status: 'active', prices: ['pro'], pendingUpdate: false });
    expect(newest()?.status).toBe('paid');
  });

  test('lapses after 23 hours, or with its invoice', async () => {
    const card = await giveCard();
    const made = await subscribe(prices.team);
    standIn.control.setCard(card, 'declined_later');
    await change(made, 'pending_if_incomplete');
    expect(newest()?.status).toBe('open');
    standIn.control.advanceBy({ hours: 23 });
    expect([plan()?.pendingUpdate, plan()?.status, newest()?.status]).toEqual([false, 'active', 'void']);
    await change(made, 'pending_if_incomplete');
    await stripe.invoices.voidInvoice(newest()?.id ?? '');
    expect(plan()).toMatchObject({ pendingUpdate: false, prices: ['team'] });
    const error = await catchRefusal(
      stripe.subscriptions.update(made.id, {
        items: [{ id: requireItem(made).id, price: prices.pro }],
        payment_behavior: 'pending_if_incomplete',
        metadata: { a: 'b' },
      }),
    );
    expect(error).toMatchObject({ statusCode: 400, param: 'metadata' });
  });

  test('stands as a debt with allow_incomplete', async () => {
    const card = await giveCard();
    const made = await subscribe(prices.team);
    standIn.control.setCard(card, 'declined_later');
    expect((await change(made, 'allow_incomplete')).status).toBe('past_due');
    expect(plan()?.prices).toEqual(['pro']);
  });
});

describe('a month that is not paid', () => {
  test('is tried on days 1, 3, 5 and 7, then closes the subscription until somebody pays', async () => {
    const card = await giveCard();
    await subscribe(prices.team);
    standIn.control.setCard(card, 'declined_later');
    standIn.control.advanceTo(new Date('2031-02-15T11:00:00Z'));
    const tries = [[newest()?.attempts, newest()?.nextAttempt, plan()?.status]];
    for (const day of ['16', '18', '20', '22']) {
      standIn.control.advanceTo(new Date(`2031-02-${day}T11:00:00Z`));
      tries.push([newest()?.attempts, newest()?.nextAttempt, plan()?.status]);
    }
    expect(tries).toEqual([
      [1, at('2031-02-16T11:00:00Z'), 'past_due'],
      [2, at('2031-02-18T11:00:00Z'), 'past_due'],
      [3, at('2031-02-20T11:00:00Z'), 'past_due'],
      [4, at('2031-02-22T11:00:00Z'), 'past_due'],
      [5, null, 'unpaid'],
    ]);
    expect(standIn.control.events('invoice.payment_failed')).toHaveLength(5);
    const error = await catchRefusal(stripe.invoices.pay(newest()?.id ?? ''));
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined' });
    await giveCard('mastercard');
    expect(newest()?.status).toBe('open');
    await stripe.invoices.pay(newest()?.id ?? '');
    expect([newest()?.status, plan()?.status]).toEqual(['paid', 'active']);
  });

  test('or ends it, as the account is set', async () => {
    await open({ settings: { retryDays: [2], afterRetries: 'canceled' } });
    const card = await giveCard();
    await subscribe(prices.team);
    standIn.control.setCard(card, 'declined_later');
    standIn.control.advanceTo(new Date('2031-02-18T00:00:00Z'));
    expect(plan()).toMatchObject({ status: 'canceled', endedAt: at('2031-02-17T11:00:00Z') });
    expect(newest()).toMatchObject({ status: 'open', nextAttempt: null });
  });

  test('a first one leaves it incomplete for 23 hours', async () => {
    await giveCard('declined_later');
    expect((await subscribe(prices.team)).status).toBe('incomplete');
    standIn.control.advanceBy({ hours: 23 });
    expect([plan()?.status, newest()?.status]).toEqual(['incomplete_expired', 'void']);
    const before = [state(), standIn.control.events().length];
    expect(
      await catchRefusal(subscribe(prices.team, { payment_behavior: 'error_if_incomplete' })),
    ).toMatchObject({ statusCode: 402 });
    expect([state(), standIn.control.events().length]).toEqual(before);
  });

  test('a subscription that is taken back gives a credit where that is asked for', async () => {
    await giveCard();
    const { id } = await subscribe(prices.team);
    standIn.control.advanceTo(new Date('2031-01-31T10:00:00Z'));
    await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
    expect(plan()?.status).toBe('canceled');
    expect(state().balance).toBe(-Math.round((4_900 * 15) / 31));
    expect(await catchRefusal(stripe.subscriptions.cancel(id))).toMatchObject({ statusCode: 404 });
  });
});

describe('invoices of one’s own', () => {
  async function pack(price: string): Promise<Stripe.Invoice> {
    const draft = await stripe.invoices.create({
      customer,
      auto_advance: false,
      metadata: { kind: 'checks' },
    });
    await stripe.invoiceItems.create({ customer, invoice: draft.id, pricing: { price } });
    return stripe.invoices.finalizeInvoice(draft.id);
  }
  const once = async () =>
    (await stripe.prices.create({ product_data: { name: 'Pack' }, currency: 'usd', unit_amount: 2_900 })).id;

  test('are drafted, finalized, paid; what is refused stays open and can be voided', async () => {
    const card = await giveCard();
    const price = await once();
    const paid = await stripe.invoices.pay((await pack(price)).id);
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 2_900, metadata: { kind: 'checks' } });
    expect(paid.parent).toBeNull();
    expect(await catchRefusal(stripe.invoices.pay(paid.id))).toMatchObject({ code: 'invoice_already_paid' });
    standIn.control.setCard(card, 'declined_later');
    const open = await pack(price);
    expect(await catchRefusal(stripe.invoices.pay(open.id))).toMatchObject({ code: 'card_declined' });
    expect(newest()).toMatchObject({ status: 'open', attempts: 1 });
    standIn.control.advanceBy({ days: 30 });
    expect(newest()).toMatchObject({ status: 'open', attempts: 1 });
    expect((await stripe.invoices.voidInvoice(open.id)).status).toBe('void');
    expect(await catchRefusal(stripe.invoices.voidInvoice(open.id))).toMatchObject({ statusCode: 400 });
  });

  test('the bank asks: open until its holder agrees', async () => {
    await giveCard('requires_3ds_payment');
    const open = await pack(await once());
    const error = await catchRefusal(stripe.invoices.pay(open.id));
    expect(error).toMatchObject({ statusCode: 402, code: 'invoice_payment_intent_requires_action' });
    const { confirmation_secret } = await stripe.invoices.retrieve(open.id, {
      expand: ['confirmation_secret'],
    });
    const secret = confirmation_secret?.client_secret ?? '';
    standIn.control.confirm(secret, 'fail');
    expect(newest()).toMatchObject({ status: 'open', needsAction: false });
    standIn.control.confirm(secret, 'succeed', state().card?.id);
    expect(newest()?.status).toBe('paid');
  });

  test('a credit is used up first, and comes back with a void', async () => {
    await giveCard();
    await stripe.customers.createBalanceTransaction(customer, { amount: -1_000, currency: 'usd' });
    const open = await pack(await once());
    expect(open).toMatchObject({
      total: 2_900,
      amount_due: 1_900,
      starting_balance: -1_000,
      ending_balance: 0,
    });
    await stripe.invoices.voidInvoice(open.id);
    expect(state().balance).toBe(-1_000);
    const { data } = await stripe.customers.listBalanceTransactions(customer);
    expect(data.map(({ amount, type }) => [amount, type])).toEqual([
      [-1_000, 'unapplied_from_invoice'],
      [1_000, 'applied_to_invoice'],
      [-1_000, 'adjustment'],
    ]);
    await stripe.customers.createBalanceTransaction(customer, { amount: -4_000, currency: 'usd' });
    expect(await pack(await once())).toMatchObject({ status: 'paid', amount_due: 0 });
    expect(state().balance).toBe(-2_100);
  });

  test('tax needs a place', async () => {
    const card = await giveCard('visa', { country: '' });
    const taxed = () => subscribe(prices.team, { automatic_tax: { enabled: true } });
    expect(await catchRefusal(taxed())).toMatchObject({ code: 'customer_tax_location_invalid' });
    await stripe.customers.update(customer, { address: { country: 'US', postal_code: '78701' } });
    await taxed();
    expect(card).toMatch(/^pm_/);
    expect(newest()).toMatchObject({ subtotal: 4_900, tax: 392, paid: 5_292 });
  });
});

describe('catalogue', () => {
  test('a lookup key names one price, and moves only where that is asked for', async () => {
    const price = { product_data: { name: 'x' }, currency: 'usd', unit_amount: 5, lookup_key: 'team' };
    expect(await catchRefusal(stripe.prices.create(price))).toMatchObject({ param: 'lookup_key' });
    const moved = await stripe.prices.create({ ...price, transfer_lookup_key: true });
    const { data } = await stripe.prices.list({ lookup_keys: ['team', 'solo'] });
    expect(data.map(({ id }) => id).sort()).toEqual([moved.id, prices.solo].sort());
  });
});

describe('events', () => {
  test('are taken once, carry what changed, and are signed as Stripe does', async () => {
    standIn.control.takeEvents();
    await stripe.customers.update(customer, { metadata: { a: 'b' } }, { idempotencyKey: 'k' });
    const [event, ...more] = standIn.control.takeEvents();
    if (!event) throw new Error('no event');
    expect([event.type, more, standIn.control.takeEvents()]).toEqual(['customer.updated', [], []]);
    expect(event.data.previous_attributes).toEqual({ metadata: {} });
    expect(event.request).toMatchObject({ idempotency_key: 'k' });
    const now = Math.floor(standIn.control.now.getTime() / 1000);
    const { body, headers } = standIn.control.signed(event, 'whsec_new', { secrets: ['whsec_old'] });
    for (const secret of ['whsec_new', 'whsec_old'])
      expect(
        stripe.webhooks.constructEvent(body, headers['stripe-signature'], secret, 300, undefined, now * 1000)
          .id,
      ).toBe(event.id);
    expect(() =>
      stripe.webhooks.constructEvent(
        body,
        headers['stripe-signature'],
        'whsec_x',
        300,
        undefined,
        now * 1000,
      ),
    ).toThrow(Stripe.errors.StripeSignatureVerificationError);
  });
});

test('the levers work over HTTP too', async () => {
  await giveCard();
  await subscribe(prices.solo, { trial_period_days: 14 });
  const pull = async (lever: string, body: object) =>
    (await fetch(`${standIn.url}/__control/${lever}`, { method: 'POST', body: JSON.stringify(body) })).json();
  await pull('advance', { days: 15 });
  await pull('set_card', { customer, kind: 'declined_later' });
  expect(await pull('card', { kind: 'visa' })).toMatchObject({ id: expect.stringMatching(/^pm_/) });
  await pull('advance', { days: 31 });
  expect(await pull('state', { customer })).toMatchObject({ subscriptions: [{ status: 'past_due' }] });
  expect(await pull('nonsense', {})).toMatchObject({ error: { message: 'no such lever: nonsense' } });
});
