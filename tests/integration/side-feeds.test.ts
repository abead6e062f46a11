import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  companyPermits,
  feeds,
  inspections,
  notifications,
  permitEvents,
  permitStandings,
  sideFeeds,
  sidePermits,
  unknownWords,
} from '@/db/schema';
import { fanOutEvents } from '@/lib/company/notifications/fan-out';
import type { CompanyId } from '@/lib/context';
import { pollSide } from '@/lib/tracking/feeds/side/poll';
import { registerSides, toSideFeedId } from '@/lib/tracking/feeds/side/state';
import type { SideFeed } from '@/lib/tracking/feeds/side/types';
import { FeedFailure, type RawRow } from '@/lib/tracking/feeds/types';
import { jobContext, linkPermit, makeCompany, makeFeed, makePermit, NOW } from '../support/factories';
import { SmallCity } from '../support/small-city';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

const FEED = 'smallville-tx';
const HOUR = 3_600_000;
const side: SideFeed = {
  id: 'inspections',
  kind: 'inspections',
  platform: 'socrata',
  endpoint: 'https://data.smallville.example/resource/insp-0001.json',
  landing: 'https://data.smallville.example/d/insp-0001',
  permit: { column: 'permit', separator: { ours: '-', theirs: ' ' } },
  key: ['id'],
  fields: { name: 'what', day: 'day', word: 'result' },
  outcomes: { passed: ['Approved'], failed: ['Not Approved'] },
  requiredColumns: ['permit'],
  poll: { by: 'updated_at' },
  everyMinutes: 60,
  licence: 'none: made up',
  confidence: 'high',
  evidenceDate: '2026-11',
};
const { record } = new SmallCity();

let database: FreshDatabase;
let rows: RawRow[];
let time: number;
let companyId: CompanyId;
/** How each row was asked for: by change, or by the permit's number. */
let asked: string[];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const { db } = database;
  await db.execute(sql`truncate feeds, permits, permit_events, companies cascade`);
  time = NOW.getTime();
  asked = [];
  await makeFeed(db, FEED);
  await db.update(feeds).set({ backfilledAt: NOW }).where(eq(feeds.id, FEED));
  await db.transaction((tx) => registerSides(tx, [{ id: FEED, sides: [side] }], NOW));
  ({ companyId } = await makeCompany(db, { cities: [FEED] }));
  rows = [row('1', 'A 1', '2026-11-16', 'Approved'), row('2', 'B 9', '2026-11-17', 'Approved')];
});

const context = () => jobContext(database.db, new Date(time));

function row(id: string, permit: string, day: string, result?: string, at = time): RawRow {
  const stamp = new Date(at).toISOString();
  return { ':id': `row-${id}`, ':updated_at': stamp, id, permit, what: 'Framing', day, result };
}

const http = {
  getJson: async (url: URL) => {
    const where = url.searchParams.get('$where') ?? '';
    asked.push(where);
    const since = /:updated_at >= '([^']*)'/.exec(where)?.[1];
    if (since !== undefined) return rows.filter((one) => String(one[':updated_at']) >= since);
    return rows.filter((one) => where.includes(`'${one.permit}'`));
  },
};

async function watch(permitNumber: string): Promise<number> {
  const id = await makePermit(database.db, FEED, { permitNumber, statusBucket: 'issued' });
  await linkPermit(database.db, companyId, id);
  return id;
}

const poll = (from: Parameters<typeof pollSide>[1]['http'] = http) =>
  pollSide(context(), { feedId: FEED, record, side, http: from });
const events = () =>
  database.db
    .select({ permitId: permitEvents.permitId, kind: permitEvents.kind, revision: permitEvents.revision })
    .from(permitEvents)
    .orderBy(permitEvents.id);
const later = (hours: number) => {
  time += hours * HOUR;
};

test('what is there at the first reading is history; a result that comes is told once and notifies', async () => {
  const id = await watch('A-1');
  expect(await poll()).toMatchObject({ state: 'read', permits: 1, changed: 1, events: 0 });
  later(2);
  rows = [...rows, row('3', 'A 1', '2026-11-20', 'Not Approved')];
  expect(await poll()).toMatchObject({ permits: 1, changed: 1, events: 1 });
  expect(await events()).toEqual([{ permitId: id, kind: 'inspection_failed', revision: 0 }]);
  // Lists say it at once: no job comes between.
  const [kept] = await database.db.select().from(permitStandings);
  expect(kept).toMatchObject({ permitId: id, waitsOn: 'applicant', why: 'reinspection', madeFrom: NOW });
  later(2);
  expect(await poll()).toMatchObject({ permits: 1, changed: 0, events: 0 });
  await fanOutEvents(context());
  await fanOutEvents(context());
  const told = await database.db.select({ channel: notifications.channel }).from(notifications);
  expect(told).toEqual([{ channel: 'email' }]);
  const [event] = await database.db.select().from(permitEvents);
  expect(event).toMatchObject({
    stepKey: 'inspections 3',
    toBucket: 'issued',
    occurredOn: '2026-11-20',
    changes: { step: [null, 'Framing'], result: [null, 'Not Approved'] },
  });
});

test('a history loaded again is no news, and a permit nobody watches is left alone', async () => {
  await watch('A-1');
  await makePermit(database.db, FEED, { permitNumber: 'B-9' });
  rows = Array.from({ length: 40 }, (_, i) => row(`${i}`, 'A 1', '2026-03-02', 'Approved'));
  await poll();
  later(2);
  rows = rows.map((_, i) => row(`new ${i}`, 'A 1', '2026-03-02', 'Approved'));
  expect(await poll()).toMatchObject({ state: 'read', events: 0 });
  expect(await events()).toEqual([]);
  expect(asked.some((where) => where.includes("'B 9'"))).toBe(false);
});

test('a permit added later is read whole, once, by its number as the portal writes it', async () => {
  await poll();
  expect(asked.some((where) => where.includes('permit IN'))).toBe(false);
  await watch('A-1');
  later(2);
  expect(await poll()).toMatchObject({ permits: 1, changed: 1, events: 0 });
  expect(asked.filter((where) => where.includes("permit IN ('A 1','A-1')"))).toHaveLength(1);
  later(24);
  rows = rows.map((one) => ({ ...one, ':updated_at': new Date(0).toISOString() }));
  expect(await poll()).toMatchObject({ permits: 0 });
});

test('a permit that is read while the city’s own feed is written has both events', async () => {
  const id = await watch('A-1');
  await poll();
  const own = { permitId: id, toBucket: 'issued', changes: {}, detectedAt: NOW } as const;
  await database.db.insert(permitEvents).values({ ...own, revision: 0, kind: 'discovered' });
  later(2);
  rows = [...rows, row('3', 'A 1', '2026-11-20', 'Approved')];
  await poll();
  expect((await events()).map(({ kind }) => kind)).toEqual(['discovered', 'inspection_passed']);
});

test('a failure is kept with the next try, and what was noted before it is read afterwards', async () => {
  await watch('A-1');
  await poll();
  later(2);
  rows = [...rows, row('3', 'A 1', '2026-11-20', 'Approved')];
  const breaking = {
    getJson: async (url: URL) => {
      if ((url.searchParams.get('$where') ?? '').includes(' IN ')) throw new FeedFailure('timeout', 'late');
      return http.getJson(url);
    },
  };
  expect(await poll(breaking)).toMatchObject({ state: 'failed', code: 'timeout' });
  const [held] = await database.db.select().from(sideFeeds);
  expect(held).toMatchObject({ failures: 1, failureCode: 'timeout', lease: null });
  later(1);
  rows = rows.map((one) => ({ ...one, ':updated_at': new Date(0).toISOString() }));
  expect(await poll()).toMatchObject({ state: 'read', events: 1 });
  expect(await database.db.select().from(inspections)).toHaveLength(2);
});

test('one reader at a time; not before it is due, nor before the city’s permits are read', async () => {
  await watch('A-1');
  const both = await Promise.all([poll(), poll()]);
  expect(both.map(({ state }) => state).sort()).toEqual(['not_due', 'read']);
  expect(await poll()).toEqual({ state: 'not_due' });
  later(2);
  await database.db.update(feeds).set({ backfilledAt: null }).where(eq(feeds.id, FEED));
  expect(await poll()).toEqual({ state: 'not_due' });
});

test('an answer without most of the known permits is not believed', async () => {
  const numbers = Array.from({ length: 20 }, (_, i) => `K-${i}`);
  for (const number of numbers) await watch(number);
  rows = numbers.map((number) => row(number, number.replace('-', ' '), '2026-11-30'));
  await poll();
  later(2);
  const broken = {
    getJson: async (url: URL) => {
      const where = url.searchParams.get('$where') ?? '';
      return where.includes(' IN ') ? rows.slice(0, 9) : rows.map((one) => ({ ...one }));
    },
  };
  expect(await poll(broken)).toMatchObject({ state: 'failed', code: 'truncated' });
  expect(await database.db.select().from(inspections)).toHaveLength(20);
});

test('unknown words are reported, and a data set no record names is read no more', async () => {
  const id = await watch('A-1');
  rows = [row('1', 'A 1', '2026-11-19', 'Partly so, call 512-555-0100')];
  await poll();
  const words = await database.db.select({ word: unknownWords.word }).from(unknownWords);
  expect(words).toEqual([{ word: 'Partly so, call' }]);
  const read = and(eq(sidePermits.permitId, id), eq(sidePermits.sideFeedId, toSideFeedId(FEED, side.id)));
  expect(await database.db.select().from(sidePermits).where(read)).toHaveLength(1);
  await database.db.transaction((tx) => registerSides(tx, [{ id: FEED, sides: [] }], NOW));
  later(2);
  expect(await poll()).toEqual({ state: 'not_due' });
  expect(await database.db.$count(companyPermits)).toBe(1);
});
