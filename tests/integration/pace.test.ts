import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { companyPermits, feedHosts, feedPaces, feeds, permitEvents } from '@/db/schema';
import { readFeedDelays } from '@/lib/tracking/feeds/delays';
import { hostGuard } from '@/lib/tracking/feeds/hosts';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { registerFeeds, requestPoll } from '@/lib/tracking/feeds/mutations';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { recheckFeed } from '@/lib/tracking/feeds/recheck';
import { FeedFailure } from '@/lib/tracking/feeds/types';
import { createFeedServer } from '@/scripts/feed-server';
import { jobContext, makeCompany, NOW } from '../support/factories';
import { SmallCity } from '../support/small-city';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FEED = 'smallville-tx';

let database: FreshDatabase;
let server: ReturnType<typeof createFeedServer>;
let serverUrl: string;
let city: SmallCity;
let time: number;
const clock = () => new Date(time);
const ctx = () => jobContext(database.db, clock());

beforeAll(async () => {
  database = await freshDatabase();
  server = createFeedServer({
    now: () => NOW,
    permitsPerCity: 30,
    records: FEED_RECORDS.filter(({ id }) => id === 'austin-tx'),
  });
  serverUrl = (await server.listen(0)).url;
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.execute(sql`truncate feeds, permits, permit_events, feed_hosts cascade`);
  city = new SmallCity();
  city.record = { ...city.record, poll: { by: 'updated_at' }, everyMinutes: 180 };
  time = NOW.getTime();
  for (const key of ['a', 'b', 'c']) city.set(key, 'Issued', new Date(time - HOUR));
  await registerFeeds(ctx(), { mode: 'live', records: [city.record] });
});

function poll(requestsPerHost?: number) {
  return pollFeed(ctx(), { feedId: FEED, record: city.record, http: city.http, requestsPerHost, clock });
}

async function feed() {
  const [row] = await database.db.select().from(feeds).where(eq(feeds.id, FEED));
  if (!row) throw new Error('no feed');
  return row;
}

async function wait(): Promise<number> {
  const next = (await feed()).nextPollAt.getTime();
  const ms = next - time;
  time = next;
  return ms;
}

test('where nothing changed one small request is all, and the record’s own interval reads whatever it says', async () => {
  await poll();
  time += 3.5 * HOUR;
  expect(await poll()).toMatchObject({ state: 'read' });
  expect(await wait(), 'working hours of a city nothing is known of').toBeLessThanOrEqual(16.5 * MINUTE);
  city.asked.length = 0;
  expect(await poll()).toMatchObject({ state: 'unchanged', pages: 0 });
  expect(city.asked).toEqual([]);
  expect(await feed()).toMatchObject({ lastSuccessAt: clock(), readStartedAt: null, readLease: null });
  time += 3 * HOUR;
  expect(await poll()).toMatchObject({ state: 'read' });
});

test('a change is read at the next look, and how late it was found is measured by the city’s own stamp', async () => {
  await poll();
  time += 3.5 * HOUR;
  await poll();
  await wait();
  city.set('b', 'Final', new Date(time - 4 * MINUTE));
  expect(await poll()).toMatchObject({ state: 'read', changed: 1, events: 1 });
  const [event] = await database.db.select().from(permitEvents);
  expect(event?.stampedAt).toEqual(new Date(time - 4 * MINUTE));
  const [week] = await readFeedDelays(ctx(), { weeks: 1, feedIds: [FEED] });
  expect(week).toMatchObject({ feedId: FEED, looks: 3, changes: 1, stamped: 1 });
  expect(week?.medianLagMs).toBeGreaterThan(3 * MINUTE);
  expect(week?.medianLagMs).toBeLessThanOrEqual(4 * MINUTE);
});

test('whoever asks for a poll gets a read, changed or not', async () => {
  await poll();
  time += 3.5 * HOUR;
  await poll();
  time += MINUTE;
  await requestPoll(ctx(), { feedId: FEED });
  expect(await poll()).toMatchObject({ state: 'read' });
});

test('a city that publishes every night at one hour is looked at every five minutes in it, and seldom in others', async () => {
  const NIGHT = Date.parse('2026-11-21T09:20:00Z');
  let looks = 0;
  const found: number[] = [];
  for (let night = 0; night < 16; night++) {
    const publishes = NIGHT + night * 24 * HOUR;
    for (; (await feed()).nextPollAt.getTime() < publishes; looks++) {
      time = Math.max(time, (await feed()).nextPollAt.getTime());
      await poll();
    }
    city.set('a', night % 2 === 0 ? 'Final' : 'Issued', new Date(publishes));
    time = (await feed()).nextPollAt.getTime();
    const { changed } = await poll();
    if (changed > 0) found.push(time - publishes);
  }
  expect(found.length).toBe(16);
  expect(Math.max(...found.slice(-2))).toBeLessThanOrEqual(5.5 * MINUTE);
  expect(looks, 'far fewer than every five minutes').toBeLessThan((16 * 288) / 5);
}, 120_000);

test('a portal that gives no stamp is read on its record’s interval', async () => {
  city.record = { ...city.record, platform: 'carto', dataset: 'permits' };
  const http = {
    getJson: async () => ({ rows: [{ cartodb_id: 1, number: 'a', status: 'Issued', address: '1 A St' }] }),
  };
  await pollFeed(ctx(), { feedId: FEED, record: city.record, http, clock });
  expect(await wait()).toBeGreaterThanOrEqual(3 * HOUR);
  const [pace] = await database.db.select().from(feedPaces);
  expect(pace).toMatchObject({ reason: 'no_stamp' });
});

test('workers share the day’s requests to a host; what is over it waits for the next day, without a failure', async () => {
  const record = FEED_RECORDS.find(({ id }) => id === 'austin-tx');
  if (!record) throw new Error('no record');
  const { host } = new URL(record.endpoint);
  const guard = () => hostGuard({ db: database.db, now: clock, perDay: 3 });
  const workers = [guard(), guard()].map((hosts) => createFeedHttp({ baseUrl: serverUrl, hosts }));
  const ask = (index: number) => {
    const url = new URL(record.endpoint);
    url.searchParams.set('$limit', '1');
    return workers[index % 2]?.getJson(url);
  };
  for (let index = 0; index < 3; index++) await ask(index);
  await expect(ask(3)).rejects.toMatchObject({ code: 'over_budget' });
  const [counted] = await database.db.select().from(feedHosts);
  expect(counted).toMatchObject({ host, requests: 3 });

  await registerFeeds(ctx(), { mode: 'live', records: [record] });
  const waiting = await pollFeed(ctx(), {
    feedId: record.id,
    record,
    http: workers[0] ?? createFeedHttp(),
    requestsPerHost: 3,
    clock,
  });
  expect(waiting.state).toBe('waits');
  const [held] = await database.db.select().from(feeds).where(eq(feeds.id, record.id));
  expect(held).toMatchObject({ failures: 0, failureCode: null });
  expect(held?.nextPollAt.toISOString().slice(0, 13)).toBe('2026-11-21T00');
  time = held?.nextPollAt.getTime() ?? 0;
  await expect(ask(0)).resolves.toBeDefined();
});

test('a host that asks for patience gets it from all its feeds, over midnight too', async () => {
  const guard = hostGuard({ db: database.db, now: clock, perDay: 100 });
  await guard.ask('data.example.org');
  await guard.refused('data.example.org', 12 * HOUR);
  await expect(guard.ask('data.example.org')).rejects.toBeInstanceOf(FeedFailure);
  await expect(guard.ask('other.example.org')).resolves.toBeUndefined();
  time += 11 * HOUR;
  await expect(guard.ask('data.example.org')).rejects.toMatchObject({ code: 'rate_limited' });
  time += HOUR;
  await expect(guard.ask('data.example.org')).resolves.toBeUndefined();
});

test('every watched permit is asked for within six hours, however many there are', async () => {
  const PERMITS = 4_500;
  for (let index = 0; index < PERMITS; index++)
    city.set(`P${String(index).padStart(5, '0')}`, 'Issued', new Date(time - HOUR));
  await poll();
  const { companyId } = await makeCompany(database.db, { cities: [] });
  await database.db.execute(sql`
    insert into ${companyPermits} (company_id, permit_id, source, state, score)
    select ${companyId}, id, 'name', 'confirmed', 1 from permits`);
  await database.db.update(feeds).set({ recheckedAt: clock() });
  const start = time;
  const asked: { at: number; asked: number }[] = [];
  while (time < start + 7 * HOUR) {
    const outcome = await recheckFeed(ctx(), {
      feedId: FEED,
      record: city.record,
      http: { getJson: async () => [] },
      clock,
    });
    if (outcome.state === 'done') asked.push({ at: time - start, asked: outcome.asked });
    time = (await feed()).nextRecheckAt?.getTime() ?? Number.POSITIVE_INFINITY;
  }
  const within = (from: number, to: number) =>
    asked.filter(({ at }) => at >= from && at < to).reduce((sum, run) => sum + run.asked, 0);
  expect(within(0, HOUR)).toBe(PERMITS + 3);
  expect(within(HOUR, 6 * HOUR)).toBe(0);
  expect(within(6 * HOUR, 7 * HOUR)).toBe(PERMITS + 3);
});
