import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { feeds, permitEvents, permits, setAsideRows } from '@/db/schema';
import { ingestPage } from '@/lib/feeds/ingest';
import { pollFeed } from '@/lib/feeds/poll';
import { claimFeed } from '@/lib/feeds/sync-state';
import type { ReadPage } from '@/lib/feeds/types';
import type { NormalisedPermit } from '@/lib/permits/types';
import { jobContext, NOW } from '../support/factories';
import { SmallCity } from '../support/small-city';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

let database: FreshDatabase;
let feedNumber = 0;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function makeFeed(): Promise<string> {
  const id = `smallville-${feedNumber++}`;
  await database.db
    .insert(feeds)
    .values({ id, record: 'smallville-tx', mode: 'live', nextPollAt: new Date(0) });
  return id;
}

class Crash extends Error {}

/** The database as a process sees it that dies at its nth transaction: before the commit, or just after it. */
function dying(db: Database, nth: number, committed: boolean): Database {
  let seen = 0;
  return new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name);
      const transaction: Database['transaction'] = async (work, config) => {
        const dies = seen++ === nth;
        const result = await target.transaction(async (tx) => {
          const done = await work(tx);
          if (dies && !committed) throw new Crash();
          return done;
        }, config);
        if (dies) throw new Crash();
        return result;
      };
      return transaction;
    },
  });
}

type Step =
  | { do: 'add' | 'change'; permit: number }
  | { do: 'poll'; crash: { nth: number; committed: boolean } | null };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('add', 'change'), permit: fc.nat(11) }),
  fc.record({
    do: fc.constant('poll'),
    crash: fc.option(fc.record({ nth: fc.nat(3), committed: fc.boolean() })),
  }),
);

const CHANGED_BEHIND_A_CUT_OFF_READ: Step[] = [
  { do: 'add', permit: 1 },
  { do: 'poll', crash: { nth: 0, committed: true } },
  { do: 'change', permit: 0 },
];

test('whatever happens, in whatever order, with crashes between, ends as the city is, each change told once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (history) => {
      const feedId = await makeFeed();
      const city = new SmallCity();
      city.set('p00', 'v0');
      let version = 0;
      let minutes = 0;
      let wholeReads = 0;
      const announced = new Set<string>();
      const poll = async (db: Database) => {
        minutes += 120;
        const now = new Date(NOW.getTime() + minutes * 60_000);
        return pollFeed(jobContext(db, now), {
          feedId,
          record: city.record,
          http: city.http,
          pageSize: 2,
          clock: () => now,
        });
      };
      for (const step of history) {
        if (step.do === 'poll') {
          const db = step.crash ? dying(database.db, step.crash.nth, step.crash.committed) : database.db;
          const outcome = await poll(db).catch((error: unknown) => {
            if (!(error instanceof Crash)) throw error;
          });
          if (outcome) {
            expect(outcome.state).toBe('read');
            wholeReads++;
          } else {
            const [feed] = await database.db.select().from(feeds).where(eq(feeds.id, feedId));
            if (feed?.backfilledAt && wholeReads === 0) wholeReads = 1;
          }
          continue;
        }
        const key = `p${String(step.permit).padStart(2, '0')}`;
        if (step.do === 'add' ? city.rows.has(key) : !city.rows.has(key)) continue;
        if (step.do === 'add' && wholeReads > 0) announced.add(key);
        city.set(key, `v${++version}`);
      }
      // The first may only finish a read that was cut off, and a row behind its position may have changed since.
      expect((await poll(database.db)).state).toBe('read');
      expect((await poll(database.db)).state).toBe('read');
      expect((await poll(database.db)).unchanged).toBe(city.rows.size);

      const held = await database.db.select().from(permits).where(eq(permits.feedId, feedId));
      expect(new Map(held.map((permit) => [permit.sourceKey, permit.statusWord]))).toEqual(
        new Map([...city.rows].map(([key, row]) => [key, row.word])),
      );
      for (const permit of held) {
        const events = await database.db
          .select()
          .from(permitEvents)
          .where(eq(permitEvents.permitId, permit.id))
          .orderBy(asc(permitEvents.revision));
        const [first, ...rest] = events;
        const discovered = first?.kind === 'discovered';
        expect(discovered).toBe(announced.has(permit.sourceKey));
        // Each event begins where the one before ended: none is missing, none is there twice.
        const changes = discovered ? rest : events;
        expect(changes.map((event) => event.revision)).toEqual(changes.map((_, i) => i + 1));
        for (const [i, event] of events.entries()) {
          expect(event.toWord).not.toBe(event.fromWord);
          if (i > 0) expect(event.fromWord).toBe(events[i - 1]?.toWord);
        }
        expect(permit.revision).toBe(changes.length);
        if (events.length > 0) expect(events.at(-1)?.toWord).toBe(permit.statusWord);
      }
    }),
    { numRuns: 15, examples: [[CHANGED_BEHIND_A_CUT_OFF_READ]] },
  );
});

const permit = (key: string, changes: Partial<NormalisedPermit> = {}): NormalisedPermit => ({
  sourceKey: key,
  permitNumber: key,
  permitType: null,
  permitSubtype: null,
  workClass: null,
  description: null,
  statusWord: 'Issued',
  statusBucket: 'issued',
  statusDate: null,
  appliedDate: null,
  approvedDate: null,
  issuedDate: null,
  completedDate: null,
  expiresDate: null,
  address: null,
  addressNorm: null,
  city: 'Smallville',
  state: 'TX',
  zip: null,
  contractorName: null,
  contractorNorm: null,
  contractorLicense: null,
  valuationCents: null,
  feeCents: null,
  latitude: null,
  longitude: null,
  link: null,
  parcel: null,
  hash: 'a',
  ...changes,
});

function pageOf(rows: NormalisedPermit[], changes: Partial<ReadPage> = {}): ReadPage {
  return {
    permits: rows,
    setAside: [],
    unknownStatuses: new Map(),
    duplicates: 0,
    rows: rows.length,
    next: null,
    ...changes,
  };
}

async function ingest(feedId: string, page: ReadPage, now = NOW) {
  const ctx = jobContext(database.db, now);
  await database.db.update(feeds).set({ nextPollAt: now }).where(eq(feeds.id, feedId));
  const read = await claimFeed(ctx, feedId);
  if (typeof read === 'string') throw new Error(read);
  return ingestPage(ctx, { feedId, page, progress: { lease: read.lease, from: null, nextPollAt: now } });
}

test('every field comes back as it was given, awkward ones too', async () => {
  const feedId = await makeFeed();
  const odd = permit('k "1" \\ {NULL,}', {
    permitType: 'NULL',
    permitSubtype: '',
    description: 'two\nlines, "quoted", back\\slash, ñ 🏗',
    appliedDate: '0999-02-28',
    valuationCents: 9_007_199_254_740_991,
    feeCents: -5,
    latitude: 30.000000000000004,
    longitude: -97.1,
    link: 'https://example.com/?a={1,2}',
  });
  await ingest(feedId, pageOf([odd]));
  const [held] = await database.db.select().from(permits).where(eq(permits.feedId, feedId));
  expect(held).toMatchObject(odd);
});

test('a value the database refuses is kept aside alone; the rest of its page is in', async () => {
  const feedId = await makeFeed();
  const rows = Array.from({ length: 9 }, (_, i) => permit(`k${i}`));
  rows[4] = permit('k4', { statusDate: '2026-02-31' });
  const done = await ingest(feedId, pageOf(rows));
  expect(done).toMatchObject({ inserted: 8, setAside: 1 });
  const aside = await database.db.select().from(setAsideRows).where(eq(setAsideRows.feedId, feedId));
  expect(aside).toMatchObject([{ rowKey: 'k4', reason: 'unreadable' }]);
  expect(aside[0]?.excerpt).toContain('2026-02-31');
});

test('a row kept aside is counted once, and forgotten when it reads well again', async () => {
  const feedId = await makeFeed();
  const bad = {
    sourceKey: 'k1',
    reason: 'no_permit_number',
    detail: 'the permit number is empty',
    excerpt: '{}',
  } as const;
  const nameless = { ...bad, sourceKey: null, reason: 'no_key' } as const;
  const page = pageOf([permit('k0')], { setAside: [bad, nameless, nameless], rows: 4 });
  const aside = () => database.db.select().from(setAsideRows).where(eq(setAsideRows.feedId, feedId));
  await ingest(feedId, page);
  await ingest(feedId, page, new Date(NOW.getTime() + 3_600_000));
  expect((await aside()).map((row) => row.lastSeenAt)).toEqual([NOW, NOW]);
  const later = new Date(NOW.getTime() + 25 * 3_600_000);
  await ingest(feedId, page, later);
  expect((await aside()).map((row) => [row.firstSeenAt, row.lastSeenAt])).toEqual([
    [NOW, later],
    [NOW, later],
  ]);
  await ingest(feedId, pageOf([permit('k1')]), later);
  expect((await aside()).map((row) => row.reason)).toEqual(['no_key']);
});

test('what only our own normalising changed is written without telling anybody', async () => {
  const feedId = await makeFeed();
  await ingest(feedId, pageOf([permit('k0')]));
  const done = await ingest(feedId, pageOf([permit('k0', { addressNorm: '1 MAIN ST', hash: 'b' })]));
  expect(done).toMatchObject({ changed: 1, events: 0 });
  const [held] = await database.db.select().from(permits).where(eq(permits.feedId, feedId));
  expect(held).toMatchObject({ addressNorm: '1 MAIN ST', hash: 'b', revision: 0, changedAt: NOW });
});
