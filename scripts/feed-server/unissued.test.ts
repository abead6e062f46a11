import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { readFeed } from '@/lib/tracking/feeds/read';
import { feedRecord } from '@/lib/tracking/feeds/records';
import type { FeedRecord } from '@/lib/tracking/feeds/types';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import { City } from './city';
import { createFeedServer, type FeedServer } from './server';

const NOW = Date.UTC(2026, 5, 10, 15);
const DAY = 86_400_000;
const BEFORE_ISSUE = new Set(['pending', 'action_required', 'ready_to_issue']);

let server: FeedServer;
let base = '';
beforeAll(async () => {
  server = createFeedServer({ now: () => new Date(NOW), permitsPerCity: 60 });
  base = (await server.listen()).url;
});
afterAll(() => server.close());

async function read(record: FeedRecord, since: Date | null): Promise<NormalisedPermit[]> {
  const permits: NormalisedPermit[] = [];
  const http = createFeedHttp({ baseUrl: base, tries: 1 });
  for await (const page of readFeed(record, { since, position: null, pageSize: 1000 }, http))
    permits.push(...page.permits);
  return permits;
}

async function unissued(record: FeedRecord, since: Date | null): Promise<string[]> {
  const permits = await read(record, since);
  return permits
    .filter((permit) => permit.issuedDate === null && BEFORE_ISSUE.has(permit.statusBucket))
    .map((permit) => permit.permitNumber)
    .sort();
}

/** The longest a permit of ours is published. */
const PUBLISHED_MS = 550 * DAY;

/** The permits that wait for their issue and that the record does not ask for, and those it does. */
async function missed(record: FeedRecord): Promise<{ missed: string[]; met: string[] }> {
  const all = await unissued(record, null);
  const met = await unissued(record, new Date(NOW - PUBLISHED_MS));
  return { missed: all.filter((number) => !met.includes(number)), met };
}

function requireRecord(id: string): FeedRecord {
  const record = feedRecord(id);
  if (record === undefined) throw new Error(`no record ${id}`);
  return record;
}

/** Asked by the date of issue alone, as these once were. */
function byIssueAlone(id: string): FeedRecord {
  const record = requireRecord(id);
  const { poll } = record;
  if (poll.by !== 'date') throw new Error(`${id} is not asked by date`);
  const { also: _also, unissued: _unissued, ...rest } = poll;
  return { ...record, poll: rest };
}

/** A feed that is read whole misses nothing. */
const NOT_WHOLE = FEED_RECORDS.filter(({ poll }) => poll.by !== 'all');

const ASKED_BY_ISSUE = [
  'arlington-tx',
  'columbus-oh',
  'gilbert-az',
  'minneapolis-mn',
  'philadelphia-pa',
  'portland-or',
  'scottsdale-az',
  'tempe-az',
];

describe('permits that are not issued yet', () => {
  it.each(NOT_WHOLE)('$id brings all it has', async (record) => {
    expect((await missed(record)).missed).toEqual([]);
  });

  it.each(ASKED_BY_ISSUE)('%s has some, and a poll brings them in whatever state they are', async (id) => {
    const record = requireRecord(id);
    const inWhole = await unissued(record, null);
    expect(inWhole.length).toBeGreaterThan(2);
    expect(await unissued(record, new Date(NOW - DAY))).toEqual(inWhole);
  });

  it.each(ASKED_BY_ISSUE)('%s would miss them, asked by the date of issue alone', async (id) => {
    const found = await missed(byIssueAlone(id));
    expect(found.missed.length).toBeGreaterThan(2);
    expect(found.met).toEqual([]);
  });
});

describe('a city with a data set of issued permits beside one of applications', () => {
  const record = requireRecord('los-angeles-ca');

  it('brings permits before and after their issue, each once', async () => {
    const permits = await read(record, null);
    const states = new Set(permits.map((permit) => permit.statusBucket));
    expect([...states]).toEqual(expect.arrayContaining(['pending', 'issued', 'finaled']));
    const keys = permits.map((permit) => permit.sourceKey);
    expect(new Set(keys).size).toBe(keys.length);
    expect((await unissued(record, null)).length).toBeGreaterThan(2);
  });

  it('would miss them, asked for the issued ones alone', async () => {
    const { layers: _layers, ...issuedAlone } = record;
    expect(await unissued(issuedAlone, null)).toEqual([]);
  });
});

describe('the rows of a city', () => {
  it.each(NOT_WHOLE)('$id are the same, however they are asked for', (record) => {
    const rows = (asked: FeedRecord) => new City(asked, 1, 10, () => new Date(NOW)).list();
    expect(rows({ ...record, poll: { by: 'all' } })).toEqual(rows(record));
  });

  it('are late where the city is late', () => {
    const late = new City(requireRecord('washington-dc'), 1, 120, () => new Date(NOW)).list();
    const newest = Math.max(...late.map(({ row }) => Number(row.ISSUE_DATE ?? 0)));
    expect(NOW - newest).toBeGreaterThanOrEqual(4 * DAY);
    expect(NOW - newest).toBeLessThan(7 * DAY);
  });
});
