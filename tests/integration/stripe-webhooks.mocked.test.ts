import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type DatabaseConnection } from '@/db/client';
import { billingAccounts, billingEvents, subscriptions } from '@/db/schema';
import type { CompanyId } from '@/lib/context';
import type {
  AccountSnapshot,
  PaymentProvider,
  ProviderSubscription,
} from '@/lib/providers/billing/provider';
import { syncDueAccounts } from '@/lib/sales/subscriptions/sync';
import { serveApi } from '../support/api';
import { jobContext, makeCompany } from '../support/factories';

const state = vi.hoisted(() => ({
  /** What is done after the answer; null once the process is said to die with the commit. */
  after: [] as Promise<void>[] | null,
  /** What Stripe holds, for whoever asks. */
  snapshot: null as unknown,
  /** How often it was asked about this test's customer: accounts left over by others may be due as well. */
  asked: 0,
}));

vi.mock('server-only', () => ({}));
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<void>) => {
    if (!state.after) throw new Error('killed');
    state.after.push(work());
  },
}));
vi.mock('@/lib/edge/server/payments', () => ({ paymentProvider: () => payments }));

const payments = {
  name: 'stripe',
  async snapshot(of: string) {
    if (of === customer) state.asked += 1;
    return state.snapshot as AccountSnapshot;
  },
} as unknown as PaymentProvider;

const SECRET = 'whsec_of_the_tests';
const { db, close } = await serveApi();
vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_of_the_tests');
vi.stubEnv('STRIPE_PUBLISHABLE_KEY', 'pk_test_of_the_tests');
vi.stubEnv('STRIPE_WEBHOOK_SECRET', SECRET);
afterAll(close);

let route: { POST(request: Request): Promise<Response> };
let companyId: CompanyId;
let customer: string;
let events = 0;

beforeAll(async () => {
  route = await import('@/app/api/webhooks/stripe/route');
});

beforeEach(async () => {
  state.after = [];
  state.asked = 0;
  ({ companyId } = await makeCompany(db));
  customer = `cus_${companyId}`;
  await db.insert(billingAccounts).values({ companyId, provider: 'stripe', customerId: customer });
  holds({ state: 'trialing' });
});

afterEach(settled);

/** From now on this is what Stripe answers. */
function holds(change: Partial<ProviderSubscription>): void {
  const now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
  const subscription: ProviderSubscription = {
    id: `sub_${companyId}`,
    tier: 'team',
    priceCents: 4_900,
    state: 'active',
    startedAt: now,
    trialEndsAt: null,
    currentPeriodStartsAt: now,
    currentPeriodEndsAt: new Date(now.getTime() + 30 * 24 * 3_600_000),
    endsAt: null,
    endedAt: null,
    next: null,
    discountPercent: null,
    needsAction: false,
    ...change,
  };
  state.snapshot = { card: null, subscription, invoices: [], creditCents: 0, nextChangeAt: null };
}

function anEvent(change: Record<string, unknown> = {}, object: Record<string, unknown> = {}) {
  events += 1;
  return {
    id: `evt_${events}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1_000),
    type: 'customer.subscription.updated',
    data: { object: { id: `sub_${companyId}`, object: 'subscription', customer, ...object } },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    ...change,
  };
}

interface Delivery {
  secret?: string;
  /** Unix seconds of the signature. */
  at?: number;
  signature?: string | null;
  /** What arrives instead of what was signed. */
  arrives?: string | Uint8Array<ArrayBuffer>;
}

function signed(payload: string, { secret = SECRET, at = Math.floor(Date.now() / 1_000) }: Delivery = {}) {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
}

async function deliver(event: object | string, how: Delivery = {}): Promise<Response> {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const signature = how.signature === undefined ? signed(payload, how) : how.signature;
  return route.POST(
    new Request('https://lintel.test/api/webhooks/stripe', {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature === null ? {} : { 'stripe-signature': signature }),
      },
      body: how.arrives ?? payload,
    }),
  );
}

async function settled(): Promise<void> {
  await Promise.all(state.after ?? []);
}

async function stored(id: string) {
  const [row] = await db.select().from(billingEvents).where(eq(billingEvents.id, id));
  return row ?? null;
}

async function subscribed() {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId));
  return row;
}

async function account() {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.companyId, companyId));
  if (!row) throw new Error('no account');
  return row;
}

async function expectRefused(answer: Response, status = 400, error = 'invalid_input'): Promise<void> {
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({
    error,
    message: expect.any(String),
    request_id: expect.any(String),
  });
}

describe('an event that Stripe signed', () => {
  test('is kept, answered, and has the account read afterwards', async () => {
    holds({ state: 'past_due' });
    const event = anEvent();
    const answer = await deliver(event);
    expect(answer.status).toBe(200);
    await settled();
    expect(await stored(event.id)).toMatchObject({ type: event.type, customerId: customer });
    expect(await subscribed()).toMatchObject({ state: 'past_due', provider: 'stripe' });
  });

  test('raw body preserved (unicode, whitespace)', async () => {
    const event = anEvent({}, { description: 'Peña & Söhne — 屋根 \u2028 \u{1F3D7}' });
    const payload = `\n ${JSON.stringify(event, null, 2).replace('—', '\\u2014')}  \r\n\t`;
    expect((await deliver(payload)).status).toBe(200);
    expect((await stored(event.id))?.payload).toBe(payload);
    // The same content written otherwise is not what was signed.
    await expectRefused(await deliver(payload, { arrives: JSON.stringify(event) }));
  });

  test('two signatures: one of them ours', async () => {
    const event = anEvent();
    const payload = JSON.stringify(event);
    const [ours = '', other = ''] = [signed(payload), signed(payload, { secret: 'whsec_being_replaced' })];
    const [time, mine] = ours.split(',');
    const theirs = other.split(',')[1];
    expect((await deliver(event, { signature: `${time},${theirs},${mine}` })).status).toBe(200);
    expect(await stored(event.id)).not.toBeNull();
    await expectRefused(await deliver(anEvent(), { signature: `${time},${theirs},${theirs}` }));
  });

  test('unknown type, unknown customer and nobody at all: kept and answered', async () => {
    const unknown = anEvent({ type: 'billing.something_of_2031' });
    const stranger = anEvent({}, { customer: 'cus_of_somebody_else' });
    const nobody = anEvent({ type: 'price.created', data: { object: { id: 'price_1', object: 'price' } } });
    for (const event of [unknown, stranger, nobody]) {
      expect((await deliver(event)).status).toBe(200);
      expect(await stored(event.id)).toMatchObject({ type: event.type });
    }
    expect(await stored(nobody.id)).toMatchObject({ customerId: null });
  });

  test('names its customer in whatever way the type does', async () => {
    const itself = anEvent({
      type: 'customer.updated',
      data: { object: { id: customer, object: 'customer' } },
    });
    const whole = anEvent({}, { customer: { id: customer, object: 'customer' } });
    const detached = anEvent({
      type: 'payment_method.detached',
      data: {
        object: { id: 'pm_1', object: 'payment_method', customer: null },
        previous_attributes: { customer },
      },
    });
    for (const event of [itself, whole, detached]) {
      await deliver(event);
      expect(await stored(event.id)).toMatchObject({ customerId: customer });
    }
  });
});

describe('what Stripe did not sign', () => {
  test('tampered body', async () => {
    const event = anEvent();
    const payload = JSON.stringify(event);
    const arrives = payload.replace(event.type, 'customer.subscription.deleted');
    await expectRefused(await deliver(event, { arrives }));
    await expectRefused(await deliver(event, { arrives: `${payload} ` }));
    expect(await stored(event.id)).toBeNull();
    expect(state.asked).toBe(0);
  });

  test('wrong secret', async () => {
    const event = anEvent();
    await expectRefused(await deliver(event, { secret: 'whsec_of_somebody_else' }));
    expect(await stored(event.id)).toBeNull();
  });

  test('old time stamp', async () => {
    const event = anEvent();
    const now = Math.floor(Date.now() / 1_000);
    await expectRefused(await deliver(event, { at: now - 600 }));
    expect(await stored(event.id)).toBeNull();
    expect((await deliver(event, { at: now - 240 })).status).toBe(200);
  });

  test.each([
    ['no signature', null],
    ['an empty one', ''],
    ['a text', 'signed, Stripe'],
    ['a scheme of long ago', 't=1,v0=abc'],
    ['one without a time', 'v1=abc'],
  ])('%s', async (_, signature) => {
    await expectRefused(await deliver(anEvent(), { signature }));
  });

  test.each([
    ['no JSON', 'hello'],
    ['no event', '{"hello":"you"}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an event without its object', JSON.stringify({ id: 'evt_x', type: 't', created: 1, data: {} })],
    ['an event of the other kind', JSON.stringify({ id: 'evt_y', object: 'v2.core.event', type: 'v2.x' })],
    ['a time that is none', JSON.stringify({ id: 'evt_z', type: 't', created: 1e99, data: { object: {} } })],
  ])('%s, well signed', async (_, payload) => {
    await expectRefused(await deliver(payload));
  });

  test('nothing, and bytes that are no text', async () => {
    await expectRefused(await deliver('', { signature: 't=1,v1=a' }));
    const event = JSON.stringify(anEvent());
    const arrives = Uint8Array.from([...Buffer.from(event), 0xff]);
    await expectRefused(await deliver(event, { arrives }));
  });

  test('more than any event', async () => {
    const event = anEvent({}, { description: 'x'.repeat(300_000) });
    await expectRefused(await deliver(event), 413, 'payload_too_large');
    expect(await stored(event.id)).toBeNull();
  });
});

describe('the network between us', () => {
  test('the same event 50 times at once', async () => {
    const event = anEvent();
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    await settled();
    expect(await db.$count(billingEvents, eq(billingEvents.id, event.id))).toBe(1);
    expect(state.asked).toBe(1);
    const after = await account();
    await deliver(event);
    await settled();
    expect(state.asked).toBe(1);
    expect((await account()).ticket).toBe(after.ticket);
  });

  test('`deleted` before `created`', async () => {
    const now = Math.floor(Date.now() / 1_000);
    holds({ state: 'canceled', endedAt: new Date(now * 1_000) });
    await deliver(anEvent({ type: 'customer.subscription.deleted', created: now }, { status: 'canceled' }));
    await settled();
    await deliver(
      anEvent({ type: 'customer.subscription.created', created: now - 60 }, { status: 'trialing' }),
    );
    await settled();
    expect(await subscribed()).toMatchObject({ state: 'canceled' });
  });

  test('an older `updated` after a newer', async () => {
    const now = Math.floor(Date.now() / 1_000);
    holds({ tier: 'professional', priceCents: 9_900 });
    await deliver(anEvent({ created: now }, { metadata: { tier: 'professional' } }));
    await settled();
    await deliver(anEvent({ created: now - 3_600 }, { metadata: { tier: 'solo' }, status: 'unpaid' }));
    await settled();
    expect(await subscribed()).toMatchObject({ tier: 'professional', state: 'active' });
  });

  test('database down and the later retry', async () => {
    const event = anEvent();
    const own = globalThis as { connection?: DatabaseConnection | undefined };
    const held = own.connection;
    const gone = connect('postgres://nobody@127.0.0.1:1/nothing', { max: 1 });
    own.connection = gone;
    try {
      await expectRefused(await deliver(event), 503, 'unavailable');
    } finally {
      own.connection = held;
      await gone.close();
    }
    expect(await stored(event.id)).toBeNull();
    expect((await deliver(event)).status).toBe(200);
    await settled();
    expect(await stored(event.id)).not.toBeNull();
    expect(state.asked).toBe(1);
  });

  test('crash between commit and reply', async () => {
    holds({ state: 'unpaid' });
    const event = anEvent();
    state.after = null;
    expect((await deliver(event)).status).toBe(503);
    // It was committed with the wish to look, so the worker needs no second telling.
    expect(await stored(event.id)).not.toBeNull();
    expect((await account()).syncDueAt).not.toBeNull();
    const mail = { siteUrl: 'https://lintel.test', sendsMail: false };
    await syncDueAccounts(jobContext(db, new Date()), { payments, mail });
    expect(await subscribed()).toMatchObject({ state: 'unpaid' });

    state.after = [];
    expect((await deliver(event)).status).toBe(200);
    await settled();
    expect(await db.$count(billingEvents, eq(billingEvents.id, event.id))).toBe(1);
    expect(state.asked).toBe(1);
  });

  test('Stripe does not answer when it is asked: the event is kept, and asked about again', async () => {
    const event = anEvent();
    const snapshot = vi.spyOn(payments, 'snapshot').mockRejectedValueOnce(new Error('no answer'));
    expect((await deliver(event)).status).toBe(200);
    await settled();
    snapshot.mockRestore();
    const { syncDueAt, syncAttempts } = await account();
    expect(syncAttempts).toBe(1);
    expect(syncDueAt?.getTime()).toBeGreaterThan(Date.now());
    const mail = { siteUrl: 'https://lintel.test', sendsMail: false };
    await syncDueAccounts(jobContext(db, new Date(Date.now() + 3_600_000)), { payments, mail });
    expect(await subscribed()).toMatchObject({ provider: 'stripe', state: 'trialing' });
  });
});

test('without Stripe’s keys there is no such address', async () => {
  vi.resetModules();
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])
    vi.stubEnv(name, '');
  const configured = route;
  route = await import('@/app/api/webhooks/stripe/route');
  await expectRefused(await deliver(anEvent()), 404, 'not_found');
  route = configured;
});
