import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages, recipients, smsConsents, smsInbound, smsNumbers } from '@/db/schema';
import type { CompanyId } from '@/lib/context';
import { newId } from '@/lib/ids';
import { findStopped, markStarted, markStopped } from '@/lib/providers/sms/numbers';
import { SITE_URL, serveApi } from '../support/api';
import { jobContext, makeCompany } from '../support/factories';
import {
  createTwilioStandIn,
  type StandInMessage,
  signedPost,
  TWILIO_ACCOUNT,
  TWILIO_NUMBER,
  TWILIO_TOKEN,
  type TwilioStandIn,
} from '../support/twilio/stand-in';

vi.mock('server-only', () => ({}));

const INBOUND = `${SITE_URL}/api/webhooks/twilio/inbound`;
const STATUS = `${SITE_URL}/api/webhooks/twilio/status`;
const HOUR = 3_600_000;

const { db, close } = await serveApi();
vi.stubEnv('TWILIO_ACCOUNT_SID', TWILIO_ACCOUNT);
vi.stubEnv('TWILIO_AUTH_TOKEN', TWILIO_TOKEN);
vi.stubEnv('TWILIO_FROM', TWILIO_NUMBER);

type Route = { POST(request: Request): Promise<Response> };
let inbound: Route;
let status: Route;
let twilio: TwilioStandIn;
let phones = 5_550_000;
let phone: string;

beforeAll(async () => {
  inbound = await import('@/app/api/webhooks/twilio/inbound/route');
  status = await import('@/app/api/webhooks/twilio/status/route');
  twilio = await createTwilioStandIn();
});
afterAll(async () => {
  await twilio.close();
  await close();
});
beforeEach(() => {
  phone = aPhone();
});
afterEach(() => {
  vi.useRealTimers();
});

function aPhone(): string {
  phones += 1;
  return `+1512${phones}`;
}

async function texted(
  options: { locale?: 'en' | 'es'; others?: string[]; consent?: boolean } = {},
): Promise<CompanyId> {
  const people = [phone, ...(options.others ?? [])];
  const { companyId } = await makeCompany(db, {
    locale: options.locale ?? 'en',
    methods: ['email', 'sms'],
    recipients: people.map((number) => ({ name: number, email: `${number}@example.com`, phone: number })),
  });
  await db.insert(smsConsents).values({
    companyId,
    given: options.consent ?? true,
    wording: 'I agree',
    locale: 'en',
    source: 'screen',
  });
  return companyId;
}

async function write(body: string, more: { sid?: string; optOutType?: string; from?: string } = {}) {
  const answer = await inbound.POST(twilio.inbound(INBOUND, { from: phone, body, ...more }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
  const xml = await answer.text();
  const [, said] =
    /^<\?xml version="1.0" encoding="UTF-8"\?><Response>(?:<Message>([^<]+)<\/Message>)?<\/Response>$/.exec(
      xml,
    ) ?? [xml, 'malformed'];
  return said ?? null;
}

function consents(companyId: CompanyId) {
  return db
    .select()
    .from(smsConsents)
    .where(eq(smsConsents.companyId, companyId))
    .orderBy(asc(smsConsents.id));
}

async function isStopped(number = phone): Promise<boolean> {
  return (await findStopped(jobContext(db), [number])).has(number);
}

describe('a stop', () => {
  test.each([
    ['STOP', 'en', /^Lintel: you are opted out/],
    ['STOP PLEASE', 'en', /^Lintel: you are opted out/],
    ['Please stop texting me', 'es', /^Lintel: you are opted out/],
    ['STOP', 'es', /^Lintel: ya no recibirá/],
    ['ALTO', 'en', /^Lintel: ya no recibirá/],
    ['quiero cancelar los mensajes', 'es', /^Lintel: ya no recibirá/],
  ] as const)(
    '%s, to a company in %s, ends texts and is confirmed by one text',
    async (body, locale, reply) => {
      const companyId = await texted({ locale });
      const said = await write(body);
      expect(said).toMatch(reply);
      expect(said).toContain('START');
      expect(await isStopped()).toBe(true);
      expect(await consents(companyId)).toMatchObject([
        { given: true, source: 'screen' },
        { given: false, source: 'text', wording: body, purpose: 'permit_changes', ipAddress: null },
      ]);
      const [number] = await db.select().from(smsNumbers).where(eq(smsNumbers.phone, phone));
      expect(number).toMatchObject({ stoppedAt: expect.any(Date), stoppedBy: expect.any(String) });
    },
  );

  test('goes before every company’s consent, given before or after', async () => {
    const first = await texted();
    const second = await texted();
    await write('stop');
    for (const companyId of [first, second])
      expect((await consents(companyId)).map(({ given }) => given)).toEqual([true, false]);
    await db.insert(smsConsents).values({ companyId: first, given: true, wording: 'Again', locale: 'en' });
    expect(await isStopped()).toBe(true);
  });

  test('by one of several ends it for that one; the last of them ends the company’s consent', async () => {
    const other = aPhone();
    const companyId = await texted({ others: [other] });
    await write('stop');
    expect(await isStopped()).toBe(true);
    expect(await isStopped(other)).toBe(false);
    expect((await consents(companyId)).map(({ given }) => given)).toEqual([true]);
    await write('alto', { from: other });
    expect((await consents(companyId)).map(({ given }) => given)).toEqual([true, false]);
  });

  test('of two at once by the last two ends the consent', async () => {
    const other = aPhone();
    const companyId = await texted({ others: [other] });
    await Promise.all([write('stop'), write('stop', { from: other })]);
    expect((await consents(companyId)).map(({ given }) => given)).toEqual([true, false]);
  });

  test('of somebody nobody has named is kept all the same', async () => {
    expect(await write('unsubscribe')).toMatch(/^Lintel: you are opted out/);
    await texted();
    expect(await isStopped()).toBe(true);
  });

  test('repeated within a day is not confirmed again; a day later, or after a START, it is', async () => {
    await texted();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
    expect(await write('stop')).not.toBeNull();
    vi.setSystemTime(new Date('2026-11-20T15:05:00Z'));
    expect(await write('STOP!!')).toBeNull();
    expect(await write('start')).not.toBeNull();
    vi.setSystemTime(Date.now() + HOUR);
    expect(await write('stop')).not.toBeNull();
    vi.setSystemTime(Date.now() + 24 * HOUR);
    expect(await write('stop')).not.toBeNull();
    const [number] = await db.select().from(smsNumbers).where(eq(smsNumbers.phone, phone));
    // A stop that stands keeps its time.
    expect(number?.stoppedAt).toEqual(new Date('2026-11-20T16:05:00Z'));
  });

  test('told several times, at once too, is followed once and answered alike', async () => {
    const companyId = await texted();
    const sid = `SM${'d'.repeat(32)}`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => write('stop', { sid })));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/opted out/);
    expect(await consents(companyId)).toHaveLength(2);
    expect(await db.select().from(smsInbound).where(eq(smsInbound.fromPhone, phone))).toHaveLength(1);
    expect(await write('stop', { sid })).toBe(answers[0]);
  });

  test('that Twilio has answered itself is followed without a second text', async () => {
    await texted();
    expect(await write('STOP', { optOutType: 'STOP' })).toBeNull();
    expect(await isStopped()).toBe(true);
  });

  test('that was not one is followed by nothing', async () => {
    const companyId = await texted();
    for (const body of ["don't stop", 'when does the road work end?', 'no pares', ''])
      expect(await write(body)).toBeNull();
    expect(await isStopped()).toBe(false);
    expect(await consents(companyId)).toHaveLength(1);
  });

  test('keeps what no database can: a NUL, a text without an end', async () => {
    expect(await write(`stop\0${' '.repeat(5_000)}`)).toMatch(/opted out/);
  });
});

describe('a start', () => {
  test('lifts the number’s stop; where nobody’s consent stands it says so', async () => {
    const companyId = await texted();
    await write('stop');
    expect(await write('START')).toMatch(
      /no company has texts switched on.*https:\/\/lintel\.test\/dashboard\/notifications/,
    );
    expect(await isStopped()).toBe(false);
    expect((await consents(companyId)).at(-1)?.given).toBe(false);
  });

  test('where consent stands says that texts are on, in the language last written in', async () => {
    await texted({ others: [aPhone()] });
    await write('alto');
    const said = await write('START');
    expect(said).toMatch(/vuelve a recibir.*La frecuencia varía.*tarifas.*STOP.*AYUDA/);
    expect(await isStopped()).toBe(false);
  });
});

describe('a call for help', () => {
  test.each([
    [
      'HELP',
      'en',
      /^Lintel permit alerts.*Message frequency varies\. Msg &amp; data rates may apply\. Reply STOP to cancel\. Support: \S+@\S+$/,
    ],
    ['ayuda', 'en', /^Avisos de permisos de Lintel.*La frecuencia varía\. .*STOP.*\S+@\S+$/],
    ['help', 'es', /^Avisos de permisos de Lintel/],
  ] as const)('%s to a company in %s', async (body, locale, reply) => {
    await texted({ locale });
    expect(await write(body)).toMatch(reply);
    expect(await isStopped()).toBe(false);
  });
});

describe('what is kept of a number', () => {
  test('the carrier’s word stops it too, and a recipient’s own language is theirs', async () => {
    const companyId = await texted();
    await db.update(recipients).set({ locale: 'es' }).where(eq(recipients.companyId, companyId));
    const ctx = jobContext(db);
    await markStopped(ctx, { phone, word: 'carrier' });
    const [number] = await db.select().from(smsNumbers).where(eq(smsNumbers.phone, phone));
    expect(number).toMatchObject({ stoppedBy: 'carrier', locale: 'es' });
    await markStarted(ctx, { phone });
    expect(await isStopped()).toBe(false);
    expect(await findStopped(ctx, [])).toEqual(new Set());
  });
});

async function aMessage(sent: Partial<typeof messages.$inferInsert> = {}) {
  const id = newId('message');
  await db.insert(messages).values({
    id,
    channel: 'sms',
    recipient: phone,
    locale: 'en',
    subject: '',
    html: '',
    text: 'Lintel: issued',
    state: 'sent',
    ...sent,
  });
  const held: StandInMessage = {
    sid: `SM${newId('message')
      .slice(-26)
      .padStart(32, '0')
      .replace(/[^0-9a-f]/g, 'a')}`,
    to: phone,
    from: TWILIO_NUMBER,
    body: 'Lintel: issued',
    statusCallback: `${STATUS}?message=${id}`,
    createdAt: new Date(),
  };
  const row = async () => (await db.select().from(messages).where(eq(messages.id, id)))[0];
  return { id, held, row };
}

describe('what becomes of a text', () => {
  test('is written down, whoever heard of it first', async () => {
    const { held, row } = await aMessage({ state: 'sending' });
    expect((await status.POST(twilio.status(held, 'sent'))).status).toBe(204);
    expect(await row()).toMatchObject({ providerId: held.sid, delivery: null });
    expect((await status.POST(twilio.status(held, 'delivered'))).status).toBe(204);
    expect(await row()).toMatchObject({ delivery: 'delivered' });
  });

  test.each([
    ['undelivered', 30003, /^30003: .*switched off/],
    ['undelivered', 30005, /^30005: .*not in use/],
    ['undelivered', 30006, /^30006: .*landline/],
    ['undelivered', 30007, /^30007: .*unwanted/],
    ['failed', 30008, /^30008: /],
    ['failed', 39999, /^39999: /],
  ] as const)('%s with %d, in words', async (word, code, detail) => {
    const { held, row } = await aMessage();
    await status.POST(twilio.status(held, word, code));
    const told = await row();
    expect(told).toMatchObject({ delivery: 'undelivered' });
    expect(told?.deliveryDetail).toMatch(detail);
    expect(await isStopped()).toBe(false);
  });

  test('told twice is the same', async () => {
    const { held, row } = await aMessage();
    for (let time = 0; time < 2; time += 1)
      expect((await status.POST(twilio.status(held, 'undelivered', 30005))).status).toBe(204);
    expect(await row()).toMatchObject({ delivery: 'undelivered' });
  });

  test('a number that has stopped with the carrier gets no text from then on', async () => {
    const { held } = await aMessage();
    await status.POST(twilio.status(held, 'failed', 21610));
    expect(await isStopped()).toBe(true);
  });

  test('of a text we do not know is no error: it would be told for ever', async () => {
    const { held } = await aMessage();
    const unknown = { ...held, statusCallback: `${STATUS}?message=msg_none` };
    expect((await status.POST(twilio.status(unknown, 'delivered'))).status).toBe(204);
  });

  test('a text held by another of ours is left to it', async () => {
    const { held, row } = await aMessage();
    await aMessage({ providerId: held.sid });
    expect((await status.POST(twilio.status(held, 'sent'))).status).toBe(204);
    expect((await row())?.providerId).toBeNull();
  });
});

describe('a request Twilio did not send', () => {
  const text = {
    MessageSid: `SM${'e'.repeat(32)}`,
    From: '+15125559999',
    Body: 'stop',
    AccountSid: TWILIO_ACCOUNT,
  };
  const refused = async (request: Request, code: number, route = inbound) => {
    const answer = await route.POST(request);
    expect(answer.status).toBe(code);
    expect(await answer.json()).toMatchObject({ error: expect.any(String), request_id: expect.any(String) });
    expect(await isStopped(text.From)).toBe(false);
  };

  test('with another token, another address, or nothing is refused', async () => {
    await refused(signedPost(INBOUND, text, 'not the token'), 403);
    await refused(signedPost(STATUS, text), 403);
    await refused(new Request(INBOUND, { method: 'POST', body: new URLSearchParams(text) }), 403);
    await refused(new Request(INBOUND, { method: 'POST' }), 403);
    await refused(signedPost(`${STATUS}?message=a`, text, 'not the token'), 403, status);
  });

  test('changed on the way, in a field or in the id it tells of, is refused', async () => {
    const good = signedPost(INBOUND, { ...text, Body: 'hello' });
    const changed = new URLSearchParams({ ...text, Body: 'stop' });
    await refused(new Request(INBOUND, { method: 'POST', headers: good.headers, body: changed }), 403);
    const { held } = await aMessage();
    const told = twilio.status(held, 'delivered');
    const body = await told.text();
    await refused(
      new Request(`${STATUS}?message=another`, { method: 'POST', headers: told.headers, body }),
      403,
      status,
    );
  });

  test('signed, but of another account or no text, is refused', async () => {
    await refused(signedPost(INBOUND, { ...text, AccountSid: `AC${'f'.repeat(32)}` }), 403);
    await refused(signedPost(INBOUND, { ...text, From: 'whatsapp:+15125559999' }), 422);
    await refused(signedPost(INBOUND, { ...text, MessageSid: 'x' }), 422);
    await refused(signedPost(STATUS, text), 422, status);
  });

  test('larger than any text is not read', async () => {
    await refused(signedPost(INBOUND, { ...text, Body: 'a'.repeat(17_000) }), 413);
  });

  test('is signed for the address the site is known by, whatever host the request names', async () => {
    const good = twilio.inbound(INBOUND, { from: phone, body: 'help' });
    const behind = new Request('http://10.0.0.7:3000/api/webhooks/twilio/inbound', {
      method: 'POST',
      headers: good.headers,
      body: await good.text(),
    });
    expect((await inbound.POST(behind)).status).toBe(200);
  });
});
