import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '@/db/client';
import { feeds, permitEvents, permits } from '@/db/schema';
import { registerFeeds, requestPoll, setFeedPaused } from '@/lib/tracking/feeds/mutations';
import { listFeedStates } from '@/lib/tracking/feeds/overview';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { listDueFeeds } from '@/lib/tracking/feeds/queries';
import { FeedFailure, type FeedHttp } from '@/lib/tracking/feeds/types';
import { jobContext, NOW } from '../support/factories';
import { SmallCity } from '../support/small-city';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FEED = 'smallville-tx';

let database: FreshDatabase;
let city: SmallCity;
let time: number;
const clock = () => new Date(time);

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate feeds, permits, permit_events cascade`);
  city = new SmallCity();
  for (const key of ['a', 'b', 'c', 'd', 'e']) city.set(key, 'Issued', NOW);
  time = NOW.getTime();
  await registerFeeds(jobContext(database.db), { mode: 'live', records: [city.record] });
});

function poll(http: FeedHttp = city.http, db = database.db) {
  return pollFeed(jobContext(db, clock()), { feedId: FEED, record: city.record, http, pageSize: 2, clock });
}

async function feed() {
  const [row] = await database.db.select().from(feeds).where(eq(feeds.id, FEED));
  if (!row) throw new Error('no feed');
  return row;
}

const failing = (failure: unknown, page = 0): FeedHttp => {
  let requests = 0;
  return {
    getJson: async (url) => {
      if (requests++ >= page) throw failure;
      return city.http.getJson(url);
    },
  };
};

test('a first read takes all pages, says nothing, and is due again after its cadence', async () => {
  expect(await poll()).toMatchObject({ state: 'read', pages: 3, rows: 5, inserted: 5, events: 0 });
  expect(await feed()).toMatchObject({
    backfilledAt: NOW,
    lastSuccessAt: NOW,
    readSince: NOW,
    position: null,
    rowsRead: 5,
    readLease: null,
  });
  const wait = (await feed()).nextPollAt.getTime() - NOW.getTime();
  expect(wait).toBeGreaterThanOrEqual(HOUR);
  expect(wait).toBeLessThanOrEqual(1.1 * HOUR);
  expect(await poll()).toMatchObject({ state: 'not_due', rows: 0 });
});

test('a read in which nothing changed leaves every tuple where it is', async () => {
  const tuples = () => database.sql`select ctid::text, xmin::text from permits order by id`;
  await poll();
  const before = await tuples();
  time += 2 * HOUR;
  expect(await poll()).toMatchObject({ state: 'read', unchanged: 5, changed: 0, inserted: 0, events: 0 });
  expect(await tuples()).toEqual(before);
});

test('a dated feed asks for twelve months first, then from a little before its last read began', async () => {
  city.record = { ...city.record, poll: { by: 'updated_at' } };
  await poll();
  expect(city.asked[0]).toContain(":updated_at >= '2025-11-20T15:00:00.000Z'");
  city.asked.length = 0;
  time += 2 * HOUR;
  expect(await poll()).toMatchObject({ state: 'read', rows: 5 });
  expect(city.asked[0]).toContain(":updated_at >= '2026-11-20T14:00:00.000Z'");
});

test('a failure in the middle keeps what was read and goes on behind it', async () => {
  const outcome = await poll(failing(new FeedFailure('server_error', 'HTTP 500'), 1));
  expect(outcome).toMatchObject({ state: 'failed', code: 'server_error', pages: 1, inserted: 2 });
  expect(await feed()).toMatchObject({
    failures: 1,
    failureCode: 'server_error',
    failureDetail: 'HTTP 500',
    backfilledAt: null,
  });
  time = (await feed()).nextPollAt.getTime();
  city.asked.length = 0;
  expect(await poll()).toMatchObject({ state: 'read', pages: 2, inserted: 3 });
  expect(city.asked[0]).toBe(":id > 'b'");
  expect(await feed()).toMatchObject({ failures: 0, failureCode: null, failureDetail: null, rowsRead: 5 });
});

test('waits grow with failures, a portal may ask for longer, and a stuck place is given up', async () => {
  await poll(failing(new FeedFailure('timeout', 'late'), 1));
  const waits: number[] = [];
  for (let i = 0; i < 4; i++) {
    expect((await feed()).position).not.toBeNull();
    time = (await feed()).nextPollAt.getTime();
    await poll(failing(new FeedFailure('timeout', 'late')));
    waits.push((await feed()).nextPollAt.getTime() - time);
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits[3]).toBeGreaterThan(6 * (waits[0] ?? 0) * 0.6);
  expect(await feed()).toMatchObject({ failures: 5, position: null, readStartedAt: null });
  time = (await feed()).nextPollAt.getTime();
  await poll(failing(new FeedFailure('rate_limited', 'slow down', { retryAfterMs: 5 * HOUR })));
  expect((await feed()).nextPollAt.getTime() - time).toBe(5 * HOUR);
  time = (await feed()).nextPollAt.getTime();
  expect(await poll()).toMatchObject({ state: 'read', inserted: 3, unchanged: 2, events: 0 });
});

test('an empty answer is a failure for a whole feed and no news for a dated one', async () => {
  const rows = new Map(city.rows);
  city.rows.clear();
  expect(await poll()).toMatchObject({ state: 'failed', code: 'empty' });
  for (const [key, row] of rows) city.rows.set(key, row);
  time += HOUR;
  expect(await poll()).toMatchObject({ state: 'read', inserted: 5 });
  city.rows.clear();
  time += 2 * HOUR;
  expect(await poll()).toMatchObject({ state: 'failed', code: 'empty' });
  expect(await database.db.$count(permits)).toBe(5);
  city.record = { ...city.record, poll: { by: 'updated_at' } };
  time += 2 * HOUR;
  expect(await poll()).toMatchObject({ state: 'read', rows: 0 });
});

test('an answer the reader trips over is the source’s failure', async () => {
  const outcome = await poll(failing(new TypeError('cannot read x')));
  expect(outcome).toMatchObject({ state: 'failed', code: 'portal_error' });
  expect((await feed()).failureDetail).toContain('cannot read x');
});

test('two workers on two connections read a feed once', async () => {
  await poll();
  for (const key of ['a', 'c', 'e', 'f']) city.set(key, 'Final', NOW);
  time += 2 * HOUR;
  const second = connect(database.url, { embedded: database.embedded, max: 2 });
  try {
    const outcomes = await Promise.all([
      poll(),
      poll(city.http, second.db),
      poll(),
      poll(city.http, second.db),
    ]);
    expect(outcomes.filter(({ state }) => state === 'read')).toHaveLength(1);
    expect(outcomes.reduce((sum, { events }) => sum + events, 0)).toBe(4);
    expect(await database.db.$count(permitEvents)).toBe(4);
  } finally {
    await second.close();
  }
});

test('a worker that was silent too long finds its feed taken over and writes nothing', async () => {
  await poll();
  for (const key of ['a', 'b', 'c', 'd', 'e']) city.set(key, 'Final', NOW);
  time += 2 * HOUR;
  let wake = () => {};
  let asleep = () => {};
  const sleeping = new Promise<void>((resolve) => {
    asleep = resolve;
  });
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  let requests = 0;
  const slow = poll({
    getJson: async (url) => {
      const body = await city.http.getJson(url);
      const isPage = url.searchParams.get('$select') !== ':updated_at';
      if (isPage && ++requests === 2) {
        asleep();
        await awake;
      }
      return body;
    },
  });
  await sleeping;
  // The first page is being written while the second is waited for.
  while ((await feed()).position === null) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await listDueFeeds(jobContext(database.db, clock()))).toEqual([]);
  expect((await poll()).state).toBe('busy');
  expect((await listFeedStates(jobContext(database.db, clock())))[0]?.state).toBe('reading');
  time += 4 * MINUTE;
  expect(await poll()).toMatchObject({ state: 'read', changed: 3 });
  wake();
  expect(await slow).toMatchObject({ state: 'busy', changed: 2 });
  expect(await database.db.$count(permitEvents)).toBe(5);
});

test('a stop between pages gives the feed back at once', async () => {
  const stopping = new AbortController();
  stopping.abort();
  const input = { feedId: FEED, record: city.record, http: city.http, pageSize: 2, clock };
  const ctx = jobContext(database.db, clock());
  expect(await pollFeed(ctx, { ...input, signal: stopping.signal })).toMatchObject({
    state: 'stopped',
    pages: 1,
  });
  expect(await pollFeed(ctx, input)).toMatchObject({ state: 'read', pages: 2 });
});

test('the other mode’s feeds and dropped records are off, what was read stays, and a pause outlives a restart', async () => {
  const ctx = jobContext(database.db);
  await poll();
  await registerFeeds(ctx, { mode: 'sample', records: [city.record, { id: 'othertown-tx' }] });
  expect((await listDueFeeds(ctx)).map((due) => due.id).sort()).toEqual([
    'othertown-tx.sample',
    'smallville-tx.sample',
  ]);
  await registerFeeds(ctx, { mode: 'live', records: [city.record] });
  expect(await feed()).toMatchObject({ enabled: true, backfilledAt: NOW });
  await setFeedPaused(ctx, { feedId: FEED, paused: true });
  await requestPoll(ctx, { feedId: FEED });
  await registerFeeds(ctx, { mode: 'live', records: [city.record] });
  expect(await listDueFeeds(ctx)).toEqual([]);
  expect((await poll()).state).toBe('not_due');
  await setFeedPaused(ctx, { feedId: FEED, paused: false });
  expect(await listDueFeeds(ctx), 'no probe has passed yet').toEqual([]);
  await database.db.update(feeds).set({ verifiedAt: NOW }).where(eq(feeds.id, FEED));
  expect(await listDueFeeds(ctx)).toEqual([{ id: FEED, record: city.record.id }]);
  await expect(requestPoll(ctx, { feedId: 'nowhere' })).rejects.toMatchObject({ code: 'not_found' });
});

test('rows that share a key stand on two pages: the first is the permit, and no poll makes news of the other', async () => {
  const twice: FeedHttp = {
    getJson: async (url) => {
      const after = /:id > '([^']*)'/.exec(url.searchParams.get('$where') ?? '')?.[1] ?? '';
      const row = (id: string, number: string, status: string) => ({
        ':id': id,
        ':updated_at': NOW.toISOString(),
        number,
        status,
        on: '2026-11-01T00:00:00.000',
        address: `${number} Main St`,
      });
      return [row('a', '1', 'Issued'), row('b', '2', 'Issued'), row('c', '1', 'Final')]
        .filter((one) => one[':id'] > after)
        .slice(0, Number(url.searchParams.get('$limit')));
    },
  };
  const read = async (hours: number) => {
    const now = new Date(NOW.getTime() + hours * 3_600_000);
    const input = { feedId: FEED, record: city.record, http: twice, pageSize: 1, clock: () => now };
    return pollFeed(jobContext(database.db, now), input);
  };
  expect(await read(0)).toMatchObject({ state: 'read', inserted: 2, changed: 0 });
  for (const hours of [2, 4])
    expect(await read(hours)).toMatchObject({ state: 'read', changed: 0, events: 0 });
  const held = await database.db.select().from(permits).where(eq(permits.feedId, FEED));
  expect(held.map((permit) => permit.statusWord).sort()).toEqual(['Issued', 'Issued']);
});

test('a first read that an empty page cut short is made good by the one of the day after', async () => {
  city.record = { ...city.record, poll: { by: 'updated_at' } };
  const monthAgo = new Date(time - 30 * 24 * HOUR);
  for (const [key, row] of [...city.rows]) city.set(key, row.word, monthAgo);
  let request = 0;
  const cutShort: FeedHttp = {
    getJson: async (url, options) => (request++ === 1 ? [] : city.http.getJson(url, options)),
  };
  expect(await poll(cutShort)).toMatchObject({ state: 'read', inserted: 2 });
  time += 2 * HOUR;
  await poll();
  expect(await database.db.select().from(permits)).toHaveLength(2);
  time += 24 * HOUR;
  expect(await poll()).toMatchObject({ state: 'read', inserted: 3, changed: 0 });
  city.asked.length = 0;
  time += 2 * HOUR;
  await poll();
  expect(city.asked[0], 'once is enough').not.toContain("'2025-");
});
