import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companyPermits, feeds, missingPermits, permitEvents, permits } from '@/db/schema';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { listFeedsToRecheck, recheckFeed } from '@/lib/tracking/feeds/recheck';
import { FeedFailure, type FeedHttp } from '@/lib/tracking/feeds/types';
import { jobContext, linkPermit, makeCompany, NOW } from '../support/factories';
import { ModelCity, modelRecord, toStatusWord } from '../support/model-city';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

const FEED = 'modelville-tx';
const HOUR_MS = 3_600_000;
let database: FreshDatabase;
let city: ModelCity;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  const { db } = database;
  await db.delete(companyPermits);
  await db.delete(permitEvents);
  await db.delete(permits);
  await db.delete(feeds);
  await db.insert(feeds).values({ id: FEED, record: FEED, mode: 'live', nextPollAt: new Date(0) });
  city = new ModelCity(modelRecord('updated_at'), NOW);
});

function wait(hours: number) {
  city.now = new Date(city.now.getTime() + hours * HOUR_MS);
}

const input = (http: FeedHttp = city.http) => {
  const { now } = city;
  return { feedId: FEED, record: city.record, http, clock: () => now };
};
const poll = () => pollFeed(jobContext(database.db, city.now), input());
const recheck = (http?: FeedHttp) => recheckFeed(jobContext(database.db, city.now), input(http));
const held = () => database.db.select().from(permits).orderBy(permits.sourceKey);
const events = () => database.db.select().from(permitEvents).orderBy(permitEvents.id);

test('a change the city did not stamp is found by asking for the permit by its number', async () => {
  city.set('P1');
  await poll();
  // The row moves, its stamp does not: no poll will ever show it.
  const stamp = city.holdings.get('P1')?.updatedAt ?? '';
  city.set('P1');
  city.holdings.set('P1', { version: 2, updatedAt: stamp });
  wait(200);
  expect(await recheck()).toMatchObject({ state: 'done', asked: 1, changed: 1 });
  expect((await held())[0]?.statusWord).toBe(toStatusWord(2));
  expect((await events()).map((event) => event.toWord)).toEqual([toStatusWord(2)]);
});

test('one silent answer makes nobody vanish; a second one does, and it is told once', async () => {
  city.set('P1');
  city.set('P2');
  await poll();
  const silent: FeedHttp = { getJson: async () => [] };
  wait(1);
  expect(await recheck(silent)).toMatchObject({ state: 'done', doubted: 2, vanished: 0 });
  wait(7);
  expect(await recheck(), 'they answer after all').toMatchObject({ doubted: 0, vanished: 0 });
  expect(await database.db.select().from(missingPermits)).toEqual([]);

  city.remove('P2');
  wait(170);
  expect(await recheck()).toMatchObject({ doubted: 1, vanished: 0 });
  wait(7);
  expect(await recheck()).toMatchObject({ doubted: 0, vanished: 1 });
  wait(170);
  expect(await recheck()).toMatchObject({ doubted: 0, vanished: 0 });
  expect((await events()).map((event) => event.kind)).toEqual(['vanished']);
  expect((await held()).map((permit) => permit.missingSince !== null)).toEqual([false, true]);
});

test('an answer that lacks most of what was asked for is not believed, however often it is given', async () => {
  for (let i = 0; i < 30; i++) city.set(`P${i}`);
  await poll();
  const silent: FeedHttp = { getJson: async () => [] };
  for (let round = 0; round < 3; round++) {
    wait(200);
    expect(await recheck(silent)).toMatchObject({ state: 'done', asked: 30, doubted: 0, vanished: 0 });
  }
  expect((await held()).every((permit) => permit.missingSince === null)).toBe(true);
});

test('what somebody watches is asked for every six hours, the rest once a week', async () => {
  city.set('P1');
  city.set('P2');
  await poll();
  const { companyId } = await makeCompany(database.db, { cities: [] });
  const [first] = await held();
  if (first) await linkPermit(database.db, companyId, first.id);
  expect(await recheck()).toMatchObject({ asked: 2 });
  wait(5);
  expect(await recheck()).toEqual({ state: 'not_due' });
  expect(await listFeedsToRecheck(jobContext(database.db, city.now))).toEqual([]);
  wait(1);
  expect(await recheck()).toMatchObject({ asked: 1 });
  wait(7 * 24);
  expect(await recheck()).toMatchObject({ asked: 2 });
});

test('a source that fails costs a run and changes nothing; it is asked again before the next round', async () => {
  city.set('P1');
  await poll();
  wait(1);
  const broken: FeedHttp = {
    getJson: async () => {
      throw new FeedFailure('server_error', 'HTTP 500');
    },
  };
  expect(await recheck(broken)).toEqual({ state: 'failed', code: 'server_error' });
  expect(await database.db.select().from(missingPermits)).toEqual([]);
  wait(1);
  expect(await recheck()).toMatchObject({ state: 'done', asked: 1 });
});

test('while a feed is being read, nobody asks it for single permits', async () => {
  city.set('P1');
  await poll();
  wait(1);
  await database.db
    .update(feeds)
    .set({ readLease: 'another', readLeaseUntil: new Date(city.now.getTime() + HOUR_MS) })
    .where(eq(feeds.id, FEED));
  expect(await recheck()).toEqual({ state: 'not_due' });
});

test('what a whole read does not meet vanishes, though silence is all that the doubted give', async () => {
  city = new ModelCity(modelRecord('all'), NOW);
  for (let i = 0; i < 300; i++) city.set(`P${i}`);
  await poll();
  for (let i = 0; i < 25; i++) city.remove(`P${i}`);
  wait(2);
  await poll();
  wait(2);
  expect(await recheck()).toMatchObject({ state: 'done', vanished: 25, doubted: 0 });
  expect((await events()).map((event) => event.kind)).toEqual(Array.from({ length: 25 }, () => 'vanished'));
});

test('a permit whose key the city corrects keeps its history and whoever watches it', async () => {
  const rows = (address: string) => [
    {
      ':id': 'a',
      ':updated_at': NOW.toISOString(),
      number: '1',
      status: toStatusWord(1),
      on: '2026-11-01T00:00:00.000',
      address,
    },
  ];
  let address = '1 Main St';
  const http: FeedHttp = { getJson: async () => rows(address) };
  const record = { ...modelRecord('all'), key: ['number', 'address'] };
  const ask = (run: typeof pollFeed | typeof recheckFeed) => {
    const { now } = city;
    return run(jobContext(database.db, now), { feedId: FEED, record, http, clock: () => now });
  };
  await ask(pollFeed);
  const { companyId } = await makeCompany(database.db, { cities: [] });
  const [first] = await held();
  if (first) await linkPermit(database.db, companyId, first.id);

  // Asked for by its number before any poll has seen the new key: it takes it.
  address = '1 Main Street';
  wait(1);
  expect(await ask(recheckFeed)).toMatchObject({ changed: 1, vanished: 0, doubted: 0 });
  expect(await held()).toMatchObject([{ id: first?.id, address: '1 Main Street', missingSince: null }]);

  // Found by a read as a permit of its own: who watched the old one watches that.
  address = '1 Main St Rear';
  wait(7);
  await ask(pollFeed);
  expect(await ask(recheckFeed)).toMatchObject({ vanished: 0, doubted: 0 });
  const links = await database.db
    .select()
    .from(companyPermits)
    .where(eq(companyPermits.companyId, companyId));
  const present = (await held()).filter((permit) => permit.missingSince === null);
  expect(present).toHaveLength(1);
  expect(links.map((link) => link.permitId)).toContain(present[0]?.id);
  expect((await events()).map((event) => event.kind)).not.toContain('vanished');
});

test('of two rows with one key an answer does not say which stands: it makes no news', async () => {
  const row = (id: string, status: string) => ({
    ':id': id,
    ':updated_at': NOW.toISOString(),
    number: '1',
    status,
    on: '2026-11-01T00:00:00.000',
    address: '1 Main St',
  });
  let answer = [row('a', toStatusWord(1)), row('b', toStatusWord(2))];
  const http: FeedHttp = { getJson: async () => answer };
  const { now } = city;
  const input = { feedId: FEED, record: city.record, http, clock: () => now };
  await pollFeed(jobContext(database.db, now), input);
  answer = [row('b', toStatusWord(2)), row('a', toStatusWord(1))];
  expect(await recheckFeed(jobContext(database.db, now), input)).toMatchObject({ changed: 0, doubted: 0 });
  expect(await events()).toEqual([]);
});

test('a source that goes on failing is asked ever more seldom', async () => {
  city.set('P1');
  await poll();
  const broken: FeedHttp = {
    getJson: async () => {
      throw new FeedFailure('server_error', 'HTTP 500');
    },
  };
  let runs = 0;
  for (let minute = 0; minute < 24 * 60; minute += 4) {
    wait(4 / 60);
    if ((await recheck(broken)).state === 'failed') runs++;
  }
  expect(runs).toBeLessThan(14);
});
