import { and, eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { feeds, permitEvents, permits, setAsideRows } from '@/db/schema';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { registerFeeds, requestPoll } from '@/lib/tracking/feeds/mutations';
import { listFeedStates } from '@/lib/tracking/feeds/overview';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { FeedFailureCode, FeedRecord } from '@/lib/tracking/feeds/types';
import { createFeedServer } from '@/scripts/feed-server';
import { jobContext, NOW } from '../support/factories';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

/** A city of each platform, and one beside them that always answers. */
const CITIES = ['austin-tx', 'phoenix-az', 'boston-ma', 'philadelphia-pa'];
const GOOD = 'san-antonio-tx';

const server = createFeedServer({ now: () => NOW, permitsPerCity: 250, seed: 7 });
let database: FreshDatabase;
let baseUrl: string;

beforeAll(async () => {
  database = await freshDatabase();
  ({ url: baseUrl } = await server.listen(0));
  const records = [...CITIES, GOOD].map(requireRecord);
  await registerFeeds(jobContext(database.db), { mode: 'sample', records });
  for (const record of records) expect((await poll(record)).state).toBe('read');
});
afterEach(() => {
  for (const city of CITIES) server.city(city).clearFaults();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

function requireRecord(id: string): FeedRecord {
  const record = feedRecord(id);
  if (!record) throw new Error(`no record ${id}`);
  return record;
}

function poll(record: FeedRecord, timeoutMs = 10_000) {
  const http = createFeedHttp({ baseUrl, timeoutMs, backoffMs: 1, tries: 2, maxRetryAfterMs: 10 });
  const ctx = jobContext(database.db);
  return pollFeed(ctx, { feedId: `${record.id}.sample`, record, http, pageSize: 60, clock: () => NOW });
}

async function held(city: string) {
  return database.db
    .select({ key: permits.sourceKey, hash: permits.hash, revision: permits.revision })
    .from(permits)
    .where(eq(permits.feedId, `${city}.sample`))
    .orderBy(permits.sourceKey);
}

/** The cities' clock and ours stand still; what a feed waits for is asked for at once. */
async function dueAgain(city: string, read: 'changes' | 'everything' = 'changes'): Promise<void> {
  const feedId = `${city}.sample`;
  await requestPoll(jobContext(database.db), { feedId });
  if (read === 'everything')
    await database.db.update(feeds).set({ readSince: null }).where(eq(feeds.id, feedId));
}

const FAILURES: [fault: Parameters<ReturnType<typeof server.city>['fault']>[0], codes: FeedFailureCode[]][] =
  [
    ['http_500', ['server_error']],
    ['http_429', ['rate_limited']],
    ['html', ['not_json']],
    ['half_json', ['not_json', 'truncated']],
    ['arcgis_error', ['portal_error']],
    ['renamed_column', ['missing_column', 'portal_error']],
    ['missing_column', ['missing_column', 'portal_error']],
    ['empty_body', ['empty', 'not_json', 'truncated']],
    ['hang', ['timeout']],
    ['drop', ['network', 'truncated']],
  ];

for (const city of CITIES) {
  test.each(FAILURES)(
    `${city}: %s marks this source alone, and it comes back whole`,
    async (fault, codes) => {
      const record = requireRecord(city);
      const before = await held(city);
      expect(before.length).toBeGreaterThan(20);
      const eventsBefore = await database.db.$count(permitEvents);
      await dueAgain(city, 'everything');
      server.city(city).fault(fault, 10_000);
      const outcome = await poll(record, fault === 'hang' ? 200 : undefined);
      expect(outcome).toMatchObject({ state: 'failed', inserted: 0, changed: 0, events: 0 });
      expect(codes).toContain(outcome.state === 'failed' && outcome.code);
      expect(await held(city)).toEqual(before);

      const states = await listFeedStates(jobContext(database.db));
      const state = states.find((one) => one.id === `${city}.sample`);
      expect(state).toMatchObject({ state: 'failing', failure: { times: 1 } });
      expect(state?.failure?.detail.length).toBeGreaterThan(3);
      expect(state?.nextPollAt.getTime()).toBeGreaterThan(NOW.getTime());
      expect(states.find((one) => one.id === `${GOOD}.sample`)?.state).toBe('current');
      await dueAgain(GOOD);
      expect((await poll(requireRecord(GOOD))).state).toBe('read');

      server.city(city).clearFaults();
      await dueAgain(city);
      expect(await poll(record)).toMatchObject({ state: 'read', inserted: 0, changed: 0, events: 0 });
      expect(await held(city)).toEqual(before);
      expect(await database.db.$count(permitEvents)).toBe(eventsBefore);
    },
  );

  test(`${city}: a change made while the source was broken is told once when it is back`, async () => {
    const control = server.city(city);
    // The latest issued: within the window of the feeds that are asked by date.
    const [latest] = await database.db
      .select({ permitNumber: permits.permitNumber })
      .from(permits)
      .where(and(eq(permits.feedId, `${city}.sample`), eq(permits.statusBucket, 'issued')))
      .orderBy(sql`${permits.issuedDate} desc nulls last`)
      .limit(1);
    control.set(control.findIndex(latest?.permitNumber ?? '') ?? -1, { stage: 'finaled' });
    await dueAgain(city);
    control.fault('half_json', 10_000);
    expect((await poll(requireRecord(city))).state).toBe('failed');
    control.clearFaults();
    await dueAgain(city);
    expect(await poll(requireRecord(city))).toMatchObject({ state: 'read', changed: 1, events: 1 });
    await dueAgain(city);
    expect(await poll(requireRecord(city))).toMatchObject({ state: 'read', changed: 0, events: 0 });
  });

  test(`${city}: a duplicate key, an impossible date and a 10 MB row do not stop the rows beside them`, async () => {
    const record = requireRecord(city);
    const before = await held(city);
    const control = server.city(city);
    await dueAgain(city, 'everything');
    control.fault('duplicate_key', 10_000);
    const doubled = await poll(record);
    // ArcGIS promises unique object ids: there a doubled one may also fail the read, but never doubles a permit.
    expect(doubled).toMatchObject({ inserted: 0, changed: 0, events: 0 });
    expect(doubled.state === 'read' || record.platform === 'arcgis').toBe(true);
    control.clearFaults();

    await dueAgain(city, 'everything');
    control.fault('huge_row', 10_000);
    expect(await poll(record)).toMatchObject({ state: 'read', inserted: 0, changed: 0 });
    control.clearFaults();
    expect(await held(city)).toEqual(before);

    await dueAgain(city, 'everything');
    control.fault('impossible_date', 1);
    const impossible = await poll(record);
    expect(impossible.state).toBe('read');
    expect(impossible.changed).toBeLessThanOrEqual(1);
    control.clearFaults();
    await dueAgain(city, 'everything');
    await poll(record);
    const after = await held(city);
    expect(after.map(({ key, hash }) => [key, hash])).toEqual(before.map(({ key, hash }) => [key, hash]));
    const aside = await database.db
      .select()
      .from(setAsideRows)
      .where(like(setAsideRows.feedId, `${city}%`));
    expect(aside.every((row) => row.excerpt.length <= 2048)).toBe(true);
  });
}

test('nothing at all, where there always was something, is a failure', async () => {
  await dueAgain('phoenix-az');
  const before = await held('phoenix-az');
  server.city('phoenix-az').fault('empty_list', 10_000);
  expect(await poll(requireRecord('phoenix-az'))).toMatchObject({ state: 'failed', code: 'empty' });
  server.city('phoenix-az').clearFaults();
  expect(await held('phoenix-az')).toEqual(before);
});
