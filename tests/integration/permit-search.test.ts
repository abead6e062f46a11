import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import { permits } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { indexPermits } from '@/lib/tracking/feeds/index-permits';
import { encodeSearchCursor } from '@/lib/tracking/permits/search/cursor';
import type { PermitSearch } from '@/lib/tracking/permits/search/input';
import { searchPermits } from '@/lib/tracking/permits/search/search';
import { makeCompany, makeFeed, makePermit, NOW } from '../support/factories';
import { rolledBack } from '../support/test-database';

type Made = Partial<typeof permits.$inferInsert>;

async function companyIn(db: Database, cities: string[]): Promise<Context<UserActor>> {
  const made = await makeCompany(db, { cities });
  const actor: UserActor = { kind: 'user', ...made, role: 'owner', tier: 'professional' };
  return { db, actor, now: NOW, log: createLogger('silent') };
}

async function held(db: Database, list: Made[], feed = 'austin-tx'): Promise<number[]> {
  await makeFeed(db, feed);
  const ids: number[] = [];
  for (const given of list) ids.push(await makePermit(db, feed, given));
  await indexAll(db);
  return ids;
}

async function indexAll(db: Database): Promise<void> {
  const ctx = { db, actor: { kind: 'job', job: 'tidy' } as const, now: NOW, log: createLogger('silent') };
  while ((await indexPermits(ctx, { limit: 500 })) > 0);
}

const searchIds = async (ctx: Context<UserActor>, search: PermitSearch) =>
  (await searchPermits(ctx, search)).items.map(({ id }) => id);

async function everyPage(
  ctx: Context<UserActor>,
  search: PermitSearch,
  between = async () => {},
): Promise<number[]> {
  const ids: number[] = [];
  let after: string | null = null;
  for (let page = 0; page < 500; page++) {
    const answer = await searchPermits(ctx, { ...search, after });
    ids.push(...answer.items.map(({ id }) => id));
    if (!answer.next) return ids;
    after = answer.next;
    await between();
  }
  throw new Error('the pages never end');
}

describe('searchPermits', () => {
  it('finds by words of every kind, all of which must be there, the newest first', () =>
    rolledBack(async (db) => {
      const ctx = await companyIn(db, ['austin-tx']);
      const [old, recent, other] = await held(db, [
        { description: 'Replace water heater', addressNorm: '1200 N LAMAR BLVD', issuedDate: '2024-01-05' },
        {
          description: 'Water heater, gas',
          contractorName: 'O’Brien Plumbing LLC',
          issuedDate: '2026-03-05',
        },
        { description: 'New roof', issuedDate: '2026-10-05' },
      ]);
      expect(await searchIds(ctx, { q: 'Water HEATER' })).toEqual([recent, old]);
      expect(await searchIds(ctx, { q: 'heater North Lamar Boulevard' })).toEqual([old]);
      expect(await searchIds(ctx, { q: "o'brien" })).toEqual([recent]);
      expect(await searchIds(ctx, { q: 'roof heater' })).toEqual([]);
      expect(await searchIds(ctx, { q: '' })).toEqual([other, recent, old]);
    }));

  it('never shows a permit of a city that is not the company’s, whatever is asked for', () =>
    rolledBack(async (db) => {
      const ctx = await companyIn(db, ['austin-tx']);
      const [mine] = await held(db, [{ description: 'sauna', permitNumber: 'ZZ-10001' }]);
      const [theirs] = await held(db, [{ description: 'sauna', permitNumber: 'ZZ-10002' }], 'seattle-wa');
      for (const search of [
        {},
        { q: 'sauna' },
        { q: 'zz-1000' },
        { q: 'sauna', literal: true },
        { buckets: ['pending' as const] },
      ])
        expect(await searchIds(ctx, search)).toEqual([mine]);
      expect(await searchIds(ctx, { q: 'sauna', cities: ['seattle-wa'] })).toEqual([]);
      const after = encodeSearchCursor(['d', '2099-01-01', (theirs ?? 0) + 1]);
      expect(await searchIds(ctx, { q: 'sauna', after })).toEqual([mine]);
      expect(await searchPermits(await companyIn(db, []), { q: 'sauna' })).toMatchObject({
        items: [],
        count: { kind: 'exact', value: 0 },
      });
    }));

  it('filters by state, city, days and place, alone and together', () =>
    rolledBack(async (db) => {
      const ctx = await companyIn(db, ['austin-tx', 'dallas-tx']);
      const [near, far, plain] = await held(db, [
        {
          description: 'deck',
          statusBucket: 'issued',
          issuedDate: '2026-05-01',
          latitude: 30.27,
          longitude: -97.74,
        },
        {
          description: 'deck',
          statusBucket: 'expired',
          issuedDate: '2026-06-01',
          latitude: 30.29,
          longitude: -97.7,
        },
        { description: 'deck', statusBucket: 'issued', issuedDate: '2025-06-01' },
      ]);
      const [dallas] = await held(
        db,
        [{ description: 'deck', statusBucket: 'issued', issuedDate: '2026-07-01' }],
        'dallas-tx',
      );
      expect(await searchIds(ctx, { q: 'deck', buckets: ['issued'] })).toEqual([dallas, near, plain]);
      expect(await searchIds(ctx, { buckets: ['issued', 'expired'], cities: ['austin-tx'] })).toEqual([
        far,
        near,
        plain,
      ]);
      expect(await searchIds(ctx, { from: '2026-05-01', to: '2026-06-01' })).toEqual([far, near]);
      expect(await searchIds(ctx, { q: 'deck', from: '2025-01-01', to: '2025-12-31' })).toEqual([plain]);
      const box = { south: 30.26, west: -97.75, north: 30.28, east: -97.73 };
      expect(await searchIds(ctx, { box })).toEqual([near]);
      expect(
        await searchIds(ctx, { q: 'deck', box: { south: 20, west: -120, north: 50, east: -80 } }),
      ).toEqual([far, near]);
      expect(await searchIds(ctx, { q: 'deck', box, buckets: ['expired'] })).toEqual([]);
    }));

  it('looks for the nearest word in place of one no permit has, says so, and does not when told', () =>
    rolledBack(async (db) => {
      const ctx = await companyIn(db, ['austin-tx']);
      const [roof, heater] = await held(db, [
        { description: 'shingle roof' },
        { description: 'replace furnace' },
      ]);
      expect(await searchPermits(ctx, { q: 'rofo' })).toMatchObject({
        items: [{ id: roof }],
        corrections: [{ typed: 'rofo', taken: ['roof'] }],
      });
      expect((await searchPermits(ctx, { q: 'furnnacce' })).items.map(({ id }) => id)).toEqual([heater]);
      expect(await searchPermits(ctx, { q: 'rofo', literal: true })).toMatchObject({
        items: [],
        corrections: [],
      });
      // The last word may be half typed.
      expect(await searchPermits(ctx, { q: 'shin' })).toMatchObject({
        items: [{ id: roof }],
        corrections: [],
      });
    }));

  it('finds by the beginning of a number in any case, in the order of numbers, page by page', () =>
    rolledBack(async (db) => {
      const ctx = await companyIn(db, ['seattle-wa']);
      const [second, first, third] = await held(
        db,
        ['6900001-CN-001', '6900001-CN', '6900002-CN'].map((permitNumber) => ({ permitNumber })),
        'seattle-wa',
      );
      expect(await searchPermits(ctx, { q: '6900001-cn' })).toMatchObject({
        by: 'number',
        items: [{ id: first }, { id: second }],
        count: { kind: 'exact', value: 2 },
      });
      expect(await everyPage(ctx, { q: '69000', limit: 1 })).toEqual([first, second, third]);
    }));

  it.each([
    [{ q: 'pool' }, 2],
    [{}, 1],
  ] as const)('gives every match of %j once over all pages, also while permits are added', (search, every) =>
    rolledBack(async (db) => {
      const ctx = await companyIn(db, ['austin-tx', 'dallas-tx']);
      const day = (index: number) => `2026-0${1 + (index % 9)}-1${index % 3}`;
      const made = (index: number): Made => ({
        description: index % 2 === 0 ? 'pool' : 'fence',
        issuedDate: index % 11 === 0 ? null : day(index),
        appliedDate: null,
      });
      const first = await held(
        db,
        Array.from({ length: 40 }, (_, index) => made(index)),
      );
      const second = await held(
        db,
        Array.from({ length: 40 }, (_, index) => made(index)),
        'dallas-tx',
      );
      const wanted = [first, second].flatMap((ids) => ids.filter((_, index) => index % every === 0)).sort();
      expect((await everyPage(ctx, { ...search, limit: 7 })).sort()).toEqual(wanted);
      const seen = await everyPage(ctx, { ...search, limit: 7 }, async () => {
        await held(db, [{ description: 'pool', issuedDate: '2026-11-19' }]);
      });
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => wanted.includes(id)).sort()).toEqual(wanted);
    }),
  );

  it('walks thousands of one day, and what is dated a century ahead', () =>
    rolledBack(async (db) => {
      const ctx = await companyIn(db, ['austin-tx']);
      await makeFeed(db);
      const rows = Array.from({ length: 2_100 }, (_, index) => ({
        feedId: 'austin-tx',
        sourceKey: `many-${index}`,
        permitNumber: `M${index}`,
        description: 'sauna',
        statusBucket: 'issued' as const,
        issuedDate: index === 0 ? '2199-01-01' : '2026-10-01',
        city: 'Austin',
        state: 'TX',
        hash: 'h',
        firstSeenAt: NOW,
        changedAt: NOW,
      }));
      await db.insert(permits).values(rows);
      await indexAll(db);
      const pages = await everyPage(ctx, { q: 'sauna', limit: 100 });
      expect(pages).toHaveLength(2_100);
      expect(new Set(pages).size).toBe(2_100);
      const { items, count } = await searchPermits(ctx, { q: 'sauna', limit: 1 });
      expect(items[0]?.listedOn).toBe('2199-01-01');
      expect(['at_least', 'about']).toContain(count.kind);
      expect(count.value).toBeGreaterThan(0);
      expect(count.value).toBeLessThanOrEqual(4_000);
      expect((await searchPermits(ctx, { limit: 1 })).count.value).toBeGreaterThanOrEqual(1_000);
    }));

  it('reads on through the index where the newest permits do not have the words the statistics promise', () =>
    rolledBack(async (db) => {
      const ctx = await companyIn(db, ['austin-tx', 'dallas-tx']);
      const rows = Array.from({ length: 2_600 }, (_, index) => ({
        feedId: ['austin-tx', 'dallas-tx', 'seattle-wa'][index % 3] as string,
        sourceKey: `many-${index}`,
        permitNumber: `M${index}`,
        description: index < 700 ? 'fence' : 'pergola',
        statusBucket: 'issued' as const,
        issuedDate: new Date(Date.UTC(2026, 9, 1) - Math.floor(index / 5) * 86_400_000)
          .toISOString()
          .slice(0, 10),
        city: 'Anywhere',
        state: 'TX',
        hash: 'h',
        firstSeenAt: NOW,
        changedAt: NOW,
      }));
      for (const feed of ['austin-tx', 'dallas-tx', 'seattle-wa']) await makeFeed(db, feed);
      await db.insert(permits).values(rows);
      await indexAll(db);
      await db.execute('analyze permits');
      const held = await db
        .select({ id: permits.id, key: permits.sourceKey, feed: permits.feedId })
        .from(permits);
      const wanted = held.filter(
        ({ key, feed }) => feed !== 'seattle-wa' && Number(key.slice('many-'.length)) >= 700,
      );
      const found = await everyPage(ctx, { q: 'pergola', limit: 100 });
      expect(found).toHaveLength(wanted.length);
      expect(new Set(found)).toEqual(new Set(wanted.map(({ id }) => id)));
      const [first, second] = await Promise.all([
        searchPermits(ctx, { q: 'fence', limit: 5 }),
        searchPermits(ctx, { q: 'pergola', limit: 5 }),
      ]);
      expect(first.items).toHaveLength(5);
      // The count of the first page is repeated, but never for another question.
      const next = await searchPermits(ctx, { q: 'pergola', limit: 5, after: second.next });
      expect(next.count).toEqual(second.count);
      const other = await searchPermits(ctx, { q: 'M2599', literal: true, after: second.next });
      expect(other.count).toEqual({ kind: 'exact', value: 1 });
    }));

  it('counts exactly what is few', () =>
    rolledBack(async (db) => {
      const ctx = await companyIn(db, ['austin-tx']);
      await held(
        db,
        Array.from({ length: 60 }, () => ({ description: 'carport' })),
      );
      expect(await searchPermits(ctx, { q: 'carport', limit: 10 })).toMatchObject({
        count: { kind: 'exact', value: 60 },
      });
      const { next } = await searchPermits(ctx, { q: 'carport', limit: 10 });
      expect((await searchPermits(ctx, { q: 'carport', limit: 10, after: next })).count).toEqual({
        kind: 'exact',
        value: 60,
      });
      expect((await searchPermits(ctx, {})).count).toEqual({ kind: 'exact', value: 60 });
    }));

  it('finds a permit by every word of it', () =>
    rolledBack(async (db) => {
      const ctx = await companyIn(db, ['austin-tx']);
      const text = fc.string({ unit: fc.constantFrom(..."abcdeñé0189 -'./&"), minLength: 1, maxLength: 40 });
      await fc.assert(
        fc.asyncProperty(text, text, text, async (permitNumber, description, contractorName) => {
          const [id] = await held(db, [{ permitNumber, description, contractorName }]);
          for (const word of `${permitNumber} ${description} ${contractorName}`.split(/\s+/)) {
            // Of a sign alone, or a word that all have, every permit is the answer.
            const ids = await everyPage(ctx, { q: word, limit: 100, literal: true });
            expect(ids).toContain(id);
          }
        }),
        { numRuns: 25 },
      );
    }));

  it('opens at the beginning when the cursor was tampered with', () =>
    rolledBack(async (db) => {
      const ctx = await companyIn(db, ['austin-tx']);
      const [id] = await held(db, [{ description: 'porch' }]);
      for (const after of [
        "x' or 1=1",
        Buffer.from('["d","0000-01-01",1]').toString('base64url'),
        Buffer.from('["n","\\u0000",1]').toString('base64url'),
      ])
        expect(await searchIds(ctx, { q: 'porch', after })).toEqual([id]);
    }));
});
