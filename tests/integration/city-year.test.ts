import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, feedCounts, feeds, permitEvents, permits } from '@/db/schema';
import { acceptHeldChange, HELD_DAYS } from '@/lib/tracking/feeds/holds';
import { listFeedStates } from '@/lib/tracking/feeds/overview';
import { pollFeed } from '@/lib/tracking/feeds/poll';
import { recheckFeed } from '@/lib/tracking/feeds/recheck';
import { DatedCity } from '../support/dated-city';
import { jobContext, makeCompany } from '../support/factories';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

const START = Date.UTC(2026, 0, 5, 18);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let database: FreshDatabase;
let city: DatedCity;
let userId = '';
let feedId = '';
let feedNumber = 0;

beforeAll(async () => {
  database = await freshDatabase();
  ({ userId } = await makeCompany(database.db));
});
afterAll(() => database.close());
beforeEach(async () => {
  city = new DatedCity(new Date(START));
  feedId = `datedville-tx.${feedNumber++}`;
  await database.db.insert(feeds).values({
    id: feedId,
    record: 'datedville-tx',
    mode: 'live',
    nextPollAt: new Date(0),
    verifiedAt: city.now,
  });
});

const context = () => jobContext(database.db, city.now);
const operator = () => ({ ...context(), actor: { kind: 'admin' as const, userId } });

async function poll() {
  await database.db.update(feeds).set({ nextPollAt: city.now }).where(eq(feeds.id, feedId));
  const { now, record, http } = city;
  return await pollFeed(context(), { feedId, record, http, clock: () => now });
}

async function recheck() {
  const { now, record, http } = city;
  return await recheckFeed(context(), { feedId, record, http, clock: () => now });
}

const pass = (ms: number) => {
  city.now = new Date(city.now.getTime() + ms);
};

let number = 0;
/** Posts permits issued so many days ago. */
function post(...daysAgo: number[]): string[] {
  return daysAgo.map((days) => {
    const key = `P${number++}`;
    const issuedAt = city.now.getTime() - days * DAY;
    city.permits.set(key, { issuedAt, word: 'Issued', contractor: `Firm ${number % 7}` });
    return key;
  });
}

const upTo = (count: number, days: number) => Array.from({ length: count }, (_, i) => (i * days) / count);

function eventsSince(since: Date) {
  return database.db
    .select({ kind: permitEvents.kind, toWord: permitEvents.toWord, number: permits.permitNumber })
    .from(permitEvents)
    .innerJoin(permits, eq(permits.id, permitEvents.permitId))
    .where(and(eq(permits.feedId, feedId), eq(permitEvents.detectedAt, since)));
}

const state = async () => (await listFeedStates(context())).find((feed) => feed.id === feedId);

describe('late posting', () => {
  test('of permits posted together and issued up to thirty days earlier, all come with the next read', async () => {
    post(...upTo(60, 60));
    await poll();
    pass(DAY);
    await poll();
    pass(DAY);
    post(...upTo(30, 30));
    expect(await poll()).toMatchObject({ state: 'read', inserted: 30 });
  });

  test('is measured, and a city that posts within a day is read again no farther than the record says', async () => {
    post(...upTo(5, 5));
    await poll();
    for (let day = 0; day < 8; day++) {
      pass(DAY);
      post(...upTo(10, 1));
      await poll();
    }
    expect((await state())?.lateDays).toBeLessThanOrEqual(2);
    pass(HOUR);
    const narrow = await poll();
    pass(DAY);
    const wide = await poll();
    expect(wide.rows).toBeGreaterThanOrEqual(narrow.rows);
    post(20);
    pass(HOUR);
    expect((await poll()).inserted).toBe(0);
    // What comes later than measured comes once a day all the same.
    pass(DAY);
    expect((await poll()).inserted).toBe(1);
  });
});

describe('a renamed column', () => {
  async function readCity() {
    post(...upTo(40, 6));
    await poll();
    pass(HOUR);
    await poll();
  }

  test('is held, told to the operator, and let go when the column is back: no events', async () => {
    await readCity();
    city.columnNames.set('contractor', 'firm');
    pass(HOUR);
    expect(await poll()).toMatchObject({ state: 'failed', code: 'not_believed', events: 0, changed: 0 });
    expect(await state()).toMatchObject({
      state: 'changed',
      hold: { field: 'contractorName', kind: 'cleared', rows: 40, of: 40, after: null },
    });
    expect(await recheck()).toEqual({ state: 'not_due' });
    city.columnNames.clear();
    const [fresh = ''] = post(0);
    pass(HOUR);
    expect(await poll()).toMatchObject({ state: 'read', inserted: 1, changed: 0, events: 1 });
    expect(await eventsSince(city.now)).toEqual([{ kind: 'discovered', toWord: 'Issued', number: fresh }]);
    expect(await state()).toMatchObject({ hold: null, failure: null });
  });

  test('is not believed of a single permit that is asked for by its number either', async () => {
    post(1);
    await poll();
    city.columnNames.set('contractor', 'firm');
    pass(8 * DAY);
    expect(await recheck()).toEqual({ state: 'failed', code: 'not_believed' });
    expect(await eventsSince(city.now)).toEqual([]);
  });

  test('is taken over quietly once the operator says so; what else happened is told', async () => {
    await readCity();
    city.columnNames.set('contractor', 'firm');
    const [key = ''] = city.permits.keys();
    city.permits.set(key, { issuedAt: START - DAY, word: 'Finaled', contractor: null });
    pass(HOUR);
    await poll();
    pass(HOUR);
    await acceptHeldChange(operator(), { feedId });
    expect(await poll()).toMatchObject({ state: 'read', changed: 40, events: 1 });
    expect(await eventsSince(city.now)).toMatchObject([{ kind: 'status_changed', number: key }]);
  });

  test('is accepted under the operator’s name, once', async () => {
    const entries = () => database.db.select().from(auditLog).where(eq(auditLog.subject, feedId));
    await readCity();
    await acceptHeldChange(operator(), { feedId });
    expect(await entries()).toEqual([]);
    city.columnNames.set('contractor', 'firm');
    pass(HOUR);
    await poll();
    for (let time = 0; time < 2; time += 1) await acceptHeldChange(operator(), { feedId });
    expect(await entries()).toMatchObject([
      { action: 'feed.change_accepted', actorId: userId, details: { field: 'contractorName' } },
    ]);
  });

  test('that stays so is taken over quietly after a week', async () => {
    await readCity();
    city.columnNames.set('contractor', 'firm');
    pass(HOUR);
    for (let day = 0; day <= HELD_DAYS; day++) {
      expect(await poll()).toMatchObject({ state: 'failed', code: 'not_believed' });
      pass(DAY);
    }
    expect(await poll()).toMatchObject({ state: 'read', changed: 40, events: 0 });
    expect((await state())?.hold).toBeNull();
  });
});

test('cells and words that cannot be read are counted by day, each row once', async () => {
  post(...upTo(3, 2));
  const [first = '', second = ''] = city.permits.keys();
  city.permits.set(first, { issuedAt: START, word: 'Hatched', contractor: 'A' });
  city.permits.set(second, { issuedAt: 9e15, word: 'Issued', contractor: 'B' });
  await poll();
  pass(HOUR);
  await poll();
  expect((await state())?.counted).toEqual(
    expect.arrayContaining([
      { day: '2026-01-05', kind: 'unknown_word', detail: 'Hatched', rows: 1 },
      { day: '2026-01-05', kind: 'warning', detail: 'issuedDate: not a date', rows: 1 },
    ]),
  );
});

test('a year: it posts late, renames a column, reloads, changes its words and goes silent; nothing is lost, nothing false is told', async () => {
  const told: string[] = [];
  post(...upTo(60, 50));
  await poll();
  const moved = new Set<string>();
  for (let day = 3; day <= 365; day += 3) {
    pass(3 * DAY);
    // Some new permits, and now and then a pile that lay about.
    post(0, 1, 2);
    if (day % 60 === 0) post(...upTo(20, 30));
    // One of the last days' permits is finished.
    for (const [key, permit] of city.permits) {
      const age = city.now.getTime() - (permit.issuedAt ?? 0);
      if (permit.word !== 'Issued' || age < 3 * DAY || age > 9 * DAY) continue;
      city.permits.set(key, { ...permit, word: 'Finaled' });
      moved.add(key);
      break;
    }
    if (day === 90) city.columnNames.set('contractor', 'CONTRACTOR_NAME');
    if (day === 96) city.columnNames.clear();
    if (day === 150) {
      // It loads its history anew: the same rows in another order.
      const rows = [...city.permits].reverse();
      city.permits.clear();
      for (const [key, permit] of rows) city.permits.set(key, permit);
    }
    if (day === 201) for (const word of ['Issued', 'Finaled']) city.words.set(word, `Permit ${word}`);
    if (day === 207) {
      // Somebody maps the new words.
      const status = { issued: ['Issued', 'Permit Issued'], finaled: ['Finaled', 'Permit Finaled'] };
      city.record = { ...city.record, status };
      await acceptHeldChange(operator(), { feedId });
    }
    city.isSilent = day >= 260 && day < 269;
    if ((await poll()).state === 'read') continue;
    const { hold, failure } = (await state()) ?? {};
    told.push(hold ? hold.field : (failure?.code ?? 'nothing'));
  }
  // A month later its history has been read again.
  pass(31 * DAY);
  expect(await poll()).toMatchObject({ state: 'read' });
  const held = await database.db.select().from(permits).where(eq(permits.feedId, feedId));
  // Nothing is lost: every permit issued within the year that is read stands as the city has it.
  const cityHas = [...city.permits].map(([key, { word, contractor }]) => [
    key,
    word.toLowerCase(),
    contractor,
  ]);
  const weHave = held.map((permit) => [permit.permitNumber, permit.statusBucket, permit.contractorName]);
  expect(weHave.sort()).toEqual(cityHas.sort());
  const events = await database.db
    .select({ kind: permitEvents.kind, number: permits.permitNumber })
    .from(permitEvents)
    .innerJoin(permits, eq(permits.id, permitEvents.permitId))
    .where(eq(permits.feedId, feedId));
  // Nothing false: a permit is found once, and each that was finished after we knew it has moved once.
  const numbers = (kind: string) =>
    events.filter((event) => event.kind === kind).map((event) => event.number);
  expect(numbers('discovered').length).toBe(city.permits.size - 60);
  const moves = numbers('status_changed');
  expect(new Set(moves).size).toBe(moves.length);
  expect(moves.filter((key) => !moved.has(key))).toEqual([]);
  expect(moves.length).toBeGreaterThan(0.9 * moved.size);
  expect(events.length).toBe(numbers('discovered').length + moves.length);
  // The operator was told each time, for as long as it lasted.
  expect(told).toEqual([
    ...Array(2).fill('contractorName'),
    ...Array(2).fill('statusWord'),
    ...Array(3).fill('timeout'),
  ]);
  const late = await database.db
    .select()
    .from(feedCounts)
    .where(and(eq(feedCounts.feedId, feedId), eq(feedCounts.kind, 'days_late')));
  expect(late.length).toBeGreaterThan(50);
  expect((await state())?.lateDays).toBeGreaterThan(20);
}, 120_000);
