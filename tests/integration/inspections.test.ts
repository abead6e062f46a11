import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inspections, permits, unknownWords } from '@/db/schema';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { readInspections } from '@/lib/tracking/feeds/inspections';
import { registerFeeds } from '@/lib/tracking/feeds/mutations';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { claimProbe, probeFeed } from '@/lib/tracking/feeds/probe';
import { FeedFailure, type FeedRecord, type RawRow } from '@/lib/tracking/feeds/types';
import { createFeedServer } from '@/scripts/feed-server/server';
import { jobContext, NOW } from '../support/factories';
import { SmallCity } from '../support/small-city';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

const FEED = 'smallville-tx';
const HOUR = 3_600_000;

let database: FreshDatabase;
let record: FeedRecord;
let rows: RawRow[];
let time: number;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate feeds, permits, permit_events, inspections cascade`);
  time = NOW.getTime();
  const city = new SmallCity();
  for (const key of ['A-1', 'A-2']) city.set(key, 'Issued', NOW);
  record = {
    ...city.record,
    inspections: {
      platform: 'socrata',
      endpoint: 'https://data.smallville.example/resource/insp-0001.json',
      permitNumber: 'permit',
      key: ['id'],
      kind: 'what',
      heldOn: 'day',
      result: 'result',
      outcomes: { passed: ['Approved'], failed: ['Not Approved'], cancelled: ['Cancelled'] },
    },
  };
  await registerFeeds(context(), { mode: 'live', records: [record] });
  const lease = await claimProbe(context(), { feedId: FEED });
  if (!lease) throw new Error('not due');
  await probeFeed(context(), { feedId: FEED, record, http: city.http, lease });
  await pollFeed(context(), { feedId: FEED, record, http: city.http });
  rows = [
    { id: '1', permit: 'A-1', what: 'Footing', day: '2026-11-10T00:00:00.000', result: 'APPROVED ' },
    { id: '2', permit: 'A-1', what: 'Framing', day: '2026-11-12T00:00:00.000', result: 'Not Approved' },
    { id: '3', permit: 'A-1', what: 'Framing', day: '2026-11-25T00:00:00.000' },
    { id: '4', permit: 'A-2', what: 'Final', day: '2026-11-01T00:00:00.000', result: 'Partly so' },
    { id: '5', permit: 'A-2', what: 'Final', day: '2026-11-02T00:00:00.000' },
    { id: '6', permit: 'B-9', what: 'Final', day: '2026-11-02T00:00:00.000', result: 'Approved' },
    { permit: 'A-2', what: 'Keyless' },
  ];
});

const context = () => jobContext(database.db, new Date(time));

async function read() {
  const watched = await database.db
    .select({ id: permits.id, permitNumber: permits.permitNumber })
    .from(permits);
  const http = {
    getJson: async (url: URL) => {
      const where = url.searchParams.get('$where') ?? '';
      return rows.filter((row) => where.includes(`'${row.permit}'`));
    },
  };
  return await readInspections(context(), { feedId: FEED, record, http, permits: watched });
}

const held = () =>
  database.db
    .select({ key: inspections.sourceKey, on: inspections.heldOn, outcome: inspections.outcome })
    .from(inspections)
    .orderBy(inspections.sourceKey);

test('inspections of the permits asked for are kept, with what their results mean', async () => {
  expect(await read()).toEqual({ rows: 6, changed: 5 });
  expect(await held()).toEqual([
    { key: '1', on: '2026-11-10', outcome: 'passed' },
    { key: '2', on: '2026-11-12', outcome: 'failed' },
    { key: '3', on: '2026-11-25', outcome: 'scheduled' },
    { key: '4', on: '2026-11-01', outcome: 'unknown' },
    { key: '5', on: '2026-11-02', outcome: 'unknown' },
  ]);
  const words = await database.db.select({ word: unknownWords.word }).from(unknownWords);
  expect(words).toEqual([{ word: 'Partly so' }]);
});

test('nothing of what people leave in the texts is kept', async () => {
  rows = [{ id: '1', permit: 'A-1', what: 'Final, call 5125550100', result: 'Approved 512-5550100' }];
  await read();
  const [row] = await database.db.select().from(inspections);
  expect(row).toMatchObject({ kind: 'Final, call', resultWord: 'Approved', outcome: 'passed' });
});

test('what stands as it did writes nothing; a result that comes is a change', async () => {
  await read();
  const tuples = () => database.sql`select ctid::text, xmin::text from inspections order by source_key`;
  const before = await tuples();
  time += HOUR;
  expect(await read()).toEqual({ rows: 6, changed: 0 });
  expect(await tuples()).toEqual(before);
  rows = rows.map((row) => (row.id === '3' ? { ...row, result: 'approved' } : row));
  expect(await read()).toEqual({ rows: 6, changed: 1 });
  expect((await held()).find((row) => row.key === '3')?.outcome).toBe('passed');
});

test('a failure is thrown and keeps what was there; a city without inspections has none', async () => {
  await read();
  const failing = {
    getJson: async () => {
      throw new FeedFailure('timeout', 'late');
    },
  };
  const asking = readInspections(context(), {
    feedId: FEED,
    record,
    http: failing,
    permits: [{ id: 1, permitNumber: 'A-1' }],
  });
  await expect(asking).rejects.toMatchObject({ code: 'timeout' });
  expect(await held()).toHaveLength(5);
  const { inspections: _none, ...without } = record;
  const none = readInspections(context(), { feedId: FEED, record: without, http: failing, permits: [] });
  expect(await none).toEqual({ rows: 0, changed: 0 });
});

test('the sample feed server has inspections for a record that names them', async () => {
  const server = createFeedServer({ now: () => NOW, permitsPerCity: 60, records: [record] });
  try {
    const { url } = await server.listen();
    const http = createFeedHttp({ baseUrl: url, tries: 1 });
    const numbers = server
      .city(record.id)
      .list()
      .map(({ row }) => String(row.number));
    const watched = await database.db.select({ id: permits.id }).from(permits);
    const wanted = watched.map(({ id }, i) => ({ id, permitNumber: numbers[i] ?? '' }));
    let changed = 0;
    for (let from = 0; from < numbers.length && changed === 0; from++) {
      const two = wanted.map((one, i) => ({ ...one, permitNumber: numbers[from + i] ?? '' }));
      ({ changed } = await readInspections(context(), { feedId: FEED, record, http, permits: two }));
    }
    expect(changed).toBeGreaterThan(0);
    const outcomes = new Set((await held()).map((row) => row.outcome));
    expect([...outcomes].every((outcome) => outcome === 'passed' || outcome === 'failed')).toBe(true);
  } finally {
    await server.close();
  }
});
