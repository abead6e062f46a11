import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { feeds } from '@/db/schema';
import { probeFeedsJob } from '@/lib/edge/jobs/probe-feeds';
import { claimRow } from '@/lib/platform/lease/lease';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { probeLease } from '@/lib/tracking/feeds/leases';
import { registerFeeds, setFeedPaused, toFeedId } from '@/lib/tracking/feeds/mutations';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { claimProbe, listFeedsToProbe, probeFeed } from '@/lib/tracking/feeds/probe';
import { listDueFeeds } from '@/lib/tracking/feeds/queries';
import { FeedFailure, type FeedHttp, type FeedRecord } from '@/lib/tracking/feeds/types';
import { createFeedServer, type FeedServer } from '@/scripts/feed-server/server';
import { jobContext, NOW } from '../support/factories';
import { NO_CHECKS } from '../support/no-checks';
import { forgetQueued, queued } from '../support/queued';
import { SmallCity } from '../support/small-city';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FEED = 'smallville-tx';

let database: FreshDatabase;
let city: SmallCity;
let time: number;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate feeds, permits, permit_events cascade`);
  city = new SmallCity();
  for (const key of ['a', 'b', 'c', 'd', 'e']) city.set(key, 'Issued', NOW);
  city.record = { ...city.record, quietAfterDays: 20 };
  time = NOW.getTime();
  await registerFeeds(context(), { mode: 'live', records: [city.record] });
});

const context = () => jobContext(database.db, new Date(time));

/** Looks at the source whether or not that is due. */
async function probe(http: FeedHttp = city.http, record: FeedRecord = city.record) {
  const lease = await claimRow(context(), probeLease, { key: FEED, forMs: HOUR });
  if (!lease) throw new Error('somebody has it');
  return probeFeed(context(), { feedId: FEED, record, http, lease });
}

async function feed(id = FEED) {
  const [row] = await database.db.select().from(feeds).where(eq(feeds.id, id));
  if (!row) throw new Error('no feed');
  return row;
}

const failing = (failure: unknown): FeedHttp => ({
  getJson: async () => {
    throw failure;
  },
});

/** The city's rows with a column renamed. */
const renamed = (column: string): FeedHttp => ({
  getJson: async (url) =>
    city.answer(url.searchParams).map((row) => {
      const { [column]: value, ...rest } = Object(row);
      return { ...rest, [`${column}_new`]: value };
    }),
});

test('a live feed is not due before its source has passed, and due at once then', async () => {
  expect(await listDueFeeds(context())).toEqual([]);
  expect(await listFeedsToProbe(context())).toEqual([{ id: FEED, record: FEED }]);

  expect(await probe()).toEqual({ state: 'passed', detail: null, newestOn: '2026-11-01', isFirstPass: true });
  expect(await feed()).toMatchObject({
    probeState: 'passed',
    probeDetail: null,
    probedAt: NOW,
    verifiedAt: NOW,
    newestOn: '2026-11-01',
    quietSince: null,
  });
  expect(await listDueFeeds(context())).toEqual([{ id: FEED, record: FEED }]);
  const read = await pollFeed(context(), { feedId: FEED, record: city.record, http: city.http });
  expect(read).toMatchObject({ state: 'read', inserted: 5 });
});

test('it is looked at again a day later, not before, and never while paused', async () => {
  await probe();
  const wait = ((await feed()).nextProbeAt?.getTime() ?? 0) - time;
  expect(wait).toBeGreaterThanOrEqual(DAY);
  expect(wait).toBeLessThanOrEqual(1.1 * DAY);
  expect(await listFeedsToProbe(context())).toEqual([]);
  time += wait;
  expect(await listFeedsToProbe(context())).toHaveLength(1);
  expect(await probe()).toMatchObject({ state: 'passed', isFirstPass: false });
  expect((await feed()).verifiedAt).toEqual(NOW);
  time += 2 * DAY;
  await setFeedPaused(context(), { feedId: FEED, paused: true });
  expect(await listFeedsToProbe(context())).toEqual([]);
});

test('a source without a new date has gone quiet, since the first time it was found so, and may be read', async () => {
  time += 10 * DAY;
  expect(await probe()).toMatchObject({
    state: 'quiet',
    detail: 'nothing since 2026-11-01',
    isFirstPass: true,
  });
  const since = new Date(time);
  expect(await feed()).toMatchObject({ probeState: 'quiet', quietSince: since, verifiedAt: since });
  time += 2 * DAY;
  await probe();
  expect((await feed()).quietSince).toEqual(since);
  await probe(failing(new FeedFailure('timeout', 'late')));
  expect((await feed()).quietSince).toEqual(since);
  await probe(city.http, { ...city.record, quietAfterDays: 90 });
  expect(await feed()).toMatchObject({ probeState: 'passed', quietSince: null });
});

test('what is held counts as new too, a date in the future does not', async () => {
  await probe();
  await pollFeed(context(), { feedId: FEED, record: city.record, http: city.http });
  await database.sql`update permits set status_date = '2026-11-19' where source_key = 'a'`;
  await database.sql`update permits set status_date = '2031-01-01' where source_key = 'b'`;
  time += 5 * DAY;
  expect(await probe()).toMatchObject({ state: 'passed', newestOn: '2026-11-19' });
  time += 20 * DAY;
  expect(await probe()).toMatchObject({ state: 'quiet', newestOn: '2026-11-19' });
});

test.each(['number', 'status'])('a required column renamed is named: %s', async (column) => {
  await probe();
  time += DAY;
  expect(await probe(renamed(column))).toMatchObject({
    state: 'columns_changed',
    detail: `no column "${column}"`,
    newestOn: '2026-11-01',
  });
  expect(await feed()).toMatchObject({ probeState: 'columns_changed', verifiedAt: NOW });
});

test('a column that is only mapped is held against the list the source gives; a new one is nobody’s business', async () => {
  const listing = (...names: string[]): FeedHttp => ({
    getJson: async (url) =>
      url.pathname.startsWith('/api/views/')
        ? { columns: names.map((fieldName) => ({ fieldName })) }
        : city.answer(url.searchParams),
  });
  const record: FeedRecord = { ...city.record, fields: { ...city.record.fields, zip: 'zip' } };
  expect(await probe(listing('number', 'status', 'on', 'address'), record)).toMatchObject({
    state: 'columns_changed',
    detail: 'no column "zip"',
  });
  expect((await feed()).verifiedAt).toBeNull();
  // Listed, though no row has it: nobody filled it lately.
  const more = listing('number', 'status', 'on', 'address', 'zip', 'brand_new');
  expect(await probe(more, record)).toMatchObject({ state: 'passed' });
});

test('rows that do not become permits make a source unreadable, those left out on purpose do not', async () => {
  const record: FeedRecord = { ...city.record, key: ['nothing'] };
  expect(await probe(city.http, record)).toMatchObject({
    state: 'unreadable',
    detail: '0 of 5 rows became permits (no_key 5)',
  });
  const excluding: FeedRecord = { ...city.record, exclude: [{ field: 'number', values: ['a', 'b', 'c'] }] };
  expect(await probe(city.http, excluding)).toMatchObject({ state: 'passed' });
  city.rows.clear();
  expect(await probe()).toMatchObject({ state: 'unreadable', detail: 'no rows' });
  expect(await probe(failing(new FeedFailure('not_json', 'a web page')))).toMatchObject({
    state: 'unreadable',
  });
  expect(await probe(failing(new TypeError('x is not iterable')))).toMatchObject({ state: 'unreadable' });
});

test('a source that does not answer is asked again in an hour, then in two, and what was wrong is not forgotten', async () => {
  await probe(renamed('number'));
  const waits: number[] = [];
  for (const _ of [1, 2, 3]) {
    time = (await feed()).nextProbeAt?.getTime() ?? 0;
    await probe(failing(new FeedFailure('server_error', 'HTTP 503')));
    waits.push(((await feed()).nextProbeAt?.getTime() ?? 0) - time);
  }
  const [first = 0, second = 0, third = 0] = waits;
  expect(first).toBeGreaterThanOrEqual(HOUR);
  expect(first).toBeLessThanOrEqual(1.1 * HOUR);
  expect(second).toBeCloseTo(2 * first, -1);
  expect(third).toBeCloseTo(4 * first, -1);
  expect(await feed()).toMatchObject({
    probeState: 'unreachable',
    probeDetail: 'HTTP 503 (before: columns_changed, no column "number")',
    verifiedAt: null,
  });
  await probe(failing(new FeedFailure('rate_limited', 'HTTP 429', { retryAfterMs: 20 * HOUR })));
  expect((await feed()).nextProbeAt).toEqual(new Date(time + 20 * HOUR));
});

test('a portal too slow to sort is looked at without', async () => {
  const record: FeedRecord = {
    ...city.record,
    poll: { by: 'date', column: 'on', kind: 'text', overlapDays: 1 },
  };
  let refused = 0;
  const slow: FeedHttp = {
    getJson: async (url) => {
      if (/\bon\b/.test(url.searchParams.get('$order') ?? '')) {
        refused += 1;
        throw new FeedFailure('timeout', 'late');
      }
      return city.answer(url.searchParams);
    },
  };
  expect(await probe(slow, record)).toMatchObject({ state: 'passed', isFirstPass: true });
  expect(refused).toBe(1);
});

test('of two workers one looks at a feed; what it does not come to is due again, and a wait still doubles', async () => {
  const claims = await Promise.all([1, 2].map(() => claimProbe(context(), { feedId: FEED })));
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  expect(await listFeedsToProbe(context())).toEqual([]);
  time += HOUR;
  expect(await listFeedsToProbe(context())).toHaveLength(1);

  const late = failing(new FeedFailure('server_error', 'HTTP 503'));
  const claimAndProbe = async () => {
    const lease = await claimProbe(context(), { feedId: FEED });
    if (!lease) throw new Error('not due');
    await probeFeed(context(), { feedId: FEED, record: city.record, http: late, lease });
    return ((await feed()).nextProbeAt?.getTime() ?? 0) - time;
  };
  const first = await claimAndProbe();
  time += first;
  expect(await claimAndProbe()).toBeCloseTo(2 * first, -1);
});

test('who has looked for so long that another has looked since changes nothing', async () => {
  const late = await claimProbe(context(), { feedId: FEED });
  time += HOUR;
  expect(await probe(failing(new FeedFailure('server_error', 'HTTP 503')))).toMatchObject({
    state: 'unreachable',
  });
  if (!late) throw new Error('not due');
  expect(
    await probeFeed(context(), { feedId: FEED, record: city.record, http: city.http, lease: late }),
  ).toMatchObject({ state: 'passed', isFirstPass: false });
  expect(await feed()).toMatchObject({ probeState: 'unreachable', verifiedAt: null });
});

test('a job told to stop in the middle of a look gives the feed back', async () => {
  const stopping = new AbortController();
  const services = {
    feeds: {
      getJson: async () => {
        stopping.abort();
        throw new DOMException('stopped', 'AbortError');
      },
    },
    siteUrl: 'https://lintel.example',
    mail: null,
    sms: null,
    payments: () => {
      throw new Error('nobody pays here');
    },
    ...NO_CHECKS,
    signal: stopping.signal,
  };
  await database.db.update(feeds).set({ record: 'austin-tx' }).where(eq(feeds.id, FEED));
  await probeFeedsJob(context(), services, {});
  expect(stopping.signal.aborted).toBe(true);
  expect(await listFeedsToProbe(context())).toHaveLength(1);
});

test('a feed that cannot be looked at keeps no other from being looked at', async () => {
  await database.db.execute(sql`truncate feeds cascade`);
  const records = FEED_RECORDS.filter(({ id }) => id === 'austin-tx' || id === 'seattle-wa');
  await registerFeeds(context(), { mode: 'live', records });
  const asked = new Set<string>();
  const services = {
    feeds: {
      getJson: async (url: URL) => {
        asked.add(url.host);
        throw url.host === 'data.seattle.gov'
          ? new FeedFailure('timeout', 'slow')
          : new DOMException('ours', 'AbortError');
      },
    },
    siteUrl: 'https://lintel.example',
    mail: null,
    sms: null,
    payments: () => {
      throw new Error('nobody pays here');
    },
    ...NO_CHECKS,
    signal: new AbortController().signal,
  };
  await probeFeedsJob(context(), services, {});
  expect([...asked].sort()).toEqual(['data.austintexas.gov', 'data.seattle.gov']);
  expect(await feed('seattle-wa')).toMatchObject({ probeState: 'unreachable' });
});

test('a poll notices that the status column is gone, whatever the record requires', async () => {
  await probe();
  for (let i = 0; i < 60; i++) city.set(`p${i}`, 'Issued', NOW);
  const outcome = await pollFeed(context(), { feedId: FEED, record: city.record, http: renamed('status') });
  expect(outcome).toMatchObject({ state: 'failed', code: 'missing_column' });
});

test('the job looks at every feed that is due, asks for the first read, and stops when it is told to', async () => {
  let server: FeedServer | undefined;
  try {
    server = createFeedServer({ now: () => NOW, permitsPerCity: 60 });
    const { url } = await server.listen();
    await database.db.execute(sql`truncate feeds cascade`);
    await registerFeeds(context(), { mode: 'live', records: FEED_RECORDS });
    const gone = toFeedId({ id: 'seattle-wa' }, 'live');
    server.city('seattle-wa').fault('renamed_column', 1000);

    await forgetQueued(database.db);
    const asked = async () => (await queued(database.db, 'poll-feed')).map(({ feedId }) => feedId);
    const run = (signal: AbortSignal) => {
      const services = {
        feeds: createFeedHttp({ baseUrl: url, tries: 1 }),
        siteUrl: 'https://lintel.example',
        mail: null,
        sms: null,
        payments: () => {
          throw new Error('nobody pays here');
        },
        ...NO_CHECKS,
        signal,
      };
      return probeFeedsJob(context(), services, {});
    };
    await run(AbortSignal.abort());
    expect(await asked()).toEqual([]);
    await run(new AbortController().signal);

    const rows = await database.db.select().from(feeds);
    const others = rows.filter((row) => row.id !== gone);
    expect(
      others.filter((row) => row.probeState !== 'passed').map((row) => [row.id, row.probeDetail]),
    ).toEqual([]);
    expect(others.every((row) => row.verifiedAt !== null)).toBe(true);
    expect(await feed(gone)).toMatchObject({ probeState: 'columns_changed', verifiedAt: null });
    expect((await asked()).toSorted()).toEqual(others.map((row) => row.id).toSorted());
    expect(await listFeedsToProbe(context())).toEqual([]);
  } finally {
    await server?.close();
  }
});
