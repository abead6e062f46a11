import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '@/db/schema';
import { newId } from '@/lib/ids';
import { CarrierUnavailable, isPermanent, TextRefused } from '@/lib/providers/sms/errors';
import { markStopped } from '@/lib/providers/sms/numbers';
import { sendText } from '@/lib/providers/sms/send-text';
import { twilioTransport } from '@/lib/providers/sms/twilio';
import { NumberStopped } from '@/lib/providers/sms/types';
import { jobContext } from '../support/factories';
import { type FreshDatabase, freshDatabase } from '../support/test-database';
import {
  createTwilioStandIn,
  TWILIO_ACCOUNT,
  TWILIO_NUMBER,
  TWILIO_TOKEN,
  type TwilioFault,
  type TwilioStandIn,
} from '../support/twilio/stand-in';

const PHONE = '+15125550142';
const CALLBACK = 'https://lintel.test/api/webhooks/twilio/status';

let database: FreshDatabase;
let twilio: TwilioStandIn;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  twilio = await createTwilioStandIn();
});
afterEach(() => twilio.close());

function transport(change: Partial<Parameters<typeof twilioTransport>[0]> = {}) {
  return twilioTransport({
    accountSid: TWILIO_ACCOUNT,
    authToken: TWILIO_TOKEN,
    sender: { from: TWILIO_NUMBER },
    statusCallback: CALLBACK,
    apiUrl: twilio.url,
    timeoutMs: 300,
    ...change,
  });
}

async function aText(
  body = 'Lintel: 2026-104233 BP: issued',
): Promise<{ id: string; to: string; body: string }> {
  const id = newId('message');
  await database.db.insert(messages).values({
    id,
    channel: 'sms',
    recipient: PHONE,
    locale: 'en',
    subject: '',
    html: '',
    text: body,
    state: 'sending',
    createdAt: new Date(),
  });
  return { id, to: PHONE, body };
}

async function catchFailure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail('it was taken'),
    (error: unknown) => error,
  );
}

describe('a text handed to Twilio', () => {
  test('is posted with our sender and an address that carries our id', async () => {
    const text = await aText('Permiso emitido: «Señal», revisión á');
    const taken = await transport().send(text);
    expect(twilio.messages).toMatchObject([
      {
        sid: taken.providerId,
        to: PHONE,
        from: TWILIO_NUMBER,
        body: text.body,
        statusCallback: `${CALLBACK}?message=${text.id}`,
      },
    ]);
    expect(taken.segments).toBe(1);
  });

  test('goes by a messaging service where that is set up', async () => {
    await transport({ sender: { messagingServiceSid: `MG${'b'.repeat(32)}` } }).send(await aText());
    expect(twilio.messages).toHaveLength(1);
  });

  test.each<[string, TwilioFault, object]>([
    ['a stopped number', { kind: 'refuse', code: 21610 }, { phone: PHONE, name: 'NumberStopped' }],
    ['no number', { kind: 'refuse', code: 21211 }, { code: 21211, name: 'TextRefused' }],
    ['a text held for unwanted', { kind: 'refuse', code: 30007 }, { code: 30007, name: 'TextRefused' }],
    ['another refusal without a code', { kind: 'refuse', code: 0, status: 422 }, { name: 'TextRefused' }],
    [
      'too many at once',
      { kind: 'refuse', code: 20429, status: 429, retryAfter: '7' },
      { retryAfterMs: 7_000, maybeTaken: false, name: 'CarrierUnavailable' },
    ],
    [
      'a wait that is no number',
      { kind: 'refuse', code: 20429, status: 429, retryAfter: 'soon' },
      { retryAfterMs: null, name: 'CarrierUnavailable' },
    ],
    ['a full queue', { kind: 'refuse', code: 21611 }, { maybeTaken: false, name: 'CarrierUnavailable' }],
    ['a suspended account', { kind: 'refuse', code: 20005, status: 403 }, { name: 'CarrierUnavailable' }],
    [
      'a failure of theirs',
      { kind: 'server_error', taken: false },
      { maybeTaken: true, name: 'CarrierUnavailable' },
    ],
    ['silence', { kind: 'hang', taken: false }, { maybeTaken: true, name: 'CarrierUnavailable' }],
    ['a cut line', { kind: 'reset', taken: false }, { maybeTaken: true, name: 'CarrierUnavailable' }],
    [
      'something unreadable',
      { kind: 'malformed', taken: false },
      { maybeTaken: true, name: 'CarrierUnavailable' },
    ],
    [
      'more than we read',
      { kind: 'endless', taken: false },
      { maybeTaken: true, name: 'CarrierUnavailable' },
    ],
  ])('%s is told apart', async (_, fault, expected) => {
    twilio.fail(fault);
    const error = await catchFailure(transport().send(await aText()));
    expect(error).toMatchObject(expected);
    expect(isPermanent(error)).toBe(error instanceof TextRefused || error instanceof NumberStopped);
    expect(isPermanent(error)).toBe(!(error instanceof CarrierUnavailable));
  });

  test('a wrong token is the installation’s fault, not the text’s; neither it nor the number is repeated', async () => {
    const error = await catchFailure(
      transport({ authToken: 'another token of the tests' }).send(await aText()),
    );
    expect(error).toBeInstanceOf(CarrierUnavailable);
    expect(String(error)).not.toContain('another token');
    expect(String(error)).not.toContain('5550142');
  });

  test('nobody there is no answer', async () => {
    const error = await catchFailure(transport({ apiUrl: 'http://127.0.0.1:9' }).send(await aText()));
    expect(error).toBeInstanceOf(CarrierUnavailable);
  });
});

test('a stop that came while the text waited goes before it', async () => {
  const ctx = jobContext(database.db);
  const text = { ...(await aText()), to: '+15125550199' };
  await markStopped(ctx, { phone: text.to, word: 'stop' });
  const error = await catchFailure(sendText(ctx, transport(), { ...text, triedSince: null }));
  expect(error).toBeInstanceOf(NumberStopped);
  expect(twilio.requests).toEqual([]);
});

describe('another try', () => {
  const ctx = () => jobContext(database.db, new Date());
  const since = () => new Date(Date.now() - 60_000);

  test.each<TwilioFault>([
    { kind: 'server_error', taken: true },
    { kind: 'hang', taken: true },
    { kind: 'reset', taken: true },
    { kind: 'malformed', taken: true },
    { kind: 'endless', taken: true },
  ])('after $kind, taken without an answer, finds the text instead of sending it again', async (fault) => {
    const text = await aText(`Lost to ${fault.kind}: ‘plan review’ → issued`);
    twilio.fail(fault);
    await catchFailure(sendText(ctx(), transport(), { ...text, triedSince: null }));
    const taken = await sendText(ctx(), transport(), { ...text, triedSince: since() });
    expect(twilio.messages.map(({ sid }) => sid)).toEqual([taken.providerId]);
    expect(taken.segments).toBeGreaterThan(0);
  });

  test.each<TwilioFault>([
    { kind: 'server_error', taken: false },
    { kind: 'hang', taken: false },
    { kind: 'reset', taken: false },
    { kind: 'refuse', code: 20429, status: 429 },
  ])('after $kind, not taken, sends it', async (fault) => {
    const text = await aText();
    twilio.fail(fault);
    await catchFailure(sendText(ctx(), transport(), { ...text, triedSince: null }));
    await sendText(ctx(), transport(), { ...text, triedSince: since() });
    expect(twilio.messages).toHaveLength(1);
  });

  test('does not send while nobody says whether the text was taken', async () => {
    const text = await aText();
    twilio.fail({ kind: 'hang', taken: true });
    await catchFailure(sendText(ctx(), transport(), { ...text, triedSince: null }));
    twilio.fail({ kind: 'server_error', taken: false }, { method: 'GET' });
    await catchFailure(sendText(ctx(), transport(), { ...text, triedSince: since() }));
    twilio.fail({ kind: 'malformed', taken: false }, { method: 'GET' });
    await catchFailure(sendText(ctx(), transport(), { ...text, triedSince: since() }));
    await sendText(ctx(), transport(), { ...text, triedSince: since() });
    expect(twilio.messages).toHaveLength(1);
  });

  test('does not take the same words, sent for another reason or long ago, for its own', async () => {
    const words = 'Lintel: 2 permit changes.';
    const other = await aText(words);
    const sent = await sendText(ctx(), transport(), { ...other, triedSince: null });
    await database.db.update(messages).set({ providerId: sent.providerId }).where(eq(messages.id, other.id));
    const text = await aText(words);
    twilio.fail({ kind: 'reset', taken: false });
    await catchFailure(sendText(ctx(), transport(), { ...text, triedSince: null }));
    await sendText(ctx(), transport(), { ...text, triedSince: since() });
    expect(twilio.messages).toHaveLength(2);

    const third = await aText(words);
    const later = new Date(Date.now() + 3_600_000);
    await sendText(ctx(), transport(), { ...third, triedSince: later });
    expect(twilio.messages).toHaveLength(3);
  });

  test('knows from what Twilio has called back, without asking', async () => {
    const text = await aText();
    const providerId = `SM${'c'.repeat(32)}`;
    await database.db.update(messages).set({ providerId }).where(eq(messages.id, text.id));
    const taken = await sendText(ctx(), transport(), { ...text, triedSince: since() });
    expect(taken.providerId).toBe(providerId);
    expect(twilio.requests).toEqual([]);
  });
});
