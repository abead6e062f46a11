import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { companies, companyCities, companyPermits, feeds, memberships, permits, users } from '@/db/schema';
import { asCompanyId, type Context, type MemberRole, type UserActor } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { indexPermits } from '@/lib/tracking/feeds/index-permits';
import { findAddablePermits } from '@/lib/tracking/permits/addable';
import { addPermit, removePermit, restorePermit } from '@/lib/tracking/permits/mutations';
import {
  countByBucket,
  followsPermits,
  getPermit,
  listExpiring,
  listPermits,
} from '@/lib/tracking/permits/queries';
import { permitFiltersSchema } from '@/lib/tracking/permits/schema';
import { rolledBack } from '../support/test-database';

const NOW = new Date('2026-11-20T18:00:00Z');

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

async function company(db: Database, id: string, cities: string[]): Promise<void> {
  await db.insert(users).values({
    id: `usr_${id}`,
    email: `${id}@example.com`,
    passwordHash: '-',
    firstName: 'A',
    lastName: 'B',
    locale: 'en',
  });
  await db
    .insert(companies)
    .values({ id, name: id, nameNorm: id, phone: '+15125550100', locale: 'en', timeZone: 'America/Chicago' });
  await db.insert(memberships).values({ companyId: id, userId: `usr_${id}`, role: 'owner' });
  for (const city of cities) await db.insert(companyCities).values({ companyId: id, city });
}

async function feed(db: Database, record: string): Promise<void> {
  await db.insert(feeds).values({ id: `${record}.sample`, record, mode: 'sample', nextPollAt: NOW });
}

type NewPermit = Partial<typeof permits.$inferInsert>;

async function permit(db: Database, number: string, over: NewPermit = {}, ownedBy?: string): Promise<number> {
  const [row] = await db
    .insert(permits)
    .values({
      feedId: 'austin-tx.sample',
      sourceKey: number,
      permitNumber: number,
      statusBucket: 'pending',
      statusWord: 'In Review',
      city: 'Austin',
      state: 'TX',
      hash: '0'.repeat(32),
      firstSeenAt: NOW,
      changedAt: NOW,
      ...over,
    })
    .returning({ id: permits.id });
  if (!row) throw new Error('nothing was inserted');
  if (ownedBy) {
    await db
      .insert(companyPermits)
      .values({ companyId: ownedBy, permitId: row.id, source: 'name', state: 'confirmed', score: 1 });
  }
  return row.id;
}

const filters = (given: Record<string, unknown> = {}) => permitFiltersSchema.parse(given);

async function allPages(ctx: Context<UserActor>, given: Record<string, unknown>): Promise<string[]> {
  const numbers: string[] = [];
  let after = '';
  for (let page = 0; page < 20; page += 1) {
    const { items, next } = await listPermits(ctx, filters({ ...given, after }), { pageSize: 2 });
    numbers.push(...items.map((item) => item.permitNumber));
    if (!next) return numbers;
    after = next;
  }
  throw new Error('the pages never end');
}

describe('listPermits', () => {
  it('pages through ties without losing or doubling a row', () =>
    rolledBack(async (db) => {
      await feed(db, 'austin-tx');
      await company(db, 'cmp_a', ['austin-tx']);
      const ctx = makeContext(db, 'cmp_a');
      for (const number of ['1', '2', '3', '4', '5']) await permit(db, number, {}, 'cmp_a');
      expect(await allPages(ctx, {})).toEqual(['5', '4', '3', '2', '1']);
    }));

  it('keeps permits without the sorted date, at the end', () =>
    rolledBack(async (db) => {
      await feed(db, 'austin-tx');
      await company(db, 'cmp_a', ['austin-tx']);
      await permit(db, 'none', {}, 'cmp_a');
      await permit(db, 'old', { issuedDate: '2024-02-01' }, 'cmp_a');
      await permit(db, 'none too', {}, 'cmp_a');
      await permit(db, 'new', { issuedDate: '2026-02-01' }, 'cmp_a');
      expect(await allPages(makeContext(db, 'cmp_a'), { sort: 'issued' })).toEqual([
        'new',
        'old',
        'none too',
        'none',
      ]);
    }));

  it('tells changes a microsecond apart', () =>
    rolledBack(async (db) => {
      await feed(db, 'austin-tx');
      await company(db, 'cmp_a', ['austin-tx']);
      for (const number of ['1', '2', '3']) {
        const id = await permit(db, number, {}, 'cmp_a');
        await db.execute(
          `update permits set changed_at = '2026-11-20 10:00:00.00000${number}+00' where id = ${id}`,
        );
      }
      expect(await allPages(makeContext(db, 'cmp_a'), {})).toEqual(['3', '2', '1']);
    }));

  it('searches number, address however it is written, and description', () =>
    rolledBack(async (db) => {
      await feed(db, 'austin-tx');
      await company(db, 'cmp_a', ['austin-tx']);
      await permit(
        db,
        '2026-001 BP',
        { address: '1200 N Lamar Blvd', addressNorm: '1200 N LAMAR BLVD' },
        'cmp_a',
      );
      await permit(db, '2026-002 BP', { description: 'Replace 100% of the roof' }, 'cmp_a');
      const ctx = makeContext(db, 'cmp_a');
      const found = async (q: string) =>
        (await listPermits(ctx, filters({ q }))).items.map((item) => item.permitNumber);
      expect(await found('001 bp')).toEqual(['2026-001 BP']);
      expect(await found('1200 North Lamar Boulevard')).toEqual(['2026-001 BP']);
      expect(await found('100%')).toEqual(['2026-002 BP']);
      expect(await found('%')).toEqual(['2026-002 BP']);
      expect(await found('_')).toEqual([]);
    }));

  it('filters by state and city together', () =>
    rolledBack(async (db) => {
      await feed(db, 'austin-tx');
      await feed(db, 'seattle-wa');
      await company(db, 'cmp_a', ['austin-tx', 'seattle-wa']);
      await permit(db, 'a', { statusBucket: 'issued' }, 'cmp_a');
      await permit(db, 'b', {}, 'cmp_a');
      await permit(db, 'c', { statusBucket: 'issued', feedId: 'seattle-wa.sample' }, 'cmp_a');
      const ctx = makeContext(db, 'cmp_a');
      expect((await listPermits(ctx, filters({ bucket: 'issued', city: 'seattle-wa' }))).items).toMatchObject(
        [{ permitNumber: 'c' }],
      );
      expect((await listPermits(ctx, filters({ bucket: 'issued,pending,nonsense' }))).items).toHaveLength(3);
      expect(await countByBucket(ctx)).toMatchObject({ issued: 2, pending: 1, expired: 0 });
    }));

  it('takes an address with a zero in it, which the database would refuse', () =>
    rolledBack(async (db) => {
      await feed(db, 'austin-tx');
      await company(db, 'cmp_a', ['austin-tx']);
      await permit(db, '1', {}, 'cmp_a');
      const after = Buffer.from(JSON.stringify(['2026\0', 1])).toString('base64url');
      const given = { q: '1\0', city: 'austin-tx\0', after };
      const { items } = await listPermits(makeContext(db, 'cmp_a'), filters(given));
      expect(items.map((item) => item.permitNumber)).toEqual(['1']);
    }));

  it('opens at the beginning when the cursor was tampered with', () =>
    rolledBack(async (db) => {
      await feed(db, 'austin-tx');
      await company(db, 'cmp_a', ['austin-tx']);
      await permit(db, '1', {}, 'cmp_a');
      expect(
        (await listPermits(makeContext(db, 'cmp_a'), filters({ after: "x' or 1=1", sort: 'nonsense' })))
          .items,
      ).toHaveLength(1);
    }));
});

describe('listExpiring', () => {
  it('leaves out what is over and what expires later', () =>
    rolledBack(async (db) => {
      await feed(db, 'austin-tx');
      await company(db, 'cmp_a', ['austin-tx']);
      await permit(db, 'soon', { expiresDate: '2026-12-01', statusBucket: 'issued' }, 'cmp_a');
      await permit(db, 'done', { expiresDate: '2026-12-01', statusBucket: 'finaled' }, 'cmp_a');
      await permit(db, 'later', { expiresDate: '2027-02-01', statusBucket: 'issued' }, 'cmp_a');
      const rows = await listExpiring(makeContext(db, 'cmp_a'), {
        from: '2026-11-20',
        to: '2026-12-20',
        limit: 5,
      });
      expect(rows.map((row) => row.permitNumber)).toEqual(['soon']);
    }));
});

describe('adding a permit', () => {
  it('finds by the beginning of a number in any case, the whole number first', () =>
    rolledBack(async (db) => {
      await feed(db, 'seattle-wa');
      await company(db, 'cmp_a', ['seattle-wa']);
      const seattle = { feedId: 'seattle-wa.sample', city: 'Seattle', state: 'WA' };
      await permit(db, '6900001-CN', seattle);
      await permit(db, '6900001-CN-001', seattle);
      await permit(db, '7000000-CN', seattle);
      const found = await findAddablePermits(makeContext(db, 'cmp_a'), '6900001-cn');
      expect(found.map((row) => [row.permitNumber, row.foundBy])).toEqual([
        ['6900001-CN', 'number'],
        ['6900001-CN-001', 'number'],
      ]);
    }));

  it('finds by an address with a slip in it, the same house first', () =>
    rolledBack(async (db) => {
      await feed(db, 'seattle-wa');
      await company(db, 'cmp_a', ['seattle-wa']);
      const at = (addressNorm: string) => ({
        feedId: 'seattle-wa.sample',
        address: addressNorm,
        addressNorm,
      });
      await permit(db, 'near', at('421 PINEHURST AVE NE'));
      await permit(db, 'it', at('412 PINEHURST AVE NE'));
      await permit(db, 'far', at('900 DEXTER AVE N'));
      await indexPermits(makeContext(db, 'cmp_a'), { limit: 10 });
      const found = await findAddablePermits(makeContext(db, 'cmp_a'), '412 Pinehirst Avenue NE');
      expect(found.map((row) => row.permitNumber)).toEqual(['it', 'near']);
      expect(found[0]?.foundBy).toBe('address');
    }));

  it('links with how it was found, twice the same, and remembers a removal until it is taken back', () =>
    rolledBack(async (db) => {
      await feed(db, 'austin-tx');
      await company(db, 'cmp_a', ['austin-tx']);
      const id = await permit(db, '1');
      const ctx = makeContext(db, 'cmp_a');
      await addPermit(ctx, { permitId: id, source: 'number' });
      await addPermit(ctx, { permitId: id, source: 'address' });
      expect(await getPermit(ctx, id)).toMatchObject({ permitNumber: '1', linkedBy: 'number' });
      await removePermit(ctx, { permitId: id });
      await expect(getPermit(ctx, id)).rejects.toMatchObject({ code: 'not_found' });
      await restorePermit(ctx, { permitId: id });
      expect(await getPermit(ctx, id)).toMatchObject({ linkedBy: 'number' });
    }));

  it('refuses a viewer and writes nothing', () =>
    rolledBack(async (db) => {
      await feed(db, 'austin-tx');
      await company(db, 'cmp_a', ['austin-tx']);
      const id = await permit(db, '1');
      const ctx = makeContext(db, 'cmp_a', 'viewer');
      await expect(addPermit(ctx, { permitId: id, source: 'number' })).rejects.toMatchObject({
        code: 'forbidden',
      });
      expect(await db.select().from(companyPermits).where(eq(companyPermits.permitId, id))).toEqual([]);
    }));
});

it('knows whether changes can come to a company: from a city that is read, or a permit it watches', async () => {
  await rolledBack(async (db) => {
    await feed(db, 'austin-tx');
    await company(db, 'followed', ['boise-id', 'austin-tx']);
    await company(db, 'elsewhere', ['boise-id']);
    const follows = (id: string) => followsPermits(makeContext(db, id));
    expect([await follows('followed'), await follows('elsewhere')]).toEqual([true, false]);
    await permit(db, 'A-1', {}, 'elsewhere');
    expect(await follows('elsewhere')).toBe(true);
  });
});
