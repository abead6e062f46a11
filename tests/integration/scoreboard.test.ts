import { expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { setAsideRows, unknownWords } from '@/db/schema';
import { noteMeasured } from '@/lib/tracking/feeds/delays';
import { readScoreboard, SCORE_WEEKS } from '@/lib/tracking/feeds/scoreboard';
import { jobContext, makeEvent, makeFeed, makePermit, NOW } from '../support/factories';
import { rolledBack } from '../support/test-database';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const MINUTE = 60_000;

/** A permit that was new on a day. */
async function arrive(db: Database, feedId: string, at: Date, given: Parameters<typeof makePermit>[2] = {}) {
  const permit = await makePermit(db, feedId, { firstSeenAt: at, ...given });
  await makeEvent(db, permit, { kind: 'discovered', detectedAt: at });
}

/** The database, and how many statements were begun with it. */
function counting(db: Database): { db: Database; statements: () => number } {
  let statements = 0;
  const counted = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'select' || name === 'execute') statements++;
      return value.bind(target);
    },
  });
  return { db: counted, statements: () => statements };
}

test('each feed has its weeks: arrivals, how late, what they lack, new words, rows set aside', () =>
  rolledBack(async (db) => {
    const austin = await makeFeed(db, 'austin-tx');
    const dallas = await makeFeed(db, 'dallas-tx');
    // Late in the evening of the 17th in Austin, on the 18th in UTC.
    const evening = new Date('2026-11-18T04:30:00Z');
    await arrive(db, austin, evening, { appliedDate: '2026-11-17', valuationCents: 5 });
    await arrive(db, austin, evening, { appliedDate: '2026-11-03', contractorName: null, valuationCents: 5 });
    await arrive(db, austin, daysAgo(9), { appliedDate: '2026-11-11', valuationCents: 5 });
    await arrive(db, austin, daysAgo(100));
    await makeEvent(db, await makePermit(db, austin), { detectedAt: evening });
    await db.insert(unknownWords).values([
      { feedId: austin, word: 'Odd', rows: 40, firstSeenAt: daysAgo(1) },
      { feedId: austin, word: 'Old', rows: 40, firstSeenAt: daysAgo(90) },
    ]);
    const row = { reason: 'no_key', detail: '', excerpt: '', lastSeenAt: NOW } as const;
    await db.insert(setAsideRows).values([
      { ...row, feedId: dallas, rowKey: 'a', firstSeenAt: daysAgo(2) },
      { ...row, feedId: dallas, rowKey: 'b', firstSeenAt: daysAgo(10) },
    ]);
    await noteMeasured(db, { feedId: dallas, changes: 2, lagsMs: [4 * MINUTE, 4 * MINUTE] }, daysAgo(8));
    const feeds = [
      { id: austin, record: 'austin-tx' },
      { id: dallas, record: 'dallas-tx' },
    ];
    const counted = counting(db);
    const [first, second] = await readScoreboard({ ...jobContext(db), db: counted.db }, feeds);
    expect(counted.statements()).toBe(4);

    expect(first?.weeks).toHaveLength(SCORE_WEEKS);
    expect(first?.weeks.at(-1)).toMatchObject({
      week: '2026-11-16',
      arrivals: 2,
      lateDays: 0,
      p95LateDays: 14,
      lagMs: null,
      words: 1,
      setAside: 0,
    });
    // One of six fields of one of two permits.
    expect(first?.weeks.at(-1)?.missing).toBeCloseTo(1 / 12);
    expect(first?.weeks.at(-2)).toMatchObject({ week: '2026-11-09', arrivals: 1, missing: 0, words: 0 });
    expect(first?.total).toMatchObject({ arrivals: 3, p95LateDays: 14, words: 1 });

    expect(second?.weeks.at(-1)).toMatchObject({ arrivals: 0, missing: null, lagMs: null, setAside: 1 });
    expect(second?.total).toMatchObject({ arrivals: 0, missing: null, setAside: 2 });
    const { lagMs } = second?.total ?? {};
    expect(lagMs).toBeGreaterThan(3 * MINUTE);
    expect(lagMs).toBeLessThanOrEqual(4 * MINUTE);
    expect(await readScoreboard(jobContext(db), [])).toEqual([]);
  }));
