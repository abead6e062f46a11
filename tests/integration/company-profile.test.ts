import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { auditLog, companies, companyCities, companyNames, companyPermits, feeds } from '@/db/schema';
import { addCity, changeCompany, removeCity } from '@/lib/company/profile/mutations';
import { getCompanyProfile } from '@/lib/company/profile/queries';
import { companyChangeSchema } from '@/lib/company/profile/schema';
import type { Context, UserActor } from '@/lib/context';
import { confirmName } from '@/lib/tracking/matching/decisions';
import { makeCompany, makeFeed, makePermit, NOW } from '../support/factories';
import { atWork, listAudit, newMember, newOwner, outcome } from '../support/team';
import { rolledBack } from '../support/test-database';

const citiesOf = async (ctx: Context<UserActor>) =>
  (await getCompanyProfile(ctx)).cities.map(({ slug }) => slug);

async function watchedBy(db: Database, { actor }: Context<UserActor>): Promise<number[]> {
  const rows = await db
    .select({ id: companyPermits.permitId })
    .from(companyPermits)
    .where(eq(companyPermits.companyId, actor.companyId));
  return rows.map(({ id }) => id);
}

describe('what a company says of itself', () => {
  it('is changed by its owner and managers, and each change is audited', async () => {
    await rolledBack(async (db) => {
      const owner = await newOwner(db);
      const change = companyChangeSchema.parse({
        phone: '(512) 555-0199',
        zip: '78704',
        trade: 'roofing',
        addresses: [{ street: '12 Oak St', city: 'Austin', state: 'TX', zip: '78704' }],
        licenses: [{ state: 'TX', number: ' TECL-12345 ' }],
      });
      await changeCompany(owner, change);
      const manager = await newMember(db, owner.actor.companyId, 'manager');
      await changeCompany(manager, { zip: '' });
      expect(await getCompanyProfile(owner)).toMatchObject({
        ...change,
        name: 'Test Builders LLC',
        zip: null,
        licenses: [{ state: 'TX', number: 'TECL-12345' }],
      });
      expect(await listAudit(db, owner.actor.companyId)).toEqual(['company.changed', 'company.changed']);
      const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'company.changed'));
      expect(entry?.details).toEqual({ fields: 'addresses licenses phone trade zip' });
      for (const role of ['member', 'viewer'] as const)
        expect(await outcome(changeCompany(await newMember(db, owner.actor.companyId, role), change))).toBe(
          'forbidden',
        );
    });
  });

  it('is compared with permits under its new name, and nothing is watched before somebody confirms', async () => {
    await rolledBack(async (db) => {
      const owner = await newOwner(db, { names: ['test builders'] });
      const feedId = await makeFeed(db);
      const name = { contractorName: 'HILLTOP ROOFING INC', contractorNorm: 'hilltop roofing' };
      await makePermit(db, feedId, name);
      await changeCompany(owner, { name: 'Hilltop Roofing LLC' });
      const names = await db
        .select({ norm: companyNames.nameNorm, state: companyNames.state })
        .from(companyNames)
        .where(eq(companyNames.companyId, owner.actor.companyId))
        .orderBy(companyNames.nameNorm);
      expect(names).toEqual([
        { norm: 'hilltop roofing', state: 'suggested' },
        { norm: 'test builders', state: 'confirmed' },
      ]);
      expect(await watchedBy(db, owner)).toEqual([]);
      const [row] = await db.select().from(companies).where(eq(companies.id, owner.actor.companyId));
      expect(row?.nameNorm).toBe('hilltop roofing');
    });
  });

  it.each([
    [{ phone: 'call me' }, 'phone_invalid'],
    [{ name: '  ' }, 'company_name'],
    [{ addresses: [{ street: '1 A St', city: 'Austin', state: 'TX', zip: '7870' }] }, 'zip'],
    [{ licenses: [{ state: 'ZZ', number: '1' }] }, 'state'],
    [
      {
        licenses: [
          { state: 'TX', number: 'a1' },
          { state: 'TX', number: 'A1' },
        ],
      },
      'license_twice',
    ],
  ])('refuses %j', (given, message) => {
    expect(companyChangeSchema.safeParse(given).error?.issues[0]?.message).toBe(message);
  });
});

describe('a company’s cities', () => {
  it('take in one more: nothing is watched there unasked, names like its own are asked about, the feed is read soon', async () => {
    await rolledBack(async (db) => {
      const owner = await newOwner(db, { tier: 'team', names: ['test builders'] });
      const fortWorth = await makeFeed(db, 'fort-worth-tx');
      const soon = new Date(NOW.getTime() + 7 * 86_400_000);
      await db.update(feeds).set({ nextPollAt: soon }).where(eq(feeds.id, fortWorth));
      const mine = await makePermit(db, fortWorth);
      await makePermit(db, fortWorth, {
        contractorName: 'TEST BUILDRS',
        contractorNorm: 'test buildrs',
      });
      expect(await addCity(owner, { city: 'Fort Worth, TX' })).toEqual({ slug: 'fort-worth-tx', asked: 2 });
      expect(await watchedBy(db, owner)).toEqual([]);
      await confirmName(owner, { norm: 'test builders', city: 'fort-worth-tx' });
      expect(await watchedBy(db, owner)).toEqual([mine]);
      expect(await getCompanyProfile(owner)).toMatchObject({
        cities: [
          { slug: 'austin-tx', watched: 0 },
          { slug: 'fort-worth-tx', monitored: true, watched: 1 },
        ],
        cityLimit: 3,
      });
      const names = await db.select().from(companyNames).where(eq(companyNames.state, 'suggested'));
      expect(names.map(({ nameNorm }) => nameNorm)).toEqual(['test buildrs']);
      const [feed] = await db.select().from(feeds).where(eq(feeds.id, fortWorth));
      expect(feed?.nextPollAt).toEqual(NOW);
      expect(await listAudit(db, 'fort-worth-tx')).toEqual(['company.city_added']);
    });
  });

  it('take in any place of the country, once', async () => {
    await rolledBack(async (db) => {
      const owner = await newOwner(db);
      await addCity(owner, { city: 'boise-id' });
      expect(await outcome(addCity(owner, { city: 'Boise, ID' }))).toBe('already_exists');
      expect(await outcome(addCity(owner, { city: 'Atlantis, TX' }))).toBe('invalid_input');
      const [place] = await db.select().from(companyCities).where(eq(companyCities.city, 'boise-id'));
      expect(place?.label).toBe('Boise, ID');
    });
  });

  it('end at the plan’s limit, and say which plan has room', async () => {
    await rolledBack(async (db) => {
      const owner = await newOwner(db, { tier: 'solo' });
      await expect(addCity(owner, { city: 'fort-worth-tx' })).rejects.toMatchObject({
        code: 'plan_limit',
        tier: 'team',
        fields: { city: 'plan_cities' },
      });
      expect(await citiesOf(owner)).toEqual(['austin-tx']);
    });
  });

  it('lose one without losing the permits watched there, and never the last', async () => {
    await rolledBack(async (db) => {
      const company = await makeCompany(db, { tier: 'team', names: ['test builders'] });
      const owner = await atWork(db, company);
      const fortWorth = await makeFeed(db, 'fort-worth-tx');
      const mine = await makePermit(db, fortWorth);
      await addCity(owner, { city: 'fort-worth-tx' });
      await confirmName(owner, { norm: 'test builders', city: 'fort-worth-tx' });
      await removeCity(owner, { city: 'fort-worth-tx' });
      expect(await watchedBy(db, owner)).toEqual([mine]);
      expect(await listAudit(db, 'fort-worth-tx')).toEqual(['company.city_added', 'company.city_removed']);
      expect(await outcome(removeCity(owner, { city: 'fort-worth-tx' }))).toBe('not_found');
      expect(await outcome(removeCity(owner, { city: 'austin-tx' }))).toBe('conflict');
    });
  });

  it('are changed by nobody below a manager', async () => {
    await rolledBack(async (db) => {
      const owner = await newOwner(db);
      const member = await newMember(db, owner.actor.companyId, 'member');
      expect(await outcome(addCity(member, { city: 'fort-worth-tx' }))).toBe('forbidden');
      expect(await outcome(removeCity(member, { city: 'austin-tx' }))).toBe('forbidden');
    });
  });
});
