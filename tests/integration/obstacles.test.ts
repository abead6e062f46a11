import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyPermits, notifications, recipients, smsConsents, subscriptions } from '@/db/schema';
import { composeMessages } from '@/lib/company/notifications/compose';
import { fanOutEvents } from '@/lib/company/notifications/fan-out';
import type { Obstacle } from '@/lib/company/notifications/obstacle';
import { CHANNELS, type Channel } from '@/lib/company/notifications/types';
import { PLANS } from '@/lib/providers/billing/plans';
import { OPEN_STATES, SUBSCRIPTION_STATES, TIERS } from '@/lib/providers/billing/types';
import { markStopped } from '@/lib/providers/sms/numbers';
import { LINK_STATES } from '@/lib/tracking/matching/types';
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

const DAY_MS = 24 * 60 * 60_000;

/** One company's settings and its one recipient's. Mostly as they are where somebody is told. */
const standings = fc.record({
  link: fc.constantFrom('confirmed', 'confirmed', 'confirmed', ...LINK_STATES),
  tier: fc.constantFrom(...TIERS),
  state: fc.constantFrom(...OPEN_STATES, ...SUBSCRIPTION_STATES),
  /** How many days ago the plan was to end; negative: it is yet to end. */
  ended: fc.constantFrom(null, null, null, -3, 0.5, 3),
  methods: fc.constantFrom<Channel[]>([], ['email'], ['sms'], ['email', 'sms'], ['email', 'sms']),
  email: fc.boolean(),
  phone: fc.boolean(),
  emailOff: fc.constantFrom(false, false, true),
  smsOff: fc.constantFrom(false, false, true),
  unsubscribed: fc.constantFrom(false, false, true),
  stopped: fc.constantFrom(false, false, true),
  consents: fc.constantFrom([], [true], [true], [true, false], [false, true]),
});
type Standing = typeof standings extends fc.Arbitrary<infer T> ? T : never;

/** The rule as a list: the first that is true stands in the way. */
function expected(person: Standing, channel: Channel): Obstacle | null {
  const mail = channel === 'email';
  const text = channel === 'sms';
  const open = OPEN_STATES.some((state) => state === person.state) && (person.ended ?? 0) < 1;
  const rules: [Obstacle, boolean][] = [
    ['permit_removed', person.link !== 'confirmed'],
    ['unsubscribed', mail && person.unsubscribed],
    ['mail_off', mail && person.emailOff],
    ['number_stopped', text && person.stopped && person.phone],
    ['texts_off', text && person.smsOff],
    ['no_address', mail ? !person.email : !person.phone],
    ['consent_withdrawn', text && person.consents.at(-1) !== true],
    ['plan_without_texts', text && open && !PLANS[person.tier].sms],
    ['plan_ended', !open],
    ['channel_off', !person.methods.includes(channel)],
  ];
  return rules.find(([, stands]) => stands)?.[0] ?? null;
}

test('whoever the fan-out leaves out is whoever a message that waits would not reach, and for the reason stated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(standings, { minLength: 1, maxLength: 8 }), (people) =>
      rolledBack(async (db) => {
        const ctx = jobContext(db, NOW);
        const feed = await makeFeed(db);
        const permit = await makePermit(db, feed);
        const eventId = await makeEvent(db, permit);
        const made: { recipientId: string; companyId: string; person: Standing }[] = [];
        for (const [index, person] of people.entries()) {
          const phone = `+1512555${1_000 + index}`;
          const { companyId } = await makeCompany(db, {
            tier: person.tier,
            methods: person.methods,
            names: [],
            recipients: [{ name: 'Ana', email: `p${index}@example.com`, phone }],
          });
          await linkPermit(db, companyId, permit);
          await db
            .update(companyPermits)
            .set({ state: person.link })
            .where(eq(companyPermits.companyId, companyId));
          // The database's clock decides whether a plan has ended.
          const endsAt = person.ended === null ? null : new Date(Date.now() - person.ended * DAY_MS);
          await db
            .update(subscriptions)
            .set({ state: person.state, endsAt })
            .where(eq(subscriptions.companyId, companyId));
          const [recipient] = await db
            .update(recipients)
            .set({
              ...(person.email ? {} : { email: null }),
              ...(person.phone ? {} : { phone: null }),
              emailOn: !person.emailOff,
              smsOn: !person.smsOff,
              unsubscribedAt: person.unsubscribed ? NOW : null,
            })
            .where(eq(recipients.companyId, companyId))
            .returning();
          if (!recipient) throw new Error('no recipient');
          for (const given of person.consents)
            await db.insert(smsConsents).values({ companyId, wording: 'Yes', locale: 'en', given });
          if (person.stopped) await markStopped(ctx, { phone, word: 'STOP' });
          made.push({ recipientId: recipient.id, companyId, person });
        }

        await fanOutEvents(ctx);
        const decided = await db.select().from(notifications);

        // Now every way of everybody waits, as it would had it been open before.
        for (const { recipientId, companyId } of made)
          for (const channel of CHANNELS)
            await db
              .insert(notifications)
              .values({ eventId, recipientId, companyId, channel, state: 'queued', dueAt: NOW })
              .onConflictDoNothing();
        await composeMessages(ctx, { siteUrl: 'http://localhost:3000', sendsMail: true, sendsTexts: true });
        const composed = await db.select().from(notifications);

        for (const { recipientId, person } of made)
          for (const channel of CHANNELS) {
            const isOne = (row: { recipientId: string; channel: Channel }) =>
              row.recipientId === recipientId && row.channel === channel;
            const obstacle = expected(person, channel);
            expect(composed.find(isOne)).toMatchObject(
              obstacle === null ? { failure: null } : { state: 'failed', failure: obstacle },
            );
            expect(decided.some(isOne)).toBe(obstacle === null);
          }
      }),
    ),
    { numRuns: 15 },
  );
}, 120_000);
