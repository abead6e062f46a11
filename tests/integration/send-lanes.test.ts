import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages, notifications, recipients, smsConsents } from '@/db/schema';
import { composeMessages } from '@/lib/company/notifications/compose';
import { fanOutEvents } from '@/lib/company/notifications/fan-out';
import {
  MailRefused,
  type MailTransport,
  type SendOptions,
  sendMessages,
} from '@/lib/company/notifications/send';
import { newId } from '@/lib/ids';
import { addMessage } from '@/lib/providers/outbox/messages';
import { Pace } from '@/lib/providers/outbox/pace';
import type { Lane } from '@/lib/providers/outbox/types';
import type { SmsTransport } from '@/lib/providers/sms/types';
import {
  jobContext,
  linkPermit,
  makeCompany,
  makeEvent,
  makeFeed,
  makePermit,
  NOW,
} from '../support/factories';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

let database: FreshDatabase;
let companies: { big: string; small: string };
beforeAll(async () => {
  database = await freshDatabase();
  const [big, small] = [await makeCompany(database.db), await makeCompany(database.db)];
  companies = { big: big.companyId, small: small.companyId };
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(notifications);
  await database.db.delete(messages);
});

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const INPUT = { siteUrl: 'http://localhost:3000', sendsMail: true };
const quick = (atOnce: number) => new Pace({ perSecond: 10_000, atOnce });

interface Added {
  to: string;
  companyId?: string;
  lane?: Lane;
}

async function add({ to, companyId, lane = 'prompt' }: Added): Promise<void> {
  await addMessage(jobContext(database.db), {
    id: newId('message'),
    companyId: companyId ?? null,
    channel: 'email',
    recipient: to,
    locale: 'en',
    subject: 'A permit moved',
    html: '<p>A permit moved</p>',
    text: 'A permit moved',
    lane,
    state: 'queued',
    nextAttemptAt: NOW,
  });
}

/** A text of a company's own that waits to leave. */
async function addText(phone: string): Promise<void> {
  const { db } = database;
  const recipients = [{ name: 'Ana', email: null, phone }];
  const { companyId } = await makeCompany(db, { methods: ['sms'], recipients });
  await db.insert(smsConsents).values({ companyId, given: true, wording: 'Yes', locale: 'en' });
  const permit = await makePermit(db, await makeFeed(db));
  await linkPermit(db, companyId, permit);
  await makeEvent(db, permit);
  await fanOutEvents(jobContext(db));
  await composeMessages(jobContext(db), { ...INPUT, sendsTexts: true, lane: 'prompt' });
}

/** Takes mail in the order it comes; what `send` says of an address decides. */
function server(atOnce: number, send: (to: string) => Promise<void> = async () => {}) {
  const begun: string[] = [];
  const email: MailTransport = {
    pace: quick(atOnce),
    async send({ to }) {
      begun.push(to);
      await send(to);
    },
  };
  return { begun, email };
}

const send = (
  email: MailTransport | null,
  options: SendOptions = {},
  now = NOW,
  sms: SmsTransport | null = null,
) => sendMessages(jobContext(database.db, now), { email, sms }, options);
const states = async () =>
  Object.fromEntries(
    (await database.db.select().from(messages)).map(({ recipient, state }) => [recipient, state]),
  );

describe('the order in which messages leave', () => {
  test('one company’s many do not go before another’s one, nor before those of no company', async () => {
    for (let n = 0; n < 20; n += 1) await add({ to: `big-${n}@example.com`, companyId: companies.big });
    await add({ to: 'small@example.com', companyId: companies.small });
    await add({ to: 'nobody@example.com' });
    const { begun, email } = server(1);
    expect(await send(email)).toEqual({ sent: 22, failed: 0, more: false });
    expect(begun.slice(0, 3).toSorted()).toEqual([
      'big-0@example.com',
      'nobody@example.com',
      'small@example.com',
    ]);
    expect(begun.slice(3, 5)).toEqual(['big-1@example.com', 'big-2@example.com']);
  });

  test('what somebody waits for goes before digests that came first', async () => {
    for (let n = 0; n < 10; n += 1) await add({ to: `digest-${n}@example.com`, lane: 'bulk' });
    await add({ to: 'link@example.com' });
    const { begun, email } = server(1);
    await send(email);
    expect(begun[0]).toBe('link@example.com');
    expect(begun).toHaveLength(11);
  });

  test('a message put off for another try holds its company’s next ones up no longer than their turn', async () => {
    await add({ to: 'first@example.com', companyId: companies.big });
    const failing = server(1, () => Promise.reject(new Error('451 try later')));
    await send(failing.email);
    await add({ to: 'second@example.com', companyId: companies.big });
    const [second] = await database.db
      .select()
      .from(messages)
      .where(eq(messages.recipient, 'second@example.com'));
    expect(second?.turnAt).toEqual(NOW);
    await send(server(1).email, {}, later(2));
    expect(await states()).toEqual({ 'first@example.com': 'sent', 'second@example.com': 'sent' });
  });

  test('a text and mail of the moment are prompt, what is told once a day or an hour is bulk', async () => {
    const { db } = database;
    const permit = await makePermit(db, await makeFeed(db));
    for (const tier of ['solo', 'professional'] as const)
      await linkPermit(
        db,
        (await makeCompany(db, { tier, recipients: [{ name: tier, email: `${tier}@x.test` }] })).companyId,
        permit,
      );
    await makeEvent(db, permit);
    await fanOutEvents(jobContext(db));
    const tomorrow = jobContext(db, later(24 * 60));
    expect(await composeMessages(tomorrow, { ...INPUT, lane: 'prompt' })).toEqual({
      messages: 1,
      notices: 1,
    });
    expect(await composeMessages(tomorrow, { ...INPUT, lane: 'bulk' })).toEqual({ messages: 1, notices: 1 });
    const lanes = (await db.select().from(messages)).map(({ recipient, lane }) => `${recipient} ${lane}`);
    expect(lanes.toSorted()).toEqual(['professional@x.test prompt', 'solo@x.test bulk']);
  });
});

describe('a provider', () => {
  test('that hangs holds up neither the other provider nor, with digests, what somebody waits for', async () => {
    let answer = () => {};
    const hanging = new Promise<void>((resolve) => {
      answer = resolve;
    });
    for (let n = 0; n < 10; n += 1) await add({ to: `digest-${n}@example.com`, lane: 'bulk' });
    const { begun, email } = server(4, (to) => (to.startsWith('digest') ? hanging : Promise.resolve()));
    const digests = send(email, { lanes: ['bulk'] });
    while (begun.length < 3) await new Promise((resolve) => setImmediate(resolve));
    await add({ to: 'link@example.com' });
    expect(await send(email, { lanes: ['prompt'] })).toMatchObject({ sent: 1 });
    expect(begun).toHaveLength(4);
    // The texts of a run whose mail hangs are looked for again and again.
    await add({ to: 'digest-late@example.com' });
    const texts: string[] = [];
    const sms: SmsTransport = {
      async send({ to }) {
        texts.push(to);
        answer();
        return { providerId: 'SM1', segments: 1 };
      },
    };
    const both = send(email, { lanes: ['prompt'] }, NOW, sms);
    while (begun.length < 5) await new Promise((resolve) => setImmediate(resolve));
    await addText('+15125550100');
    expect(await both).toMatchObject({ sent: 2 });
    expect(await digests).toMatchObject({ sent: 10 });
    expect(texts).toEqual(['+15125550100']);
  });

  test('that refuses one mail or has no word on another takes the rest', async () => {
    for (const to of ['a@x.test', 'bounces@x.test', 'b@x.test', 'later@x.test', 'c@x.test'])
      await add({ to });
    const { email } = server(5, async (to) => {
      if (to.startsWith('bounces')) throw new MailRefused('550 no such user');
      if (to.startsWith('later')) throw new Error('451 try later');
    });
    expect(await send(email)).toEqual({ sent: 3, failed: 2, more: false });
    expect(await states()).toEqual({
      'a@x.test': 'sent',
      'b@x.test': 'sent',
      'c@x.test': 'sent',
      'bounces@x.test': 'failed',
      'later@x.test': 'queued',
    });
  });
});

test('a recipient whose message cannot be worded keeps no other from being told, and is tried again', async () => {
  const { db } = database;
  const permit = await makePermit(db, await makeFeed(db));
  for (const to of ['broken@x.test', 'whole@x.test']) {
    const { companyId } = await makeCompany(db, { recipients: [{ name: to, email: to }] });
    await linkPermit(db, companyId, permit);
  }
  await makeEvent(db, permit);
  await fanOutEvents(jobContext(db));
  // No language of ours.
  await db.execute(sql`update ${recipients} set locale = 'xx' where email = 'broken@x.test'`);
  expect(await composeMessages(jobContext(db), { ...INPUT })).toEqual({ messages: 1, notices: 2 });
  expect(await states()).toEqual({ 'whole@x.test': 'queued' });
  await db.execute(sql`update ${recipients} set locale = 'en' where email = 'broken@x.test'`);
  expect(await composeMessages(jobContext(db), { ...INPUT })).toEqual({ messages: 0, notices: 0 });
  expect(await composeMessages(jobContext(db, later(60)), { ...INPUT })).toEqual({ messages: 1, notices: 1 });
});

describe('an end in the middle', () => {
  test('asked for, lets what is under way leave, and leaves the rest in its order', async () => {
    for (let n = 0; n < 12; n += 1) await add({ to: `m-${n}@example.com` });
    const stopping = new AbortController();
    const { begun, email } = server(4, async () => stopping.abort());
    expect(await send(email, { signal: stopping.signal })).toEqual({ sent: 4, failed: 0, more: true });
    expect(begun).toHaveLength(4);
    expect(await database.db.$count(messages, eq(messages.state, 'queued'))).toBe(8);
    expect(await send(server(4).email)).toMatchObject({ sent: 8, more: false });
  });

  test('by a crash meets only what was being handed over; no message waits claimed, and none leaves twice', async () => {
    for (let n = 0; n < 12; n += 1) await add({ to: `m-${n}@example.com` });
    let end = () => {};
    const never = new Promise<void>((resolve) => {
      end = resolve;
    });
    const crashed = server(4, () => never);
    const stopping = new AbortController();
    const cutOff = send(crashed.email, { signal: stopping.signal });
    while (crashed.begun.length < 4) await new Promise((resolve) => setImmediate(resolve));
    expect(await database.db.$count(messages, eq(messages.state, 'sending'))).toBe(4);
    const next = server(4);
    expect(await send(next.email, {}, later(20))).toMatchObject({ sent: 8 });
    expect([...crashed.begun, ...next.begun].toSorted()).toEqual(Object.keys(await states()).toSorted());
    expect(await database.db.$count(messages, eq(messages.failure, 'interrupted'))).toBe(4);
    // It was no crash, and the process that seemed gone says that they left after all.
    stopping.abort();
    end();
    expect(await cutOff).toMatchObject({ sent: 4 });
    expect(await database.db.$count(messages, eq(messages.state, 'sent'))).toBe(12);
  });

  test('of one ending that cannot be written keeps no other from being written', async () => {
    await addText('+15125550101');
    await addText('+15125550102');
    // A carrier that names two texts alike: the second name cannot be kept.
    const sms: SmsTransport = { pace: quick(2), send: async () => ({ providerId: 'SM7', segments: 1 }) };
    await expect(send(null, {}, NOW, sms)).rejects.toThrow();
    expect(Object.values(await states()).toSorted()).toEqual(['sending', 'sent']);
  });
});
