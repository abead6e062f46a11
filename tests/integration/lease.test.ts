import { asc, eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import {
  type Claimed,
  claim,
  claimRow,
  extend,
  type Holding,
  isFree,
  isHeldBy,
  isLapsed,
  keepAlive,
  leaseOf,
  release,
} from '@/lib/platform/lease/lease';
import { NOW } from '../support/factories';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

/** Work of no domain: what a lease does, it does to any table. */
const tasks = pgTable('lease_tasks', {
  id: text('id').primaryKey(),
  token: text('token'),
  until: timestamp('until', { withTimezone: true, mode: 'date' }),
  attempts: integer('attempts').notNull().default(0),
  place: integer('place').notNull(),
  result: text('result'),
});
const lease = leaseOf(tasks, { key: 'id', token: 'token', until: 'until', attempts: 'attempts' });
const MINUTE = 60_000;
const FOR = { forMs: MINUTE };

let database: FreshDatabase;
let names: string[];

beforeAll(async () => {
  database = await freshDatabase();
  await database.db.execute(sql`create table lease_tasks (
    id text primary key, token text, until timestamptz, attempts integer not null default 0,
    place integer not null, result text)`);
});
afterAll(() => database.close());
beforeEach(() => fill(5));

async function fill(count: number): Promise<void> {
  names = Array.from({ length: count }, (_, place) => `task-${place}`);
  await database.db.delete(tasks);
  await database.db.insert(tasks).values(names.map((id, place) => ({ id, place })));
}

const at = (ms = 0) => ({ db: database.db, now: new Date(NOW.getTime() + ms) });
const rows = () => database.db.select().from(tasks).orderBy(asc(tasks.place));
const row = async (id: string) => (await rows()).find((one) => one.id === id);

async function take(key: string, ms = 0, forMs = MINUTE): Promise<Claimed<typeof tasks>> {
  const claimed = await claimRow(at(ms), lease, { key, forMs });
  if (!claimed) throw new Error(`${key} is not free`);
  return claimed;
}

describe('a claim', () => {
  test('takes the first rows in order, as many as were asked for, and counts the attempt', async () => {
    const claimed = await claim(at(), lease, { ...FOR, order: tasks.place, limit: 3 });
    expect(claimed.map(({ key }) => key).toSorted()).toEqual(names.slice(0, 3));
    for (const one of claimed) {
      expect(one.row).toMatchObject({ attempts: 1, token: one.token, until: at(MINUTE).now });
      expect(await row(one.key)).toEqual(one.row);
    }
  });

  test('takes what is due alone, and writes what its owner says in the same statement', async () => {
    const due = sql`${tasks.place} >= 3`;
    const set = { result: 'begun' };
    const claimed = await claim(at(), lease, { ...FOR, due, set, order: tasks.place, limit: 10 });
    expect(claimed.map(({ row: { id, result } }) => [id, result]).toSorted()).toEqual([
      ['task-3', 'begun'],
      ['task-4', 'begun'],
    ]);
    expect(await claimRow(at(), lease, { ...FOR, key: 'task-0', due })).toBeNull();
  });

  test('of many at once gives each row to one', async () => {
    await fill(40);
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claim(at(), lease, { ...FOR, order: tasks.place, limit: 7 })),
    );
    const keys = claims.flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const left = await claim(at(), lease, { ...FOR, order: tasks.place, limit: 40 });
    expect([...keys, ...left.map(({ key }) => key)].toSorted()).toEqual(names.toSorted());
  });

  test.skipIf(inject('database').kind === 'embedded')(
    'passes over what another transaction is about to take, and waits for nobody',
    async () => {
      await database.db.transaction(async (first) => {
        const [theirs] = await claim({ ...at(), db: first }, lease, { ...FOR, order: tasks.place, limit: 1 });
        expect(theirs?.key).toBe('task-0');
        const mine = await database.db.transaction(async (second) => {
          await second.execute(sql`set local lock_timeout = '2s'`);
          return claim({ ...at(), db: second }, lease, { ...FOR, order: tasks.place, limit: 2 });
        });
        expect(mine.map(({ key }) => key)).toEqual(['task-1', 'task-2']);
      });
    },
  );

  test('of one row by many at once has one winner', async () => {
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => claimRow(at(), lease, { ...FOR, key: 'task-0' })),
    );
    expect(claims.filter((one) => one !== null)).toHaveLength(1);
    expect(await row('task-0')).toMatchObject({ attempts: 1 });
  });

  test('that is undone with its transaction leaves the row free: a crash in between loses nothing', async () => {
    await expect(
      database.db.transaction(async (tx) => {
        await claimRow({ ...at(), db: tx }, lease, { ...FOR, key: 'task-0' });
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await take('task-0')).toMatchObject({ row: { attempts: 1 } });
  });
});

describe('a lease', () => {
  test('keeps others away until its time is up, and not a moment longer', async () => {
    await take('task-0');
    expect(await claimRow(at(MINUTE), lease, { ...FOR, key: 'task-0' })).toBeNull();
    expect(await claimRow(at(MINUTE + 1), lease, { ...FOR, key: 'task-0' })).toMatchObject({
      row: { attempts: 2 },
    });
  });

  test('that has run out is refused in every way once another has the row', async () => {
    const late = await take('task-0');
    const next = await take('task-0', MINUTE + 1);
    const before = await row('task-0');
    expect(await extend(at(2 * MINUTE), lease, late, FOR)).toBe(false);
    expect(await release(at(2 * MINUTE), lease, late, { set: { result: 'late' } })).toBe(false);
    const own = await database.db
      .update(tasks)
      .set({ result: 'late' })
      .where(isHeldBy(lease, late))
      .returning();
    expect(own).toEqual([]);
    expect(await row('task-0')).toEqual(before);
    expect(await release(at(2 * MINUTE), lease, next, { set: { result: 'done' } })).toBe(true);
    expect(await row('task-0')).toMatchObject({ result: 'done', token: null, until: null });
  });

  test('that has run out is its holder’s still while nobody has taken the row', async () => {
    const slow = await take('task-0');
    expect(await extend(at(2 * MINUTE), lease, slow, FOR)).toBe(true);
    expect(await claimRow(at(2 * MINUTE), lease, { ...FOR, key: 'task-0' })).toBeNull();
  });

  test('may be taken over before its time where its owner says so', async () => {
    const first = await take('task-0');
    expect(await claimRow(at(1), lease, { ...FOR, key: 'task-0', takeOver: true })).not.toBeNull();
    expect(await extend(at(2), lease, first, FOR)).toBe(false);
  });

  test('lapses, is free again, and is known from a row that waits after a failure', async () => {
    await take('task-0');
    const failed = await take('task-1');
    await release(at(), lease, failed, { notBefore: at(MINUTE).now });
    const which = async (condition: ReturnType<typeof isFree>) =>
      (await database.db.select().from(tasks).where(condition).orderBy(asc(tasks.place))).map(({ id }) => id);
    expect(await which(isFree(lease, NOW))).toEqual(['task-2', 'task-3', 'task-4']);
    expect(await which(isLapsed(lease, NOW))).toEqual([]);
    expect(await which(isFree(lease, at(MINUTE + 1).now))).toEqual(names);
    expect(await which(isLapsed(lease, at(MINUTE + 1).now))).toEqual(['task-0']);
  });

  test('given back by who was asked to stop counts as no attempt; its token is worth nothing after', async () => {
    const first = await take('task-0');
    await release(at(), lease, first, { uncounted: true });
    expect(await row('task-0')).toMatchObject({ attempts: 0, token: null, until: null });
    const next = await take('task-0');
    expect(next.row.attempts).toBe(first.row.attempts);
    expect(await release(at(), lease, first, { set: { result: 'late' } })).toBe(false);
    expect(await row('task-0')).toMatchObject({ result: null, token: next.token });
  });
});

describe('a heartbeat', () => {
  test('beats three times in a lease, one at a time, and says once the row is lost', async () => {
    vi.useFakeTimers();
    try {
      let beats = 0;
      let answer: (isHeld: boolean) => void = () => {};
      let lost = 0;
      const beat = () => {
        beats += 1;
        return new Promise<boolean>((resolve) => {
          answer = resolve;
        });
      };
      const letGo = keepAlive(MINUTE, beat, () => {
        lost += 1;
      });
      await vi.advanceTimersByTimeAsync(MINUTE);
      // The first has not been answered yet.
      expect(beats).toBe(1);
      answer(true);
      await vi.advanceTimersByTimeAsync(MINUTE / 3);
      expect([beats, lost]).toEqual([2, 0]);
      answer(false);
      await vi.advanceTimersByTimeAsync(0);
      expect(lost).toBe(1);
      letGo();
      await vi.advanceTimersByTimeAsync(10 * MINUTE);
      expect(beats).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that fails is made good by the next', async () => {
    vi.useFakeTimers();
    try {
      const beat = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('no database'));
      beat.mockResolvedValue(true);
      let lost = 0;
      const letGo = keepAlive(MINUTE, beat, () => {
        lost += 1;
      });
      await vi.advanceTimersByTimeAsync(MINUTE);
      letGo();
      expect(beat).toHaveBeenCalledTimes(3);
      expect(lost).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('whatever is done in whatever order, one at most holds a row, and only who holds it changes it', async () => {
  const step = fc.record({
    act: fc.constantFrom('claim', 'extend', 'finish', 'fail', 'stop'),
    who: fc.nat(3),
    wait: fc.nat(90_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await fill(1);
      /** What each worker believes to hold; it may be wrong. */
      const held: (Holding | undefined)[] = [];
      let holder: number | null = null;
      let until = -1;
      let time = 0;
      for (const { act, who, wait } of steps) {
        time += wait;
        const own = held[who];
        const holds = own !== undefined && holder === who;
        if (act === 'claim') {
          const claimed = await claimRow(at(time), lease, { ...FOR, key: 'task-0' });
          expect(claimed !== null).toBe(until < time);
          if (!claimed) continue;
          held[who] = claimed;
          holder = who;
          until = time + MINUTE;
        } else if (own !== undefined) {
          const done =
            act === 'extend'
              ? await extend(at(time), lease, own, FOR)
              : await release(at(time), lease, own, {
                  set: { result: `${who} ${time}` },
                  uncounted: act === 'stop',
                  ...(act === 'fail' ? { notBefore: at(time + MINUTE).now } : {}),
                });
          expect(done).toBe(holds);
          if (!done) continue;
          if (act !== 'extend') {
            holder = null;
            expect(await row('task-0')).toMatchObject({ result: `${who} ${time}` });
          }
          until = act === 'extend' || act === 'fail' ? time + MINUTE : -1;
        }
      }
      const [now] = await database.db.select().from(tasks).where(eq(tasks.id, 'task-0'));
      expect(now?.token ?? null).toBe(holder === null ? null : held[holder]?.token);
    }),
    { numRuns: 40 },
  );
});
