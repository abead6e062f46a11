import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '@/db/client';
import {
  activities,
  companyPermits,
  notes,
  permitEvents,
  permits,
  permitTags,
  permitUsuals,
  searchWords,
  taggedPermits,
  tasks,
} from '@/db/schema';
import { joinByHand } from '@/lib/checking/joining/mutations';
import { addByHand, changeByHand } from '@/lib/company/by-hand/mutations';
import { type AddByHand, addByHandSchema } from '@/lib/company/by-hand/schema';
import { listTwins } from '@/lib/company/by-hand/twins';
import { listDates } from '@/lib/company/desk/dates';
import { readGrid } from '@/lib/company/desk/grid';
import { listRows } from '@/lib/company/desk/rows';
import { addNote } from '@/lib/company/notes/mutations';
import { findPlaces } from '@/lib/company/places/queries';
import { listHistory } from '@/lib/company/projects/history';
import { createProject } from '@/lib/company/projects/mutations';
import { requireSubject } from '@/lib/company/projects/owned';
import { listTasksOf } from '@/lib/company/tasks/queries';
import type { Context, UserActor } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { getCityNumbers, listAvailableCities } from '@/lib/tracking/cities/queries';
import { indexPermits } from '@/lib/tracking/feeds/index-permits';
import { findAddablePermits } from '@/lib/tracking/permits/addable';
import { addPermit } from '@/lib/tracking/permits/mutations';
import { getPermit, listPermitEvents } from '@/lib/tracking/permits/queries';
import { searchPermits } from '@/lib/tracking/permits/search/search';
import { countUsuals } from '@/lib/tracking/permits/standing/usuals';
import { countTotals } from '@/lib/tracking/permits/totals';
import { listIssueDays } from '@/lib/tracking/permits/usual';
import { jobContext, type MadeCompany, makeCompany, makeFeed, makePermit, NOW } from '../support/factories';
import { rolledBack } from '../support/test-database';

function as(
  db: Database,
  { companyId, userId }: MadeCompany,
  over: Partial<UserActor> = {},
): Context<UserActor> {
  const actor: UserActor = { kind: 'user', userId, companyId, role: 'owner', tier: 'solo', ...over };
  return { db, actor, now: NOW, log: createLogger('silent') };
}

const given = (over: Record<string, unknown> = {}): AddByHand =>
  addByHandSchema.parse({
    permitNumber: 'RR-2026-17',
    city: 'round rock',
    state: 'TX',
    address: '4410 Zanzibarberry Ln',
    permitType: 'Residential Roofing',
    description: 'Xylophonic skylight',
    statusBucket: 'issued',
    appliedDate: '2026-09-01',
    issuedDate: '2026-10-01',
    expiresDate: '2026-12-24',
    valuationCents: 1_250_000,
    ...over,
  });

async function rowsOf(ctx: Context<UserActor>, q: string) {
  const { where, address, names } = await readGrid(ctx, {
    query: { q, sort: 'number' },
    timeZone: 'America/Chicago',
  });
  return (await listRows(ctx, { where, sorting: address.sorting, today: names.today })).items;
}

describe('a permit written down', () => {
  it('stands on the desk, in the calendar, the palette, a job, tasks and history', () =>
    rolledBack(async (db) => {
      const ctx = as(db, await makeCompany(db));
      const { id } = await addByHand(ctx, given({ reminder: { on: '2026-12-01', title: 'Look it up' } }));
      const permit = await getPermit(ctx, id);
      expect(permit).toMatchObject({ city: 'Round Rock', linkedBy: 'hand', checklistType: 'roofing' });
      expect(permit.feed).toMatchObject({ record: 'round-rock-tx', mode: 'hand' });
      expect((await rowsOf(ctx, 'city:round-rock-tx status:issued')).map((row) => row.id)).toEqual([id]);
      const { where, names } = await readGrid(ctx, { query: { q: '' }, timeZone: 'America/Chicago' });
      const dates = await listDates(ctx, {
        where,
        from: '2026-12-01',
        to: '2026-12-31',
        today: names.today,
      } as never);
      expect(JSON.stringify(dates)).toContain('2026-12-24');
      expect((await findPlaces(ctx, { q: 'RR-2026' })).items.map((place) => place.id)).toEqual([String(id)]);
      const job = await createProject(ctx, { permitIds: [id] } as never);
      expect(job.id).toMatch(/^prj_/);
      expect((await listTasksOf(ctx, { permitId: id })).map(({ title }) => title)).toEqual(['Look it up']);
      const history = await listHistory(ctx, await requireSubject(ctx, { permitId: id }));
      expect(history.map((entry) => entry.by === 'person' && entry.activity.kind)).toContain(
        'permit_written',
      );
    }));

  it('moves when somebody says so: an event of its timeline, one line of its history, no notice', () =>
    rolledBack(async (db) => {
      const ctx = as(db, await makeCompany(db));
      const { id } = await addByHand(ctx, given());
      await expect(changeByHand(ctx, { permitId: id, version: 3, statusBucket: 'finaled' })).rejects.toThrow(
        expect.objectContaining({ code: 'conflict' }),
      );
      const { version } = await changeByHand(ctx, { permitId: id, version: 0, statusBucket: 'finaled' });
      expect(version).toBe(1);
      expect((await changeByHand(ctx, { permitId: id, version, city: 'Austin' })).version).toBe(2);
      const [event, ...more] = await listPermitEvents(ctx, id);
      expect(more).toEqual([]);
      expect(event).toMatchObject({ fromBucket: 'issued', toBucket: 'finaled', occurredOn: '2026-11-20' });
      expect(await db.$count(permitEvents, sql`fanned_out_at is null`)).toBe(0);
      const kinds = (await listHistory(ctx, await requireSubject(ctx, { permitId: id }))).map(
        (one) => one.by === 'person' && one.activity.kind,
      );
      expect(kinds).toEqual(['permit_rewritten', 'permit_status_set', 'permit_written']);
      expect((await getPermit(ctx, id)).feed.record).toBe('austin-tx');
    }));

  it('is one for each number in a place, and comes back as it is written anew', () =>
    rolledBack(async (db) => {
      const company = await makeCompany(db);
      const ctx = as(db, company);
      const { id } = await addByHand(ctx, given());
      await expect(addByHand(ctx, given({ permitNumber: 'rr-2026-17 ' }))).rejects.toThrow(
        expect.objectContaining({ code: 'conflict', fields: { permitNumber: 'taken' } }),
      );
      await db.update(companyPermits).set({ state: 'rejected' }).where(eq(companyPermits.permitId, id));
      expect(await addByHand(ctx, given({ statusBucket: 'expired' }))).toEqual({ id, isPublished: false });
      expect((await getPermit(ctx, id)).statusBucket).toBe('expired');
    }));

  it(
    'is refused to who may only read, and past the plan’s year',
    () =>
      rolledBack(async (db) => {
        const company = await makeCompany(db, { tier: 'solo' });
        await expect(addByHand(as(db, company, { role: 'viewer' }), given())).rejects.toThrow(
          expect.objectContaining({ code: 'forbidden' }),
        );
        const ctx = as(db, company);
        for (let at = 0; at < 200; at++) {
          try {
            await addByHand(ctx, given({ permitNumber: `RR-${at}` }));
          } catch (error) {
            expect(error).toMatchObject({ code: 'plan_limit' });
            return;
          }
        }
        expect.unreachable('a plan for one has no end');
      }),
    120_000,
  );
});

describe('nobody else', () => {
  it('sees it: no search, no figure of a city, no list, no address of the API', () =>
    rolledBack(async (db) => {
      const [mine, theirs] = [await makeCompany(db), await makeCompany(db)];
      const feed = await makeFeed(db);
      for (let at = 0; at < 3; at++) await makePermit(db, feed, { permitNumber: `2026-00${at} BP` });
      const ctx = as(db, mine);
      const other = as(db, theirs);
      const before = await getCityNumbers(ctx, { slug: 'austin-tx' });
      const { id } = await addByHand(ctx, given({ city: 'Austin', permitNumber: '2026-99999 BP' }));
      while ((await indexPermits(jobContext(db), { limit: 100 })) > 0);
      expect(await db.$count(searchWords, sql`word in ('xylophonic', 'zanzibarberry')`)).toBe(0);
      for (const one of [ctx, other]) {
        expect(await findAddablePermits(one, '2026-99999')).toEqual([]);
        expect(await findAddablePermits(one, '4410 Zanzibarberry')).toEqual([]);
        for (const q of ['2026-99999 BP', 'xylophonic', '4410 zanzibarberry ln', '']) {
          const found = await searchPermits(one, { q, literal: true });
          expect(JSON.stringify(found)).not.toContain('2026-99999');
        }
      }
      expect(await getCityNumbers(ctx, { slug: 'austin-tx' })).toEqual(before);
      expect((await listAvailableCities(ctx)).cities.map(({ permits: held }) => held)).toEqual([3]);
      expect(
        (await countTotals({ ...jobContext(db), actor: { kind: 'admin', userId: 'a' } } as never)).permits,
      ).toBe(3);
      await expect(getPermit(other, id)).rejects.toThrow(expect.objectContaining({ code: 'not_found' }));
      for (const adding of [ctx, other])
        await expect(addPermit(adding, { permitId: id, source: 'number' })).rejects.toThrow(
          expect.objectContaining({ code: 'not_found' }),
        );
      await expect(changeByHand(other, { permitId: id, version: 0, city: 'Waco' })).rejects.toThrow(
        expect.objectContaining({ code: 'not_found' }),
      );
      await expect(addNote(other, { permitId: id, body: 'Mine?' } as never)).rejects.toThrow(
        expect.objectContaining({ code: 'not_found' }),
      );
      expect(await rowsOf(other, '2026-99999')).toEqual([]);
      // The same number is another permit for another company.
      const twice = await addByHand(other, given({ city: 'Austin', permitNumber: '2026-99999 BP' }));
      expect(twice.id).not.toBe(id);
    }));

  it(
    'counts it: what is usual somewhere is what cities publish',
    () =>
      rolledBack(async (db) => {
        const ctx = as(db, await makeCompany(db, { tier: 'enterprise' }), { tier: 'enterprise' });
        const other = as(db, await makeCompany(db));
        for (let at = 0; at < 32; at++)
          await addByHand(ctx, given({ city: 'Austin', permitNumber: `A-${at}`, statusBucket: 'finaled' }));
        const { id } = await addByHand(
          other,
          given({ city: 'Austin', statusBucket: 'pending', issuedDate: null }),
        );
        await countUsuals(jobContext(db));
        expect(await db.$count(permitUsuals)).toBe(0);
        const permit = await getPermit(other, id);
        const alike = { ...permit, record: permit.feed.record };
        expect(await listIssueDays(other, alike)).toEqual([]);
        const feed = await makeFeed(db);
        await makePermit(db, feed, {
          checklistType: 'roofing',
          issuedDate: '2026-10-11',
          statusBucket: 'issued',
        });
        expect(await listIssueDays(other, alike)).toEqual([10]);
      }),
    60_000,
  );
});

describe('once the city publishes the number', () => {
  it('adding it follows the city’s permit', () =>
    rolledBack(async (db) => {
      const ctx = as(db, await makeCompany(db));
      const feed = await makeFeed(db);
      const published = await makePermit(db, feed, { permitNumber: '2026-5 BP' });
      expect(await addByHand(ctx, given({ city: 'austin', permitNumber: '2026-5 bp' }))).toEqual({
        id: published,
        isPublished: true,
      });
      expect((await getPermit(ctx, published)).linkedBy).toBe('number');
    }));

  it('the two are joined in one press, with all the company has at them', () =>
    rolledBack(async (db) => {
      const company = await makeCompany(db);
      const ctx = as(db, company);
      const { companyId, userId } = company;
      const { id } = await addByHand(
        ctx,
        given({ city: 'Austin', permitNumber: '2026-7 BP', reminder: { on: '2026-12-01', title: 'Look' } }),
      );
      await addNote(ctx, { permitId: id, body: 'Gate code' } as never);
      const job = await createProject(ctx, { permitIds: [id] } as never);
      await db
        .insert(permitTags)
        .values({ id: 'tag_1', companyId, name: 'VIP', slug: 'vip', createdBy: userId });
      await db
        .insert(taggedPermits)
        .values({ companyId, permitId: id, tagId: 'tag_1', taggedBy: userId } as never);
      expect(await listTwins(ctx)).toEqual([]);
      const feed = await makeFeed(db);
      const published = await makePermit(db, feed, { permitNumber: '2026-7 BP' });
      // What it has already stays, and the double goes.
      await db.insert(taggedPermits).values({ companyId, permitId: published, tagId: 'tag_1' } as never);
      const [twin] = await listTwins(ctx, { permitId: id });
      expect(twin).toMatchObject({ permitId: id, cityPermitId: published });
      const other = as(db, await makeCompany(db));
      await expect(joinByHand(other, { permitId: id, cityPermitId: published })).rejects.toThrow(
        expect.objectContaining({ code: 'not_found' }),
      );
      expect(await joinByHand(ctx, { permitId: id, cityPermitId: published })).toEqual({ id: published });
      expect(await db.$count(permits, eq(permits.id, id))).toBe(0);
      expect(await db.$count(notes, eq(notes.permitId, published))).toBe(1);
      expect(await db.$count(tasks, eq(tasks.permitId, published))).toBe(1);
      expect(await db.$count(taggedPermits, eq(taggedPermits.permitId, published))).toBe(1);
      expect((await getPermit(ctx, published)).linkedBy).toBe('number');
      expect(await db.$count(activities, eq(activities.permitId, published))).toBeGreaterThan(1);
      const [row] = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from project_permits where project_id = ${job.id} and permit_id = ${published}`,
      );
      expect(row?.n).toBe(1);
      expect(await listTwins(ctx)).toEqual([]);
    }));

  it('a permit at a known address of the city’s feed stands where that one does', () =>
    rolledBack(async (db) => {
      const ctx = as(db, await makeCompany(db));
      const feed = await makeFeed(db);
      await makePermit(db, feed, {
        address: '77 Elm St',
        addressNorm: '77 ELM ST',
        latitude: 30.1,
        longitude: -97.2,
      });
      while ((await indexPermits(jobContext(db), { limit: 100 })) > 0);
      const at = await addByHand(ctx, given({ city: 'Austin', address: '77 Elm Street' }));
      const [placed] = await db.select().from(permits).where(eq(permits.id, at.id));
      expect([placed?.latitude, placed?.longitude]).toEqual([30.1, -97.2]);
      const none = await addByHand(ctx, given());
      const [unplaced] = await db.select().from(permits).where(eq(permits.id, none.id));
      expect(unplaced?.latitude).toBeNull();
    }));
});
