import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { feeds, inspections, missingPermits, unknownWords } from '@/db/schema';
import { getCityNumbers } from '@/lib/tracking/cities/queries';
import { requestProbe } from '@/lib/tracking/feeds/mutations';
import { listFeedStates } from '@/lib/tracking/feeds/overview';
import { listInspections } from '@/lib/tracking/permits/inspections';
import { listPermits, listWatchedCities } from '@/lib/tracking/permits/queries';
import { permitFiltersSchema } from '@/lib/tracking/permits/schema';
import { jobContext, linkPermit, makeFeed, makePermit, NOW } from '../support/factories';
import { newOwner, outcome, stranger } from '../support/team';
import { rolledBack } from '../support/test-database';

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR);

/** A feed that passed its look and was read an hour ago, unless told. */
async function feedWith(
  db: Database,
  record: string,
  given: Partial<typeof feeds.$inferInsert> = {},
): Promise<string> {
  const id = await makeFeed(db, record);
  const sound = { verifiedAt: hoursAgo(500), probeState: 'passed', lastSuccessAt: hoursAgo(1) } as const;
  await db
    .update(feeds)
    .set({ ...sound, ...given })
    .where(eq(feeds.id, id));
  return id;
}

test('the admin sees the worst first, with what the look at the source found', () =>
  rolledBack(async (db) => {
    await feedWith(db, 'austin-tx');
    await feedWith(db, 'dallas-tx', { quietSince: hoursAgo(100), newestOn: '2026-10-03' });
    await feedWith(db, 'chicago-il', { failureCode: 'timeout', failures: 3 });
    await feedWith(db, 'seattle-wa', {
      probeState: 'columns_changed',
      probeDetail: 'no column "permitnum"',
      failureCode: 'timeout',
    });
    await feedWith(db, 'phoenix-az', { lastSuccessAt: hoursAgo(24 * 30) });
    await feedWith(db, 'detroit-mi', { lastSuccessAt: null, verifiedAt: null, probeState: null });
    await feedWith(db, 'portland-or', { pausedAt: NOW, failureCode: 'timeout' });
    const states = await listFeedStates(jobContext(db));
    expect(states.map(({ record, state }) => [record, state])).toEqual([
      ['seattle-wa', 'changed'],
      ['chicago-il', 'failing'],
      ['phoenix-az', 'late'],
      ['dallas-tx', 'quiet'],
      ['detroit-mi', 'waiting'],
      ['portland-or', 'paused'],
      ['austin-tx', 'current'],
    ]);
    expect(states[0]?.probe?.detail).toBe('no column "permitnum"');
    expect(states[3]).toMatchObject({ newestOn: '2026-10-03', lagMs: HOUR });
    expect(states[4]).toMatchObject({ verifiedAt: null, probe: null });
  }));

test('what a city dropped, is asked about, and could not be understood is counted by feed', () =>
  rolledBack(async (db) => {
    const austin = await feedWith(db, 'austin-tx');
    const dallas = await feedWith(db, 'dallas-tx');
    await makePermit(db, austin, { missingSince: NOW });
    await makePermit(db, austin);
    const doubted = await makePermit(db, dallas);
    await db.insert(missingPermits).values({ permitId: doubted, feedId: dallas, noticedAt: NOW });
    await db.insert(unknownWords).values([
      { feedId: dallas, word: 'Odd', rows: 2, firstSeenAt: NOW },
      { feedId: dallas, word: 'Odder', rows: 7, firstSeenAt: NOW },
    ]);
    const states = await listFeedStates(jobContext(db));
    const of = (id: string) => states.find((feed) => feed.id === id);
    expect(of(austin)).toMatchObject({ vanished: 1, doubted: 0, unknownWords: [] });
    expect(of(dallas)).toMatchObject({ vanished: 0, doubted: 1 });
    expect(of(dallas)?.unknownWords.map(({ word, rows }) => [word, rows])).toEqual([
      ['Odder', 7],
      ['Odd', 2],
    ]);
  }));

test('an admin asks for a look at a source now', () =>
  rolledBack(async (db) => {
    const feedId = await feedWith(db, 'austin-tx', { nextProbeAt: new Date(NOW.getTime() + 20 * HOUR) });
    await requestProbe(jobContext(db), { feedId });
    const [feed] = await db.select().from(feeds).where(eq(feeds.id, feedId));
    expect(feed?.nextProbeAt).toEqual(NOW);
    expect(await outcome(requestProbe(jobContext(db), { feedId: 'nowhere' }))).toBe('not_found');
  }));

test('a city’s public figures say when it has gone quiet', () =>
  rolledBack(async (db) => {
    await feedWith(db, 'austin-tx', { quietSince: hoursAgo(300), newestOn: '2026-10-03' });
    expect(await getCityNumbers(stranger(db), { slug: 'austin-tx' })).toMatchObject({
      health: 'quiet',
      newest_on: '2026-10-03',
    });
  }));

test('a city with two feeds is one city, shown by its own records', () =>
  rolledBack(async (db) => {
    const ctx = await newOwner(db, { cities: ['austin-tx', 'boise-id'] });
    await feedWith(db, 'austin-tx', { newestOn: '2026-11-19' });
    await db
      .insert(feeds)
      .values({ id: 'austin-tx.sample', record: 'austin-tx', mode: 'sample', nextPollAt: NOW });
    const cities = await listWatchedCities(ctx);
    expect(cities.map(({ slug, feed }) => [slug, feed?.mode ?? null])).toEqual([
      ['austin-tx', 'live'],
      ['boise-id', null],
    ]);
    expect(cities[0]?.feed).toMatchObject({ newestOn: '2026-11-19', probeState: 'passed' });
  }));

test('inspections are read of the company’s own permits, and a list tells a permit its city dropped', () =>
  rolledBack(async (db) => {
    const mine = await newOwner(db);
    const theirs = await newOwner(db);
    const permitId = await makePermit(db, await feedWith(db, 'austin-tx'), { missingSince: NOW });
    await linkPermit(db, mine.actor.companyId, permitId);
    const visit = { permitId, outcome: 'passed', firstSeenAt: NOW, changedAt: NOW } as const;
    await db.insert(inspections).values([
      { ...visit, sourceKey: 'a', kind: 'Rough', heldOn: '2026-11-01', resultWord: 'PASS' },
      { ...visit, sourceKey: 'b', kind: 'Final', heldOn: '2026-11-10' },
    ]);
    expect((await listInspections(mine, permitId)).map(({ kind }) => kind)).toEqual(['Final', 'Rough']);
    expect(await listInspections(theirs, permitId)).toEqual([]);
    const { items } = await listPermits(mine, permitFiltersSchema.parse({}));
    expect(items.map(({ missingSince }) => missingSince)).toEqual([NOW]);
  }));
