import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { messages, notifications, smsConsents } from '@/db/schema';
import { composeMessages } from '@/lib/company/notifications/compose';
import { fanOutEvents } from '@/lib/company/notifications/fan-out';
import { sendMessages } from '@/lib/company/notifications/send';
import type { CompanyId } from '@/lib/context';
import { Pace } from '@/lib/providers/outbox/pace';
import { textsBy } from '@/lib/providers/sms/settings';
import type { SmsTransport } from '@/lib/providers/sms/types';
import { SITE_URL, serveApi } from '../support/api';
import {
  jobContext,
  linkPermit,
  makeCompany,
  makeEvent,
  makeFeed,
  makePermit,
  NOW,
} from '../support/factories';
import {
  createTwilioStandIn,
  TWILIO_ACCOUNT,
  TWILIO_NUMBER,
  TWILIO_TOKEN,
  type TwilioStandIn,
} from '../support/twilio/stand-in';

// The whole way of a text: a change, its notice, Twilio, what Twilio tells of it, and what its reader answers.

vi.mock('server-only', () => ({}));

const INBOUND = `${SITE_URL}/api/webhooks/twilio/inbound`;
const { db, close } = await serveApi();
const TWILIO = {
  TWILIO_ACCOUNT_SID: TWILIO_ACCOUNT,
  TWILIO_AUTH_TOKEN: TWILIO_TOKEN,
  TWILIO_FROM: TWILIO_NUMBER,
};
for (const [name, value] of Object.entries(TWILIO)) vi.stubEnv(name, value);

type Route = { POST(request: Request): Promise<Response> };
let inbound: Route;
let status: Route;
let twilio: TwilioStandIn;
let sms: SmsTransport;
let phones = 5_560_000;
let phone: string;
let companyId: CompanyId;
let permit: number;
/** The jobs' clock: 9:00 in Austin and a minute more each time. */
let minutes = 0;

beforeAll(async () => {
  inbound = await import('@/app/api/webhooks/twilio/inbound/route');
  status = await import('@/app/api/webhooks/twilio/status/route');
});
afterAll(close);
beforeEach(async () => {
  twilio = await createTwilioStandIn({ now });
  const transport = textsBy({ ...TWILIO, SITE_URL, TWILIO_API_URL: twilio.url });
  if (!transport) throw new Error('texts are set up');
  // The pause that Twilio asks for is over by the clock of the rounds.
  sms = { ...transport, pace: new Pace({ perSecond: 100, atOnce: 10 }, () => minutes * 60_000) };
  phones += 1;
  phone = `+1512${phones}`;
  ({ companyId } = await makeCompany(db, {
    methods: ['sms'],
    recipients: [{ name: 'Ana', email: null, phone }],
  }));
  permit = await makePermit(db, await makeFeed(db));
  await linkPermit(db, companyId, permit);
  await consent();
});
afterEach(() => twilio.close());

function now(): Date {
  return new Date(NOW.getTime() + minutes * 60_000);
}

async function consent(): Promise<void> {
  await db.insert(smsConsents).values({ companyId, given: true, wording: 'I agree', locale: 'en' });
}

/** The city changes something, and the worker's rounds go by until nothing waits. */
async function change(): Promise<void> {
  await makeEvent(db, permit, { detectedAt: now() });
  await rounds();
}

async function rounds(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    minutes += 1;
    const ctx = jobContext(db, now());
    await fanOutEvents(ctx);
    await composeMessages(ctx, { siteUrl: SITE_URL, sendsMail: true, sendsTexts: true });
    await sendMessages(ctx, { email: null, sms });
  }
}

async function lastText() {
  const [row] = await db
    .select()
    .from(messages)
    .where(eq(messages.recipient, phone))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return row;
}

async function write(body: string): Promise<string> {
  const answer = await inbound.POST(twilio.inbound(INBOUND, { from: phone, body }));
  expect(answer.status).toBe(200);
  return answer.text();
}

test('a change is texted once, and its arrival is written down', async () => {
  await change();
  await rounds();
  expect(twilio.messages).toHaveLength(1);
  const [sent] = twilio.messages;
  if (!sent) throw new Error('no text');
  expect(sent).toMatchObject({ to: phone, from: TWILIO_NUMBER });
  expect(sent.body).toMatch(/^Lintel: .*STOP/);
  expect(await lastText()).toMatchObject({ state: 'sent', providerId: sent.sid, delivery: null });
  expect((await status.POST(twilio.status(sent, 'delivered'))).status).toBe(204);
  expect(await lastText()).toMatchObject({ state: 'sent', delivery: 'delivered' });
});

test('a stopped number gets no text, however consent stands, until it starts again', async () => {
  await change();
  expect(await write('STOP PLEASE')).toMatch(/opted out/);
  await change();
  await consent();
  await change();
  expect(twilio.messages).toHaveLength(1);
  expect(await write('start')).toMatch(/are on again/);
  await change();
  expect(twilio.messages).toHaveLength(2);
});

test('a stop that only Twilio knows of is learned from its refusal', async () => {
  // The word went to Twilio, and Twilio's request to us never arrived.
  twilio.inbound(INBOUND, { from: phone, body: 'STOP' });
  await change();
  expect(twilio.messages).toEqual([]);
  expect(await lastText()).toMatchObject({ state: 'failed' });
  const asked = twilio.requests.length;
  await change();
  expect(twilio.requests).toHaveLength(asked);
});

test.each([
  { kind: 'hang', taken: true },
  { kind: 'reset', taken: true },
  { kind: 'server_error', taken: true },
  { kind: 'malformed', taken: true },
] as const)('a text whose answer was lost ($kind) arrives once', async (fault) => {
  if (fault.kind === 'hang') sms = { ...sms, send: hurried(sms) };
  twilio.fail(fault);
  await change();
  await rounds();
  expect(twilio.messages).toHaveLength(1);
  expect(await lastText()).toMatchObject({ state: 'sent', providerId: twilio.messages[0]?.sid });
  const told = await db.select().from(notifications).where(eq(notifications.companyId, companyId));
  expect(told.map(({ state }) => state)).toEqual(['sent']);
});

test('what Twilio will never take is not tried again; what it cannot take now is', async () => {
  twilio.fail({ kind: 'refuse', code: 21211 });
  await change();
  await rounds();
  expect(twilio.requests).toHaveLength(1);
  expect(await lastText()).toMatchObject({ state: 'failed', failure: expect.stringContaining('21211') });
  twilio.fail({ kind: 'refuse', code: 20429, status: 429, retryAfter: '60' });
  await change();
  await rounds();
  expect(twilio.messages).toHaveLength(1);
});

/** Waits for silence no longer than the test has to. */
function hurried({ send }: SmsTransport): SmsTransport['send'] {
  return (text) =>
    Promise.race([
      send(text),
      new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), 500)),
    ]);
}
