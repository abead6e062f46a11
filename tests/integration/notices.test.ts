import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { companyPermits, messages, notifications, permitEvents, smsConsents } from '@/db/schema';
import { composeMessages } from '@/lib/company/notifications/compose';
import { fanOutEvents } from '@/lib/company/notifications/fan-out';
import { type MailTransport, sendMessages } from '@/lib/company/notifications/send';
import {
  jobContext,
  linkPermit,
  makeCompany,
  makeEvent,
  makeFeed,
  makePermit,
  NOW,
} from '../support/factories';
import { freshDatabase, rolledBack } from '../support/test-database';

const OUTBOX = { siteUrl: 'http://localhost:3000', sendsMail: false };
const SMTP = { ...OUTBOX, sendsMail: true };
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

async function watchedChange(db: Database, options: Parameters<typeof makeCompany>[1] = {}) {
  const feed = await makeFeed(db);
  const company = await makeCompany(db, options);
  const permit = await makePermit(db, feed);
  await linkPermit(db, company.companyId, permit);
  await makeEvent(db, permit);
  return { ...company, feed, permit };
}

describe('who is told of a change', () => {
  test('each recipient with an address, once, however often it is asked', () =>
    rolledBack(async (db) => {
      await watchedChange(db, {
        recipients: [
          { name: 'Ana', email: 'ana@example.com' },
          { name: 'Luis', email: 'luis@example.com' },
          { name: 'No mail', email: null },
        ],
      });
      expect(await fanOutEvents(jobContext(db))).toEqual({ events: 1, notifications: 2 });
      expect(await fanOutEvents(jobContext(db))).toEqual({ events: 0, notifications: 0 });
      await db.update(permitEvents).set({ fannedOutAt: null });
      await fanOutEvents(jobContext(db));
      expect(await db.$count(notifications)).toBe(2);
    }));

  test('nobody who has not confirmed the permit, and no other company', () =>
    rolledBack(async (db) => {
      const { permit } = await watchedChange(db);
      const other = await makeCompany(db);
      await makeCompany(db, { cities: ['chicago-il'], names: ['test builders'] });
      await fanOutEvents(jobContext(db));
      const told = await db.select().from(notifications);
      expect(told).toHaveLength(1);
      expect(told.map((notice) => notice.companyId)).not.toContain(other.companyId);
      expect(permit).toBeGreaterThan(0);
    }));

  test('a permit new under a confirmed name is linked before it is told', () =>
    rolledBack(async (db) => {
      const feed = await makeFeed(db);
      await makeCompany(db, { names: ['test builders'] });
      const permit = await makePermit(db, feed);
      await makeEvent(db, permit, { kind: 'discovered', fromBucket: null, fromWord: null });
      expect(await fanOutEvents(jobContext(db))).toEqual({ events: 1, notifications: 1 });
    }));

  test('critical only leaves out what nobody has to act on', () =>
    rolledBack(async (db) => {
      const { permit } = await watchedChange(db, { urgency: 'critical_only' });
      await makeEvent(db, permit, { toBucket: 'action_required', toWord: 'Awaiting Upload' });
      await makeEvent(db, permit, { kind: 'dates_changed', toBucket: 'action_required' });
      expect(await fanOutEvents(jobContext(db))).toEqual({ events: 3, notifications: 1 });
    }));

  test('a text only with consent, on a plan that has texts; the latest word counts', () =>
    rolledBack(async (db) => {
      const options = {
        methods: ['sms' as const],
        recipients: [{ name: 'Ana', email: null, phone: '+15125550100' }],
      };
      const { companyId, permit } = await watchedChange(db, options);
      await fanOutEvents(jobContext(db));
      expect(await db.$count(notifications)).toBe(0);
      const consent = { companyId, wording: 'Yes', locale: 'en' as const };
      await db.insert(smsConsents).values({ ...consent, given: true });
      await makeEvent(db, permit);
      await fanOutEvents(jobContext(db));
      expect(await db.$count(notifications)).toBe(1);
      await db.insert(smsConsents).values({ ...consent, given: false });
      await makeEvent(db, permit);
      await fanOutEvents(jobContext(db));
      expect(await db.$count(notifications)).toBe(1);
    }));
});

describe('what arrives', () => {
  test('changes that are due together make one mail in the company language', () =>
    rolledBack(async (db) => {
      const { permit } = await watchedChange(db, { locale: 'es' });
      await makeEvent(db, permit, { toBucket: 'finaled', toWord: 'Final' });
      await fanOutEvents(jobContext(db));
      expect(await composeMessages(jobContext(db), OUTBOX)).toEqual({ messages: 1, notices: 2 });
      expect(await composeMessages(jobContext(db), OUTBOX)).toEqual({ messages: 0, notices: 0 });
      const [mail] = await db.select().from(messages);
      expect(mail).toMatchObject({
        state: 'sent',
        recipient: 'ana@example.com',
        locale: 'es',
        subject: expect.stringMatching(/^Emitido: \d+ Oak St y 1 cambio más$/),
      });
      expect(new Set((await db.select().from(notifications)).map((notice) => notice.state))).toEqual(
        new Set(['sent']),
      );
    }));

  test('a daily plan hears in the morning, not before', () =>
    rolledBack(async (db) => {
      await watchedChange(db, { tier: 'solo' });
      await fanOutEvents(jobContext(db));
      expect(await composeMessages(jobContext(db, later(60)), OUTBOX)).toMatchObject({ notices: 0 });
      expect(await composeMessages(jobContext(db, later(24 * 60)), OUTBOX)).toMatchObject({ notices: 1 });
    }));

  test('what was withdrawn while a notice waited for its time is not told', () =>
    rolledBack(async (db) => {
      const person = { name: 'Ana', email: 'ana@example.com', phone: '+15125550100' };
      const { companyId, permit, feed } = await watchedChange(db, {
        tier: 'team',
        methods: ['email', 'sms'],
        recipients: [person],
      });
      const consent = { companyId, wording: 'Yes', locale: 'en' as const };
      await db.insert(smsConsents).values({ ...consent, given: true });
      const removed = await makePermit(db, feed);
      await linkPermit(db, companyId, removed);
      await makeEvent(db, removed);
      expect(await fanOutEvents(jobContext(db, later(1)))).toEqual({ events: 2, notifications: 4 });
      await db.insert(smsConsents).values({ ...consent, given: false });
      await db.update(companyPermits).set({ state: 'rejected' }).where(eq(companyPermits.permitId, removed));
      expect(await composeMessages(jobContext(db, later(60)), OUTBOX)).toEqual({ messages: 1, notices: 4 });
      const [mail, ...others] = await db.select().from(messages);
      expect(others).toEqual([]);
      expect(mail?.channel).toBe('email');
      expect(mail?.text).toContain(`/dashboard/permits/${permit}`);
      expect(mail?.text).not.toContain(`/dashboard/permits/${removed}`);
      const failures = (await db.select().from(notifications)).map(
        (notice) => notice.failure ?? notice.state,
      );
      expect(failures.sort()).toEqual(['consent_withdrawn', 'permit_removed', 'permit_removed', 'sent']);
    }));

  test('where mail leaves by SMTP, a text that nothing carries is not called sent', () =>
    rolledBack(async (db) => {
      const { companyId, permit } = await watchedChange(db, {
        methods: ['sms'],
        recipients: [{ name: 'Ana', email: null, phone: '+15125550100' }],
      });
      await db.insert(smsConsents).values({ companyId, wording: 'Yes', locale: 'en', given: true });
      await fanOutEvents(jobContext(db));
      await composeMessages(jobContext(db), SMTP);
      const undelivered = { state: 'failed', failure: 'no_text_service', sentAt: null };
      expect(await db.select().from(messages)).toMatchObject([undelivered]);
      expect(await db.select().from(notifications)).toMatchObject([undelivered]);
      await makeEvent(db, permit);
      await fanOutEvents(jobContext(db));
      await composeMessages(jobContext(db), OUTBOX);
      expect(await db.$count(messages, eq(messages.state, 'sent'))).toBe(1);
    }));

  test('a mail server that refuses is tried again; the message leaves once', () =>
    rolledBack(async (db) => {
      await watchedChange(db);
      await fanOutEvents(jobContext(db));
      await composeMessages(jobContext(db), SMTP);
      const taken: string[] = [];
      let refusals = 2;
      const transport: MailTransport = {
        async send({ to }) {
          if (refusals-- > 0) throw new Error('451 try later');
          taken.push(to);
        },
      };
      expect(await sendMessages(jobContext(db), { email: transport, sms: null })).toEqual({
        sent: 0,
        failed: 1,
        more: false,
      });
      expect(await sendMessages(jobContext(db), { email: transport, sms: null })).toEqual({
        sent: 0,
        failed: 0,
        more: false,
      });
      expect(await sendMessages(jobContext(db, later(2)), { email: transport, sms: null })).toEqual({
        sent: 0,
        failed: 1,
        more: false,
      });
      expect(await sendMessages(jobContext(db, later(10)), { email: transport, sms: null })).toEqual({
        sent: 1,
        failed: 0,
        more: false,
      });
      expect(await sendMessages(jobContext(db, later(60)), { email: transport, sms: null })).toEqual({
        sent: 0,
        failed: 0,
        more: false,
      });
      expect(taken).toEqual(['ana@example.com']);
      expect((await db.select().from(notifications))[0]).toMatchObject({ state: 'sent' });
    }));

  test('a worker that is asked to stop leaves the rest for the next one', () =>
    rolledBack(async (db) => {
      await watchedChange(db, {
        recipients: [
          { name: 'Ana', email: 'ana@example.com' },
          { name: 'Luis', email: 'luis@example.com' },
        ],
      });
      await fanOutEvents(jobContext(db));
      await composeMessages(jobContext(db), SMTP);
      const stopping = new AbortController();
      const taken: string[] = [];
      const transport: MailTransport = {
        async send({ to }) {
          taken.push(to);
          stopping.abort();
        },
      };
      expect(
        await sendMessages(jobContext(db), { email: transport, sms: null }, { signal: stopping.signal }),
      ).toMatchObject({ sent: 1 });
      expect(await db.$count(messages, eq(messages.state, 'queued'))).toBe(1);
      expect(await sendMessages(jobContext(db, later(1)), { email: transport, sms: null })).toMatchObject({
        sent: 1,
        more: false,
      });
      expect(taken.sort()).toEqual(['ana@example.com', 'luis@example.com']);
    }));

  test('a message cut off while it left is not sent a second time', () =>
    rolledBack(async (db) => {
      await watchedChange(db);
      await fanOutEvents(jobContext(db));
      await composeMessages(jobContext(db), SMTP);
      await db.update(messages).set({ state: 'sending', nextAttemptAt: NOW });
      const transport: MailTransport = { send: () => Promise.reject(new Error('must not be called')) };
      expect(await sendMessages(jobContext(db, later(20)), { email: transport, sms: null })).toEqual({
        sent: 0,
        failed: 0,
        more: false,
      });
      const [message] = await db.select().from(messages);
      expect(message).toMatchObject({ state: 'failed', failure: 'interrupted' });
    }));

  test('a message given up as cut off stays given up when its server answers at last', () =>
    rolledBack(async (db) => {
      await watchedChange(db);
      await fanOutEvents(jobContext(db));
      await composeMessages(jobContext(db), SMTP);
      const sends: string[] = [];
      const never: MailTransport = { send: async ({ to }) => void sends.push(to) };
      const slow: MailTransport = {
        async send() {
          expect(await sendMessages(jobContext(db, later(20)), { email: never, sms: null })).toEqual({
            sent: 0,
            failed: 0,
            more: false,
          });
          throw new Error('the connection timed out');
        },
      };
      expect(await sendMessages(jobContext(db), { email: slow, sms: null })).toEqual({
        sent: 0,
        failed: 1,
        more: false,
      });
      expect(await sendMessages(jobContext(db, later(200)), { email: never, sms: null })).toEqual({
        sent: 0,
        failed: 0,
        more: false,
      });
      expect(sends).toEqual([]);
      expect((await db.select().from(messages))[0]).toMatchObject({
        state: 'failed',
        failure: 'interrupted',
      });
    }));
});

test('two workers on one database tell nobody twice', async () => {
  const database = await freshDatabase();
  try {
    const { db } = database;
    const feed = await makeFeed(db);
    const { companyId } = await makeCompany(db);
    for (let count = 0; count < 60; count += 1) {
      const permit = await makePermit(db, feed);
      await linkPermit(db, companyId, permit);
      await makeEvent(db, permit);
    }
    const work = async () => {
      while ((await fanOutEvents(jobContext(db))).events > 0);
      while ((await composeMessages(jobContext(db), OUTBOX)).notices > 0);
    };
    await Promise.all([work(), work(), work(), work()]);
    await work();
    expect(await db.$count(notifications, eq(notifications.state, 'sent'))).toBe(60);
    const bodies = (await db.select({ text: messages.text }).from(messages))
      .map(({ text }) => text)
      .join('\n');
    const told = bodies.match(/\/dashboard\/permits\/\d+/g) ?? [];
    expect(told).toHaveLength(60);
    expect(new Set(told).size).toBe(60);
  } finally {
    await database.close();
  }
});
