import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '@/db/client';
import { feeds, missingPermits, permitEvents, permits } from '@/db/schema';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { recheckFeed } from '@/lib/tracking/feeds/recheck';
import { Crash, dying } from '../support/dying-database';
import { jobContext, NOW } from '../support/factories';
import { ModelCity, modelRecord, toStatusWord } from '../support/model-city';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

let database: FreshDatabase;
let feedNumber = 0;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const HOUR_MS = 3_600_000;
const KEYS = 3;

/** What a city does. */
type Move =
  | { do: 'set' | 'remove' | 'return'; permit: number }
  /** It loads everything anew. */
  | { do: 'reload' };

/** What we do: a poll or a recheck, in which the city may move before a request, and our process may die. */
type Look = {
  do: 'poll' | 'recheck';
  hours: number;
  moves: { before: number; move: Move }[];
  crash: { nth: number; committed: boolean } | null;
};

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('set' as const), permit: fc.nat(KEYS) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('remove' as const), permit: fc.nat(KEYS) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('return' as const), permit: fc.nat(KEYS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
);

const look: fc.Arbitrary<Look> = fc.record({
  do: fc.oneof(
    { weight: 3, arbitrary: fc.constant('poll' as const) },
    { weight: 2, arbitrary: fc.constant('recheck' as const) },
  ),
  hours: fc.integer({ min: 2, max: 60 }),
  moves: fc.array(fc.record({ before: fc.nat(4), move }), { maxLength: 3 }),
  crash: fc.option(fc.record({ nth: fc.nat(3), committed: fc.boolean() }), { freq: 2 }),
});

const toKey = (permit: number) => `P${permit + 1}`;

function apply(city: ModelCity, step: Move): void {
  if (step.do === 'reload') {
    city.reload();
    return;
  }
  const key = toKey(step.permit);
  const held = city.holdings.has(key);
  const last = city.past.get(key)?.at(-1);
  if (step.do === 'set') city.set(key);
  else if (step.do === 'remove' && held) city.remove(key);
  else if (step.do === 'return' && !held && last !== undefined) city.bringBack(key, last);
}

const cases = [{ by: 'all' as const }, { by: 'updated_at' as const }];

test.each(cases)(
  'a city read by $by ends as it is, with what happened and nothing else',
  async ({ by }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(move, look), { minLength: 15, maxLength: 45 }), async (history) => {
        const feedId = `modelville-${by}-${feedNumber++}`;
        await database.db
          .insert(feeds)
          .values({ id: feedId, record: 'modelville-tx', mode: 'live', nextPollAt: new Date(0) });
        const city = new ModelCity(modelRecord(by), NOW);
        city.set('P0');

        const run = async (step: Look) => {
          city.now = new Date(city.now.getTime() + step.hours * HOUR_MS);
          let request = 0;
          city.between = () => {
            for (const { before, move: moved } of step.moves) if (before === request) apply(city, moved);
            request++;
          };
          const db = step.crash ? dying(database.db, step.crash.nth, step.crash.committed) : database.db;
          const { now } = city;
          const input = { feedId, record: city.record, http: city.http, clock: () => now };
          const ctx = jobContext(db, now);
          try {
            return step.do === 'poll'
              ? (await pollFeed(ctx, { ...input, pageSize: 2, everyMs: HOUR_MS })).state
              : (await recheckFeed(ctx, { ...input, everyMs: HOUR_MS })).state;
          } catch (error) {
            if (!(error instanceof Crash)) throw error;
            return 'crashed';
          } finally {
            city.between = () => {};
          }
        };
        for (const step of history) {
          if ('hours' in step) await run(step);
          else apply(city, step);
        }
        // Left in peace: polls, and a week's round twice over, so that who is missing was asked for twice.
        const quiet = { moves: [], crash: null };
        for (const hours of [3, 3, 3]) expect(await run({ do: 'poll', hours, ...quiet })).toBe('read');
        for (const hours of [3, 3, 170, 3, 3])
          expect(await run({ do: 'recheck', hours, ...quiet })).toBe('done');
        for (const hours of [3, 3]) expect(await run({ do: 'poll', hours, ...quiet })).toBe('read');
        await expectTruth(database.db, feedId, city);
      }),
      { numRuns: Number(process.env.CITY_RUNS ?? 20) },
    );
  },
  300_000,
);

async function expectTruth(db: Database, feedId: string, city: ModelCity): Promise<void> {
  const held = await db.select().from(permits).where(eq(permits.feedId, feedId));
  const present = held.filter((permit) => permit.missingSince === null);
  expect(new Map(present.map((permit) => [permit.sourceKey, permit.statusWord]))).toEqual(
    new Map([...city.holdings].map(([key, { version }]) => [key, toStatusWord(version)])),
  );
  expect(await db.select().from(missingPermits).where(eq(missingPermits.feedId, feedId))).toEqual([]);
  for (const permit of held) {
    const events = await db
      .select()
      .from(permitEvents)
      .where(eq(permitEvents.permitId, permit.id))
      .orderBy(asc(permitEvents.revision));
    const told = events.filter((event) => event.kind !== 'discovered');
    // Each event is there once, and begins where the one before ended.
    expect(told.map((event) => event.revision)).toEqual(told.map((_, i) => i + 1));
    expect(permit.revision).toBe(told.length);
    for (const [i, event] of events.entries()) if (i > 0) expect(event.fromWord).toBe(events[i - 1]?.toWord);
    if (events.length > 0) expect(events.at(-1)?.toWord).toBe(permit.statusWord);
    // What is told happened, in the order it happened, and no two times.
    const past = city.past.get(permit.sourceKey) ?? [];
    const words = told.filter((event) => event.toWord !== event.fromWord).map((event) => event.toWord);
    const places = words.map((word) => past.findIndex((version) => toStatusWord(version) === word));
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    for (const event of told) {
      if (event.kind === 'status_changed') expect(event.toWord).not.toBe(event.fromWord);
      else expect(['vanished', 'reappeared']).toContain(event.kind);
    }
    // It goes and comes in turn, and never oftener than it did.
    const travels = told.filter((event) => event.kind !== 'status_changed').map((event) => event.kind);
    expect(travels).toEqual(travels.map((_, i) => (i % 2 === 0 ? 'vanished' : 'reappeared')));
    expect(travels.filter((kind) => kind === 'vanished').length).toBeLessThanOrEqual(
      city.gone.get(permit.sourceKey) ?? 0,
    );
    expect(permit.missingSince !== null).toBe(travels.at(-1) === 'vanished');
  }
}
