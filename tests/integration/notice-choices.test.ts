import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import {
  companyPermits,
  messages,
  notificationSettings,
  notifications,
  permitEvents,
  recipients,
  smsConsents,
  smsNumbers,
  subscriptions,
} from '@/db/schema';
import { composeMessages } from '@/lib/company/notifications/compose';
import { matchesUrgency } from '@/lib/company/notifications/critical';
import { fanOutEvents, type KnownRules } from '@/lib/company/notifications/fan-out';
import { sendMessages } from '@/lib/company/notifications/send';
import { wallTime } from '@/lib/platform/clock/zones';
import { markStopped } from '@/lib/providers/sms/numbers';
import { EVENT_KINDS, STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import {
  jobContext,
  linkPermit,
  makeCompany,
  makeEvent,
  makeFeed,
  makePermit,
  NOW,
} from '../support/factories';
import { rolledBack } from '../support/test-database';

const OUTBOX = { siteUrl: 'http://localhost:3000', sendsMail: false };
const ANA = { name: 'Ana', email: 'ana@example.com', phone: '+15125550100' };
const at = (instant: string) => new Date(instant);

async function watched(db: Database, options: Parameters<typeof makeCompany>[1] = {}) {
  const feed = await makeFeed(db);
  const company = await makeCompany(db, { recipients: [ANA], ...options });
  const permit = await makePermit(db, feed);
  await linkPermit(db, company.companyId, permit);
  await makeEvent(db, permit);
  return { ...company, permit };
}

async function consent(db: Database, companyId: string, given = true) {
  await db.insert(smsConsents).values({ companyId, wording: 'Yes', locale: 'en', given });
}

async function told(db: Database, now = NOW) {
  await fanOutEvents(jobContext(db, now));
  return db.select().from(notifications);
}

describe('a recipient’s own choice', () => {
  test('of urgency goes before the company’s, either way', () =>
    rolledBack(async (db) => {
      await watched(db);
      await db.update(recipients).set({ urgency: 'critical_only' });
      expect(await told(db)).toEqual([]);
      await db.update(notificationSettings).set({ urgency: 'critical_only' });
      await db.update(recipients).set({ urgency: 'all_changes' });
      await db.update(permitEvents).set({ fannedOutAt: null });
      expect(await told(db)).toHaveLength(1);
    }));

  test('of a clock decides when the digest comes, and the company’s hour which', () =>
    rolledBack(async (db) => {
      await watched(db, { tier: 'solo' });
      await db.update(notificationSettings).set({ digestHour: 17 });
      await db.update(recipients).set({ timeZone: 'Pacific/Honolulu' });
      expect(await told(db)).toMatchObject([{ dueAt: at('2026-11-21T03:00:00Z') }]);
    }));

  test('of quiet hours moves a notice to their end', () =>
    rolledBack(async (db) => {
      await watched(db);
      await db.update(recipients).set({ quietFrom: 22, quietUntil: 6 });
      expect(await told(db, at('2026-11-21T05:00:00Z'))).toMatchObject([
        { dueAt: at('2026-11-21T12:00:00Z') },
      ]);
    }));

  test('of a language and a clock is what the mail is written in', () =>
    rolledBack(async (db) => {
      await watched(db);
      await db.update(recipients).set({ locale: 'es' });
      await told(db);
      await composeMessages(jobContext(db), OUTBOX);
      const [mail] = await db.select().from(messages);
      expect(mail?.locale).toBe('es');
      expect(mail?.html).toContain('<html lang="es">');
      expect(mail?.text).toContain('/es/cancelar-avisos/');
    }));

  test.each([
    ['mail that is off', { emailOn: false }],
    ['an unsubscription', { unsubscribedAt: NOW }],
  ])('%s is kept: no notice, and texts go on', (_, set) =>
    rolledBack(async (db) => {
      const { companyId } = await watched(db, { methods: ['email', 'sms'] });
      await consent(db, companyId);
      await db.update(recipients).set(set);
      expect((await told(db)).map(({ channel }) => channel)).toEqual(['sms']);
    }),
  );

  test('texts that are off, and a number that is stopped, are kept: no notice, and mail goes on', () =>
    rolledBack(async (db) => {
      const { companyId, permit } = await watched(db, { methods: ['email', 'sms'] });
      await consent(db, companyId);
      await db.update(recipients).set({ smsOn: false });
      expect((await told(db)).map(({ channel }) => channel)).toEqual(['email']);
      await db.update(recipients).set({ smsOn: true });
      await markStopped(jobContext(db), { phone: ANA.phone, word: 'STOP' });
      await makeEvent(db, permit);
      expect((await told(db)).map(({ channel }) => channel)).toEqual(['email', 'email']);
    }));
});

describe('a change that fan-out decides on', () => {
  test('is let through by critical only exactly where it is critical', () =>
    rolledBack(async (db) => {
      const { permit } = await watched(db, { urgency: 'critical_only' });
      const expected: number[] = [];
      for (const kind of EVENT_KINDS)
        for (const toBucket of STATUS_BUCKETS) {
          const id = await makeEvent(db, permit, { kind, toBucket });
          if (matchesUrgency({ kind, toBucket }, 'critical_only')) expected.push(id);
        }
      expect((await told(db)).map(({ eventId }) => eventId).sort((a, b) => a - b)).toEqual(expected);
    }));

  test('is told by a rule that was not met before, and each rule is met once', () =>
    rolledBack(async (db) => {
      const { permit } = await watched(db);
      const known: KnownRules = new Map();
      await fanOutEvents(jobContext(db), known);
      expect(known.size).toBe(1);
      // Somebody changes their hours between two batches.
      await db.update(recipients).set({ quietFrom: 3, quietUntil: 12 });
      await makeEvent(db, permit);
      expect(await fanOutEvents(jobContext(db), known)).toEqual({ events: 1, notifications: 1 });
      expect(known.size).toBe(2);
      expect((await db.select().from(notifications)).map(({ dueAt }) => dueAt)).toContainEqual(
        at('2026-11-20T18:00:00Z'),
      );
    }));

  test('of a company whose plan is not open is told to nobody', () =>
    rolledBack(async (db) => {
      await watched(db);
      await db.update(subscriptions).set({ state: 'unpaid' });
      expect(await told(db)).toEqual([]);
      expect(await db.$count(permitEvents, eq(permitEvents.fannedOutAt, NOW))).toBe(1);
    }));
});

describe('what is checked again before it is told', () => {
  test.each([
    ['unsubscribed', (db: Database) => db.update(recipients).set({ unsubscribedAt: NOW })],
    ['mail_off', (db: Database) => db.update(recipients).set({ emailOn: false })],
    ['no_address', (db: Database) => db.update(recipients).set({ email: null })],
    ['plan_ended', (db: Database) => db.update(subscriptions).set({ state: 'unpaid' })],
    ['channel_off', (db: Database) => db.update(notificationSettings).set({ methods: ['sms'] })],
    ['permit_removed', (db: Database) => db.update(companyPermits).set({ state: 'rejected' })],
  ])('of mail: %s', (failure, change) =>
    rolledBack(async (db) => {
      await watched(db);
      await told(db);
      await change(db);
      await composeMessages(jobContext(db), OUTBOX);
      expect(await db.select().from(notifications)).toMatchObject([{ state: 'failed', failure }]);
      expect(await db.$count(messages)).toBe(0);
    }),
  );

  test.each([
    ['number_stopped', (db: Database) => markStopped(jobContext(db), { phone: ANA.phone, word: 'ALTO' })],
    ['texts_off', (db: Database) => db.update(recipients).set({ smsOn: false })],
    ['plan_without_texts', (db: Database) => db.update(subscriptions).set({ tier: 'solo' })],
  ])('of texts: %s', (failure, change) =>
    rolledBack(async (db) => {
      const { companyId } = await watched(db, { methods: ['sms'] });
      await consent(db, companyId);
      await told(db);
      await change(db);
      await composeMessages(jobContext(db), OUTBOX);
      expect(await db.select().from(notifications)).toMatchObject([{ state: 'failed', failure }]);
    }),
  );

  test('a text whose evening has passed waits for the morning', () =>
    rolledBack(async (db) => {
      const { companyId } = await watched(db, { methods: ['sms'] });
      await consent(db, companyId);
      const evening = at('2026-11-21T02:59:00Z');
      expect(await told(db, evening)).toMatchObject([{ dueAt: evening }]);
      const night = at('2026-11-21T04:30:00Z');
      expect(await composeMessages(jobContext(db, night), OUTBOX)).toEqual({ messages: 0, notices: 1 });
      expect(await composeMessages(jobContext(db, night), OUTBOX)).toEqual({ messages: 0, notices: 0 });
      expect(await db.select().from(notifications)).toMatchObject([
        { state: 'queued', dueAt: at('2026-11-21T14:00:00Z') },
      ]);
      const morning = at('2026-11-21T14:00:00Z');
      expect(await composeMessages(jobContext(db, morning), OUTBOX)).toEqual({ messages: 1, notices: 1 });
    }));

  test('what is due together stands in one message, however much it is', () =>
    rolledBack(async (db) => {
      const { permit } = await watched(db);
      for (let more = 0; more < 230; more += 1) await makeEvent(db, permit);
      await told(db);
      expect(await composeMessages(jobContext(db), OUTBOX)).toEqual({ messages: 2, notices: 231 });
    }));
});

test('a zone no clock knows stops nobody’s notices, its own recipient’s included', () =>
  rolledBack(async (db) => {
    await watched(db, { recipients: [ANA, { name: 'Luis', email: 'luis@example.com' }] });
    await db.update(recipients).set({ timeZone: 'US"\\{Central}' }).where(eq(recipients.email, ANA.email));
    expect(await told(db)).toHaveLength(2);
    expect(await composeMessages(jobContext(db), OUTBOX)).toEqual({ messages: 2, notices: 2 });
  }));

/** One person's standing, and the instant at which their change is seen. */
const standings = fc.record({
  tier: fc.constantFrom('solo', 'team', 'professional'),
  methods: fc.constantFrom(['email'], ['sms'], ['email', 'sms']),
  urgency: fc.constantFrom('all_changes', 'critical_only'),
  ownUrgency: fc.constantFrom(null, 'all_changes', 'critical_only'),
  timeZone: fc.constantFrom(null, 'Pacific/Guam', 'America/New_York', 'Pacific/Honolulu'),
  quiet: fc.option(fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 }))),
  digestHour: fc.integer({ min: 0, max: 23 }),
  emailOn: fc.boolean(),
  smsOn: fc.boolean(),
  unsubscribed: fc.boolean(),
  consents: fc.array(fc.boolean(), { maxLength: 3 }),
  stopped: fc.boolean(),
  /** What they say between the decision and the message. */
  meanwhile: fc.constantFrom('nothing', 'unsubscribe', 'stop', 'withdraw'),
  kind: fc.constantFrom(...EVENT_KINDS),
  toBucket: fc.constantFrom(...STATUS_BUCKETS),
  minute: fc.integer({ min: 0, max: 3 * 24 * 60 }),
});

async function nextDue(db: Database): Promise<Date | null> {
  const [notice] = await db
    .select({ at: notifications.dueAt })
    .from(notifications)
    .where(eq(notifications.state, 'queued'))
    .orderBy(notifications.dueAt)
    .limit(1);
  const [message] = await db
    .select({ at: messages.nextAttemptAt })
    .from(messages)
    .where(eq(messages.state, 'queued'))
    .orderBy(messages.nextAttemptAt)
    .limit(1);
  const instants = [notice?.at, message?.at].flatMap((at) => at?.getTime() ?? []);
  return instants.length > 0 ? new Date(Math.min(...instants)) : null;
}

test('whatever is set and said: nobody is told twice, nobody who may not be, and what was decided ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(standings, { minLength: 1, maxLength: 3 }), (people) =>
      rolledBack(async (db) => {
        // The night on which clocks go back lies in between.
        const start = Date.parse('2026-10-31T00:00:00Z') + (people[0]?.minute ?? 0) * 60_000;
        const now = new Date(start);
        const feed = await makeFeed(db);
        const mayBe = new Map<string, Set<string>>();
        const later: (() => Promise<unknown>)[] = [];
        for (const [index, person] of people.entries()) {
          const { consents, quiet } = person;
          const uses: readonly string[] = person.methods;
          const phone = `+1512555${1_000 + index}`;
          const { companyId } = await makeCompany(db, {
            tier: person.tier,
            methods: [...person.methods],
            urgency: person.urgency,
            recipients: [{ name: 'Ana', email: `p${index}@example.com`, phone }],
          });
          const permit = await makePermit(db, feed);
          await linkPermit(db, companyId, permit);
          await makeEvent(db, permit, { kind: person.kind, toBucket: person.toBucket });
          await db
            .update(notificationSettings)
            .set({ digestHour: person.digestHour })
            .where(eq(notificationSettings.companyId, companyId));
          const [recipient] = await db
            .update(recipients)
            .set({
              urgency: person.ownUrgency,
              timeZone: person.timeZone,
              quietFrom: quiet?.[0] ?? null,
              quietUntil: quiet?.[1] ?? null,
              emailOn: person.emailOn,
              smsOn: person.smsOn,
              unsubscribedAt: person.unsubscribed ? now : null,
            })
            .where(eq(recipients.companyId, companyId))
            .returning();
          for (const given of consents) await consent(db, companyId, given);
          if (person.stopped) await markStopped(jobContext(db, now), { phone, word: 'STOP' });
          if (!recipient) throw new Error('no recipient');
          const { id } = recipient;
          const ways = new Set<string>();
          const wanted = matchesUrgency(person, person.ownUrgency ?? person.urgency);
          if (wanted && uses.includes('email') && person.emailOn && !person.unsubscribed) ways.add('email');
          const mayText =
            person.tier !== 'solo' && person.smsOn && !person.stopped && consents.at(-1) === true;
          if (wanted && uses.includes('sms') && mayText) ways.add('sms');
          mayBe.set(id, ways);
          later.push(async () => {
            if (person.meanwhile === 'unsubscribe') {
              await db.update(recipients).set({ unsubscribedAt: now }).where(eq(recipients.id, id));
              ways.delete('email');
            }
            if (person.meanwhile === 'stop') await markStopped(jobContext(db, now), { phone, word: 'STOP' });
            if (person.meanwhile === 'withdraw') await consent(db, companyId, false);
            if (person.meanwhile === 'stop' || person.meanwhile === 'withdraw') ways.delete('sms');
          });
        }
        await fanOutEvents(jobContext(db, now));
        await fanOutEvents(jobContext(db, now));
        const decided = await db.select().from(notifications);
        const expected = [...mayBe].flatMap(([id, ways]) => [...ways].map((way) => `${id} ${way}`));
        expect(decided.map(({ recipientId, channel }) => `${recipientId} ${channel}`).sort()).toEqual(
          expected.sort(),
        );
        for (const say of later) await say();
        // A worker that is there whenever something comes due.
        const sentAt: { id: string; at: Date }[] = [];
        for (let then: Date | null = now, rounds = 0; then && rounds < 20; rounds += 1) {
          const moment: Date = then;
          await composeMessages(jobContext(db, moment), { ...OUTBOX, sendsMail: true, sendsTexts: true });
          await sendMessages(jobContext(db, moment), {
            email: { send: async ({ id }) => void sentAt.push({ id, at: moment }) },
            sms: {
              send: async ({ id }) => {
                sentAt.push({ id, at: moment });
                return { providerId: `SM${id}`, segments: 1 };
              },
            },
          });
          then = await nextDue(db);
        }
        const ended = await db.select().from(notifications);
        expect(ended.filter(({ state }) => state !== 'sent' && state !== 'failed')).toEqual([]);
        const arrived = ended.filter(({ state }) => state === 'sent');
        const allowed = [...mayBe].flatMap(([id, ways]) => [...ways].map((way) => `${id} ${way}`));
        expect(arrived.map(({ recipientId, channel }) => `${recipientId} ${channel}`).sort()).toEqual(
          allowed.sort(),
        );
        expect(new Set(sentAt.map(({ id }) => id)).size).toBe(sentAt.length);
        for (const { channel, messageId, dueAt, recipientId } of arrived) {
          const sent = sentAt.find(({ id }) => id === messageId);
          expect(sent?.at.getTime()).toBeGreaterThanOrEqual(dueAt.getTime());
          if (channel !== 'sms' || !sent) continue;
          const [reader] = await db.select().from(recipients).where(eq(recipients.id, recipientId));
          const { hour } = wallTime(reader?.timeZone ?? 'America/Chicago', sent.at.getTime());
          expect(hour).toBeGreaterThanOrEqual(8);
          expect(hour).toBeLessThan(21);
        }
        await db.delete(smsNumbers);
      }),
    ),
    { numRuns: 25 },
  );
}, 120_000);
