import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import {
  auditLog,
  companyPermits,
  messages,
  notificationSettings,
  notifications,
  recipients,
  smsConsents,
  smsNumbers,
  subscriptions,
} from '@/db/schema';
import { composeMessages } from '@/lib/company/notifications/compose';
import { recordDelivery } from '@/lib/company/notifications/delivery';
import { fanOutEvents } from '@/lib/company/notifications/fan-out';
import { changeRecipient } from '@/lib/company/notifications/mutations';
import { getOutboxMessage, listOutbox, retryMessage } from '@/lib/company/notifications/outbox';
import { listNotices, listRecipients } from '@/lib/company/notifications/queries';
import { changeRecipientSchema } from '@/lib/company/notifications/schema';
import { MailRefused, sendMessages, type Transports } from '@/lib/company/notifications/send';
import { chooseMail, findMailSubscription, type MailChoice } from '@/lib/company/notifications/unsubscribe';
import type { AdminActor, Context } from '@/lib/context';
import { CarrierUnavailable, TextRefused } from '@/lib/providers/sms/errors';
import { NumberStopped, type SmsTransport } from '@/lib/providers/sms/types';
import {
  jobContext,
  linkPermit,
  type MadeCompany,
  makeCompany,
  makeEvent,
  makeFeed,
  makePermit,
  NOW,
} from '../support/factories';
import { rolledBack } from '../support/test-database';

const LEAVES = { siteUrl: 'https://lintel.example', sendsMail: true, sendsTexts: true };
const ANA = { name: 'Ana', email: 'ana@example.com', phone: '+15125550100' };
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** A company whose notice has become a message that waits to leave. */
async function waiting(db: Database, methods: ('email' | 'sms')[] = ['email']): Promise<MadeCompany> {
  const company = await makeCompany(db, { methods, recipients: [ANA] });
  const permit = await makePermit(db, await makeFeed(db));
  await linkPermit(db, company.companyId, permit);
  await makeEvent(db, permit);
  await db
    .insert(smsConsents)
    .values({ companyId: company.companyId, given: true, wording: 'Yes', locale: 'en' });
  await fanOutEvents(jobContext(db));
  await composeMessages(jobContext(db), LEAVES);
  return company;
}

async function one(db: Database) {
  const [message] = await db.select().from(messages);
  const [notice] = await db.select().from(notifications);
  const [recipient] = await db.select().from(recipients);
  if (!message || !notice || !recipient) throw new Error('nothing waits');
  return { message, notice, recipient };
}

const owner = (db: Database, { companyId, userId }: MadeCompany) => ({
  ...jobContext(db),
  actor: { kind: 'user' as const, userId, companyId, role: 'owner' as const, tier: 'professional' as const },
});
const admin = (db: Database, userId: string): Context<AdminActor> => ({
  ...jobContext(db, later(60)),
  actor: { kind: 'admin', userId },
});
const failing = (error: unknown): { send: () => Promise<never> } => ({ send: () => Promise.reject(error) });
const takes: Transports = {
  email: { send: async () => {} },
  sms: { send: async () => ({ providerId: 'SM1', segments: 2 }) },
};

describe('a link that stops mail', () => {
  test('stands in every notice mail as mailboxes read it', () =>
    rolledBack(async (db) => {
      await waiting(db);
      const { message, recipient } = await one(db);
      expect(message.headers).toMatchObject({
        'List-Unsubscribe': `<https://lintel.example/api/unsubscribe/${recipient.unsubscribeToken}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      expect(message.text).toContain(`/unsubscribe/${recipient.unsubscribeToken}`);
    }));

  test('works once, twice and years later, and is read without changing anything', () =>
    rolledBack(async (db) => {
      await waiting(db);
      const token = (await one(db)).recipient.unsubscribeToken;
      expect(await findMailSubscription(jobContext(db), token)).toMatchObject({ choice: 'keep', isOn: true });
      expect((await one(db)).recipient.unsubscribedAt).toBeNull();
      expect(await chooseMail(jobContext(db), { token, choice: 'stop' })).toBe(true);
      const years = later(3 * 365 * 24 * 60);
      expect(await chooseMail(jobContext(db, years), { token, choice: 'stop' })).toBe(true);
      expect((await one(db)).recipient.unsubscribedAt).toEqual(NOW);
    }));

  test.each([
    '',
    'x',
    "' or 1=1 --".padEnd(30, 'a'),
    '0f8b1c1e-7a43-4b57-9a0a-2c1d9f0b6a11',
    'a'.repeat(500),
  ])('of nobody does nothing: %j', (token) =>
    rolledBack(async (db) => {
      await waiting(db);
      expect(await findMailSubscription(jobContext(db), token)).toBeNull();
      expect(await chooseMail(jobContext(db), { token, choice: 'stop' })).toBe(false);
      expect((await one(db)).recipient.unsubscribedAt).toBeNull();
    }),
  );

  test('can be undone, and can leave what cannot wait', () =>
    rolledBack(async (db) => {
      await waiting(db);
      const token = (await one(db)).recipient.unsubscribeToken;
      const choose = async (choice: MailChoice) => {
        await chooseMail(jobContext(db), { token, choice });
        expect(await findMailSubscription(jobContext(db), token)).toMatchObject({ choice });
        return (await one(db)).recipient;
      };
      expect(await choose('critical')).toMatchObject({ urgency: 'critical_only', unsubscribedAt: null });
      expect(await choose('stop')).toMatchObject({ urgency: 'critical_only', unsubscribedAt: NOW });
      expect(await choose('keep')).toMatchObject({ urgency: 'all_changes', unsubscribedAt: null });
    }));

  test('stops a mail that already waits to leave, and says so in the history', () =>
    rolledBack(async (db) => {
      const company = await waiting(db);
      const token = (await one(db)).recipient.unsubscribeToken;
      await chooseMail(jobContext(db), { token, choice: 'stop' });
      const never = failing(new Error('must not be called'));
      await sendMessages(jobContext(db, later(1)), { email: never, sms: never });
      expect((await one(db)).message).toMatchObject({ state: 'failed', failure: 'unsubscribed' });
      expect(await listNotices(owner(db, company), 10, 'failed')).toMatchObject([
        { failure: 'unsubscribed' },
      ]);
      expect(await listNotices(owner(db, company), 10, 'waiting')).toEqual([]);
    }));

  test('binds the owner, who can only say that the person asked to have it back', () =>
    rolledBack(async (db) => {
      const company = await waiting(db);
      const { id: recipientId, unsubscribeToken: token } = (await one(db)).recipient;
      await chooseMail(jobContext(db), { token, choice: 'stop' });
      const ctx = owner(db, company);
      await changeRecipient(ctx, { recipientId, emailOn: true });
      expect(await listRecipients(ctx)).toMatchObject([{ unsubscribedAt: NOW }]);
      await changeRecipient(ctx, { recipientId, resubscribe: true });
      expect(await listRecipients(ctx)).toMatchObject([{ unsubscribedAt: null, isPrimary: true }]);
    }));
});

describe('how a recipient is told', () => {
  test('is changed in one company only, and by whoever may', () =>
    rolledBack(async (db) => {
      const company = await waiting(db);
      const other = await makeCompany(db);
      const recipientId = (await one(db)).recipient.id;
      await expect(changeRecipient(owner(db, other), { recipientId, smsOn: false })).rejects.toMatchObject({
        code: 'not_found',
      });
      const viewer = {
        ...owner(db, company),
        actor: { ...owner(db, company).actor, role: 'viewer' as const },
      };
      await expect(changeRecipient(viewer, { recipientId, smsOn: false })).rejects.toMatchObject({
        code: 'forbidden',
      });
    }));

  test.each([
    [{ quietFrom: 22 }, 'quietHours'],
    [{ quietFrom: 22, quietUntil: null }, 'quietHours'],
    [{ quietFrom: 7, quietUntil: 7 }, 'quietHoursSame'],
    [{ quietFrom: 24, quietUntil: 6 }, 'hour'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('takes no %j', (change, reason) => {
    const parsed = changeRecipientSchema.safeParse({ recipientId: 'rcp_1', ...change });
    expect(parsed.error?.issues.map(({ message }) => message)).toContain(reason);
  });
});

describe('a message that waits for another try', () => {
  const WITHDRAWN = { wording: 'No', locale: 'en' as const, given: false };
  const nothingLeaves: Transports = {
    email: failing(new Error('must not be called')),
    sms: failing(new Error('must not be called')),
  };

  test.each([
    ['recipient_removed', (db: Database) => db.delete(recipients)],
    ['address_changed', (db: Database) => db.update(recipients).set({ email: 'new@example.com' })],
    ['no_address', (db: Database) => db.update(recipients).set({ email: null })],
    ['plan_ended', (db: Database) => db.update(subscriptions).set({ state: 'unpaid' })],
    ['channel_off', (db: Database) => db.update(notificationSettings).set({ methods: ['sms'] })],
    ['permit_removed', (db: Database) => db.update(companyPermits).set({ state: 'rejected' })],
  ])('as mail: %s', (failure, change) =>
    rolledBack(async (db) => {
      const { userId } = await waiting(db);
      await change(db);
      expect(await sendMessages(jobContext(db), nothingLeaves)).toMatchObject({ sent: 0, failed: 0 });
      const [message] = await db.select().from(messages);
      expect(message).toMatchObject({ state: 'failed', failure });
      expect((await getOutboxMessage(admin(db, userId), message?.id ?? '')).retry).toBe('not_told_any_more');
    }),
  );

  test.each([
    ['recipient_removed', (db: Database) => db.delete(recipients)],
    ['address_changed', (db: Database) => db.update(recipients).set({ phone: '+15125550199' })],
    [
      'consent_withdrawn',
      (db: Database, { companyId }: MadeCompany) =>
        db.insert(smsConsents).values({ companyId, ...WITHDRAWN }),
    ],
    ['plan_without_texts', (db: Database) => db.update(subscriptions).set({ tier: 'solo' })],
    ['channel_off', (db: Database) => db.update(notificationSettings).set({ methods: ['email'] })],
  ])('as text: %s', (failure, change) =>
    rolledBack(async (db) => {
      const company = await waiting(db, ['sms']);
      await change(db, company);
      expect(await sendMessages(jobContext(db), nothingLeaves)).toMatchObject({ sent: 0, failed: 0 });
      expect((await db.select().from(messages))[0]).toMatchObject({ state: 'failed', failure });
    }),
  );

  test('leaves as long as the company watches one of its permits', () =>
    rolledBack(async (db) => {
      const { companyId } = await waiting(db);
      const gone = await makePermit(db, await makeFeed(db));
      const { message, notice } = await one(db);
      await db.insert(notifications).values({
        ...notice,
        eventId: await makeEvent(db, gone),
        messageId: message.id,
        companyId,
      });
      expect(await sendMessages(jobContext(db), takes)).toMatchObject({ sent: 1 });
    }));

  test('is not offered again once its words are gone', () =>
    rolledBack(async (db) => {
      const { userId } = await waiting(db);
      const { message } = await one(db);
      const gaveUp = { state: 'failed' as const, failure: '451 try later', text: '', html: '' };
      await db.update(messages).set(gaveUp);
      expect((await getOutboxMessage(admin(db, userId), message.id)).retry).toBe('content_expired');
      await expect(retryMessage(admin(db, userId), { messageId: message.id })).rejects.toMatchObject({
        code: 'conflict',
      });
      expect((await one(db)).message.state).toBe('failed');
    }));
});

describe('a message that is not taken', () => {
  test.each([
    [
      'a mail refused for good',
      ['email'] as const,
      new MailRefused('550 no such user'),
      '550 no such user',
      'refused',
    ],
    [
      'a text refused for good',
      ['sms'] as const,
      new TextRefused(21_211, 'invalid number'),
      'invalid number',
      'refused',
    ],
  ])('ends at once: %s', (_, methods, error, said, reason) =>
    rolledBack(async (db) => {
      await waiting(db, [...methods]);
      const transport = failing(error);
      await sendMessages(jobContext(db), { email: transport, sms: transport });
      const { message, notice } = await one(db);
      expect(message).toMatchObject({ state: 'failed', failure: said, attempts: 1 });
      expect(notice).toMatchObject({ state: 'failed', failure: reason });
    }),
  );

  test('because the number has opted out with the carrier stops the number', () =>
    rolledBack(async (db) => {
      await waiting(db, ['sms']);
      await sendMessages(jobContext(db), { email: null, sms: failing(new NumberStopped(ANA.phone)) });
      expect((await one(db)).notice).toMatchObject({ state: 'failed', failure: 'number_stopped' });
      expect(await db.select().from(smsNumbers)).toMatchObject([{ phone: ANA.phone, stoppedBy: 'carrier' }]);
    }));

  test('waits as long as the carrier asks, and between four fifths and the whole of the pause otherwise', () =>
    rolledBack(async (db) => {
      await waiting(db, ['sms']);
      const busy = new CarrierUnavailable('busy', { retryAfterMs: 300_000 });
      await sendMessages(jobContext(db), { email: null, sms: failing(busy) });
      expect((await one(db)).message.nextAttemptAt?.getTime()).toBeGreaterThanOrEqual(later(5).getTime());
      await db.update(messages).set({ nextAttemptAt: NOW });
      await sendMessages(jobContext(db), { email: null, sms: failing(new CarrierUnavailable('down')) });
      const pause = ((await one(db)).message.nextAttemptAt?.getTime() ?? 0) - NOW.getTime();
      expect(pause).toBeGreaterThanOrEqual(4 * 60_000);
      expect(pause).toBeLessThan(5.1 * 60_000);
    }));

  test('goes out of the queue for a while where only mail is carried, and texts wait', () =>
    rolledBack(async (db) => {
      await waiting(db, ['sms']);
      expect(await sendMessages(jobContext(db), { ...takes, sms: null })).toMatchObject({
        sent: 0,
        failed: 0,
      });
      expect(await sendMessages(jobContext(db), takes)).toMatchObject({ sent: 1 });
      expect((await one(db)).message).toMatchObject({ state: 'sent', providerId: 'SM1', segments: 2 });
    }));

  test('in the evening waits for the morning with its tries', () =>
    rolledBack(async (db) => {
      await waiting(db, ['sms']);
      const night = new Date('2026-11-21T03:30:00Z');
      const never = failing(new Error('must not be called'));
      await sendMessages(jobContext(db, night), { email: null, sms: never });
      expect((await one(db)).message).toMatchObject({
        state: 'queued',
        attempts: 0,
        nextAttemptAt: new Date('2026-11-21T14:00:00Z'),
      });
    }));

  test('is among the dead letters, and is sent once more when an admin asks, on record', () =>
    rolledBack(async (db) => {
      const { userId } = await waiting(db);
      await sendMessages(jobContext(db), { email: failing(new MailRefused('550 full')), sms: null });
      const ctx = admin(db, userId);
      const { items } = await listOutbox(ctx, { before: null, limit: 10, state: 'failed' });
      expect(items).toMatchObject([{ state: 'failed', failure: '550 full' }]);
      expect(await listOutbox(ctx, { before: null, limit: 10, state: 'sent' })).toMatchObject({ items: [] });
      const messageId = items[0]?.id ?? '';
      expect(await getOutboxMessage(ctx, messageId)).toMatchObject({ retry: 'possible' });
      await retryMessage(ctx, { messageId });
      await expect(retryMessage(ctx, { messageId })).rejects.toMatchObject({ code: 'conflict' });
      expect(await sendMessages(jobContext(db, later(61)), takes)).toMatchObject({ sent: 1 });
      expect(await one(db)).toMatchObject({
        message: { state: 'sent' },
        notice: { state: 'sent', failure: null },
      });
      const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'message.retried'));
      expect(entries).toMatchObject([{ subject: messageId, actorId: userId }]);
    }));

  test.each(['interrupted', 'unsubscribed'])('is not sent again where it ended as %s', (failure) =>
    rolledBack(async (db) => {
      const { userId } = await waiting(db);
      await db.update(messages).set({ state: 'failed', failure });
      const { id: messageId } = (await one(db)).message;
      await expect(retryMessage(admin(db, userId), { messageId })).rejects.toMatchObject({
        code: 'conflict',
      });
    }),
  );

  test('a text that a crash cut off is looked for at the carrier before it is sent again', () =>
    rolledBack(async (db) => {
      await waiting(db, ['sms']);
      await db.update(messages).set({ state: 'sending', attempts: 1, nextAttemptAt: NOW });
      const sms: SmsTransport = {
        send: () => Promise.reject(new Error('must not be sent twice')),
        find: async () => [{ providerId: 'SM7', segments: 1 }],
      };
      expect(await sendMessages(jobContext(db, later(20)), { email: null, sms })).toMatchObject({ sent: 1 });
      expect((await one(db)).message).toMatchObject({ state: 'sent', providerId: 'SM7' });
    }));
});

describe('what the carrier tells afterwards', () => {
  const report = { providerId: 'SM1', detail: null } as const;

  test('goes forward only, and of nobody’s message is nothing', () =>
    rolledBack(async (db) => {
      const company = await waiting(db, ['sms']);
      await sendMessages(jobContext(db), takes);
      const ctx = jobContext(db, later(1));
      const unknown = { ...report, providerId: 'SM2', delivery: 'delivered' as const };
      expect(await recordDelivery(ctx, unknown)).toBe(false);
      expect(await recordDelivery(ctx, { ...unknown, messageId: (await one(db)).message.id })).toBe(false);
      expect(await recordDelivery(ctx, { ...report, delivery: 'undelivered', detail: '30005' })).toBe(true);
      expect(await recordDelivery(ctx, { ...report, delivery: 'delivered' })).toBe(true);
      expect((await one(db)).message).toMatchObject({ delivery: 'undelivered', deliveryDetail: '30005' });
      expect(await listNotices(owner(db, company), 5, 'failed')).toMatchObject([
        { delivery: 'undelivered', deliveryAt: later(1) },
      ]);
    }));

  test('may come before we know the carrier’s name for it, and shows that a text given up has left', () =>
    rolledBack(async (db) => {
      await waiting(db, ['sms']);
      await db.update(messages).set({ state: 'failed', failure: 'interrupted' });
      await db.update(notifications).set({ state: 'failed', failure: 'interrupted' });
      const { id: messageId } = (await one(db)).message;
      expect(await recordDelivery(jobContext(db), { ...report, messageId, delivery: 'delivered' })).toBe(
        true,
      );
      expect(await one(db)).toMatchObject({
        message: { state: 'sent', failure: null, providerId: 'SM1', delivery: 'delivered' },
        notice: { state: 'sent', failure: null },
      });
    }));

  test.each([
    ['bounced', { emailOn: false, bounced: true, unsubscribedAt: null }],
    ['complained', { emailOn: true, bounced: false, unsubscribedAt: NOW }],
  ] as const)('of mail that %s ends mail to that address', (delivery, shown) =>
    rolledBack(async (db) => {
      const company = await waiting(db);
      await sendMessages(jobContext(db), takes);
      const { id: messageId } = (await one(db)).message;
      await recordDelivery(jobContext(db), { ...report, messageId, delivery });
      expect(await listRecipients(owner(db, company))).toMatchObject([shown]);
    }),
  );
});
