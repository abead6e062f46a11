import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import {
  companies,
  companyCities,
  companyPermits,
  feeds,
  memberships,
  notifications,
  permitEvents,
  permits,
  recipients,
  smsConsents,
  subscriptions,
  users,
} from '@/db/schema';
import {
  addRecipient,
  removeRecipient,
  saveNotificationSettings,
} from '@/lib/company/notifications/mutations';
import { getNotificationSettings, listNotices, listRecipients } from '@/lib/company/notifications/queries';
import { readNeeds } from '@/lib/company/today/queries';
import { asCompanyId, type Context, type MemberRole, type UserActor } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { findAddablePermits } from '@/lib/tracking/permits/addable';
import { addPermit, removePermit, restorePermit } from '@/lib/tracking/permits/mutations';
import {
  countByBucket,
  getPermit,
  listChanges,
  listExpiring,
  listPermitCities,
  listPermitEvents,
  listPermits,
  listWatchedCities,
} from '@/lib/tracking/permits/queries';
import { permitFiltersSchema } from '@/lib/tracking/permits/schema';
import { rolledBack } from '../support/test-database';

const NOW = new Date('2026-11-20T18:00:00Z');
const PROOF = {
  wording: 'I agree to texts.',
  locale: 'en' as const,
  ipAddress: null,
  source: 'screen' as const,
};

interface World {
  db: Database;
  mine: Context<UserActor>;
  theirs: Context<UserActor>;
  theirPermit: number;
  outOfReach: number;
}

function makeContext(db: Database, companyId: string, role: MemberRole = 'owner'): Context<UserActor> {
  const actor: UserActor = {
    kind: 'user',
    userId: `usr_${companyId}`,
    companyId: asCompanyId(companyId),
    role,
    tier: 'team',
  };
  return { db, actor, now: NOW, log: createLogger('silent') };
}

/** Two companies in one city; all that happens, happens to the other one's permit. */
async function world(db: Database): Promise<World> {
  for (const record of ['austin-tx', 'seattle-wa']) {
    await db.insert(feeds).values({ id: record, record, mode: 'live', nextPollAt: NOW });
  }
  for (const id of ['cmp_mine', 'cmp_theirs']) {
    await db.insert(users).values({
      id: `usr_${id}`,
      email: `${id}@example.com`,
      passwordHash: '-',
      firstName: 'A',
      lastName: 'B',
      locale: 'en',
    });
    await db.insert(companies).values({
      id,
      name: id,
      nameNorm: id,
      phone: '+15125550100',
      locale: 'en',
      timeZone: 'America/Chicago',
    });
    await db.insert(memberships).values({ companyId: id, userId: `usr_${id}`, role: 'owner' });
    await db.insert(companyCities).values({ companyId: id, city: 'austin-tx' });
    await db
      .insert(recipients)
      .values({ id: `rcp_${id}`, companyId: id, name: id, email: `${id}@example.com`, position: 0 });
    await db.insert(subscriptions).values({
      id: `sub_${id}`,
      companyId: id,
      tier: 'team',
      state: 'active',
      provider: 'demo',
      priceCents: 4_900,
      currentPeriodEndsAt: NOW,
    });
  }
  const theirPermit = await permit(db, {
    permitNumber: 'THEIRS-1',
    statusBucket: 'action_required',
    expiresDate: '2026-12-01',
  });
  const outOfReach = await permit(db, { permitNumber: 'SEATTLE-1', feedId: 'seattle-wa' });
  await db
    .insert(companyPermits)
    .values({ companyId: 'cmp_theirs', permitId: theirPermit, source: 'name', state: 'confirmed', score: 1 });
  // Mine once, and said not to be.
  await db
    .insert(companyPermits)
    .values({ companyId: 'cmp_mine', permitId: theirPermit, source: 'name', state: 'rejected', score: 1 });
  const [event] = await db
    .insert(permitEvents)
    .values({
      permitId: theirPermit,
      revision: 1,
      kind: 'status_changed',
      toBucket: 'action_required',
      changes: {},
      detectedAt: NOW,
    })
    .returning({ id: permitEvents.id });
  if (!event) throw new Error('nothing was inserted');
  await db.insert(notifications).values({
    eventId: event.id,
    recipientId: 'rcp_cmp_theirs',
    channel: 'email',
    companyId: 'cmp_theirs',
    state: 'sent',
    dueAt: NOW,
  });
  return {
    db,
    mine: makeContext(db, 'cmp_mine'),
    theirs: makeContext(db, 'cmp_theirs'),
    theirPermit,
    outOfReach,
  };
}

async function permit(db: Database, over: Partial<typeof permits.$inferInsert>): Promise<number> {
  const [row] = await db
    .insert(permits)
    .values({
      feedId: 'austin-tx',
      sourceKey: over.permitNumber ?? '-',
      permitNumber: '-',
      statusBucket: 'pending',
      city: 'Austin',
      state: 'TX',
      hash: '0'.repeat(32),
      firstSeenAt: NOW,
      changedAt: NOW,
      ...over,
    })
    .returning({ id: permits.id });
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

const filters = permitFiltersSchema.parse({});
const window = { from: '2026-11-01', to: '2026-12-31', limit: 10 };
const since = { since: new Date(0), limit: 10 };

describe("another company's permits", () => {
  it('stand in none of the lists, while their own company sees them in all', () =>
    rolledBack(async (db) => {
      const { mine, theirs, theirPermit } = await world(db);
      const seen = async (ctx: Context<UserActor>) => [
        (await listPermits(ctx, filters)).items.length,
        (await countByBucket(ctx)).action_required,
        (await readNeeds(ctx, { today: '2026-11-20' })).needs.length,
        (await listExpiring(ctx, window)).length,
        (await listChanges(ctx, since)).items.length,
        (await listPermitCities(ctx)).length,
        (await listPermitEvents(ctx, theirPermit)).length,
        (await listNotices(ctx, 10)).length,
      ];
      expect(await seen(theirs)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
      expect(await seen(mine)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    }));

  it('do not open, nor change, by their id', () =>
    rolledBack(async (db) => {
      const { mine, theirs, theirPermit } = await world(db);
      await expect(getPermit(mine, theirPermit)).rejects.toMatchObject({ code: 'not_found' });
      await removePermit(mine, { permitId: theirPermit });
      expect(await getPermit(theirs, theirPermit)).toMatchObject({ permitNumber: 'THEIRS-1' });
    }));

  it('of a city the company does not work in can be neither found, added, removed nor restored', () =>
    rolledBack(async (db) => {
      const { mine, outOfReach } = await world(db);
      const missing = { code: 'not_found' };
      expect(await findAddablePermits(mine, 'SEATTLE-1')).toEqual([]);
      await expect(addPermit(mine, { permitId: outOfReach, source: 'number' })).rejects.toMatchObject(
        missing,
      );
      await expect(removePermit(mine, { permitId: outOfReach })).rejects.toMatchObject(missing);
      await expect(restorePermit(mine, { permitId: outOfReach })).rejects.toMatchObject(missing);
      expect((await listWatchedCities(mine)).map((city) => city.slug)).toEqual(['austin-tx']);
    }));
});

describe("another company's settings and people", () => {
  it('are neither read nor written', () =>
    rolledBack(async (db) => {
      const { mine, theirs } = await world(db);
      await saveNotificationSettings(
        theirs,
        { methods: ['email', 'sms'], urgency: 'critical_only', smsConsent: true },
        PROOF,
      );
      expect(await getNotificationSettings(mine)).toEqual({
        methods: ['email'],
        urgency: 'all_changes',
        digestHour: 7,
        smsConsent: false,
      });
      const added = await addRecipient(theirs, {
        name: 'Ana',
        email: 'ana@example.com',
        phone: '+15125550142',
      });
      await expect(removeRecipient(mine, { recipientId: added.id })).rejects.toMatchObject({
        code: 'not_found',
      });
      expect((await listRecipients(mine)).map((person) => person.name)).toEqual(['cmp_mine']);
      expect((await listRecipients(theirs)).map((person) => person.name)).toEqual(['cmp_theirs', 'Ana']);
    }));

  it('the first recipient stays, the plan bounds the rest, an address stands once', () =>
    rolledBack(async (db) => {
      const { mine } = await world(db);
      await expect(removeRecipient(mine, { recipientId: 'rcp_cmp_mine' })).rejects.toMatchObject({
        code: 'not_found',
      });
      for (const name of ['b', 'c', 'd', 'e'])
        await addRecipient(mine, { name, email: `${name}@example.com`, phone: null });
      await expect(
        addRecipient(mine, { name: 'f', email: 'f@example.com', phone: null }),
      ).rejects.toMatchObject({ code: 'plan_required' });
      const [, second] = await listRecipients(mine);
      await removeRecipient(mine, { recipientId: second?.id ?? '' });
      await expect(
        addRecipient(mine, { name: 'c again', email: 'c@example.com', phone: null }),
      ).rejects.toMatchObject({ code: 'already_exists' });
      await addRecipient(mine, { name: 'f', email: 'f@example.com', phone: null });
      expect((await listRecipients(mine)).map((person) => person.name)).toEqual([
        'cmp_mine',
        'c',
        'd',
        'e',
        'f',
      ]);
    }));

  it('texts need consent, each word of which is kept, and a plan that has them', () =>
    rolledBack(async (db) => {
      const { mine } = await world(db);
      const wants = { methods: ['email', 'sms'] as ('email' | 'sms')[], urgency: 'all_changes' as const };
      await expect(
        saveNotificationSettings(mine, { ...wants, smsConsent: false }, PROOF),
      ).rejects.toMatchObject({ code: 'invalid_input' });
      await saveNotificationSettings(mine, { ...wants, smsConsent: true }, PROOF);
      await saveNotificationSettings(mine, { ...wants, smsConsent: true }, PROOF);
      await saveNotificationSettings(
        mine,
        { methods: ['email'], urgency: 'all_changes', smsConsent: true },
        PROOF,
      );
      expect((await db.select().from(smsConsents)).map((row) => row.given)).toEqual([true, false]);
      await db.update(subscriptions).set({ tier: 'solo' });
      await expect(
        saveNotificationSettings(mine, { ...wants, smsConsent: true }, PROOF),
      ).rejects.toMatchObject({ code: 'plan_required' });
    }));

  it('a viewer changes nothing', () =>
    rolledBack(async (db) => {
      await world(db);
      const viewer = makeContext(db, 'cmp_mine', 'viewer');
      const refused = { code: 'forbidden' };
      await expect(
        addRecipient(viewer, { name: 'b', email: 'b@example.com', phone: null }),
      ).rejects.toMatchObject(refused);
      await expect(removeRecipient(viewer, { recipientId: 'rcp_cmp_mine' })).rejects.toMatchObject(refused);
      await expect(
        saveNotificationSettings(
          viewer,
          { methods: ['email'], urgency: 'all_changes', smsConsent: false },
          PROOF,
        ),
      ).rejects.toMatchObject(refused);
    }));
});
