import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feeds, inspections, permitStandings, permits, setAsideRows } from '@/db/schema';
import { ingestPage } from '@/lib/tracking/feeds/ingest';
import { placePermits } from '@/lib/tracking/feeds/side/place';
import { claimFeed, LEASE_MS, LeaseLost } from '@/lib/tracking/feeds/sync-state';
import type { ReadPage } from '@/lib/tracking/feeds/types';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import { jobContext, NOW } from '../support/factories';
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
  unpaidCents: null,
  latitude: null,
  longitude: null,
  link: null,
  parcel: null,
  checklistType: null,
  hash: 'a',
  ...changes,
});

function makePage(rows: NormalisedPermit[], changes: Partial<ReadPage> = {}): ReadPage {
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
  return ingestPage(ctx, {
    feedId,
    page,
    progress: { lease: read.lease, from: null, isWhole: false, nextPollAt: now },
  });
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
  await ingest(feedId, makePage([odd]));
  const [held] = await database.db.select().from(permits).where(eq(permits.feedId, feedId));
  expect(held).toMatchObject(odd);
});

test('a value the database refuses is kept aside alone; the rest of its page is in', async () => {
  const feedId = await makeFeed();
  const rows = Array.from({ length: 9 }, (_, i) => permit(`k${i}`));
  rows[4] = permit('k4', { statusDate: '2026-02-31' });
  const done = await ingest(feedId, makePage(rows));
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
  const page = makePage([permit('k0')], { setAside: [bad, nameless, nameless], rows: 4 });
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
  await ingest(feedId, makePage([permit('k1')]), later);
  expect((await aside()).map((row) => row.reason)).toEqual(['no_key']);
});

test('what only our own normalising changed is written without telling anybody', async () => {
  const feedId = await makeFeed();
  await ingest(feedId, makePage([permit('k0')]));
  const done = await ingest(feedId, makePage([permit('k0', { addressNorm: '1 MAIN ST', hash: 'b' })]));
  expect(done).toMatchObject({ changed: 1, events: 0 });
  const [held] = await database.db.select().from(permits).where(eq(permits.feedId, feedId));
  expect(held).toMatchObject({ addressNorm: '1 MAIN ST', hash: 'b', revision: 0, changedAt: NOW });
});

test('a reader whose feed another has claimed since writes nothing, though both stand at the same place', async () => {
  const feedId = await makeFeed();
  const silent = await claimFeed(jobContext(database.db, NOW), feedId);
  const later = new Date(NOW.getTime() + LEASE_MS + 1);
  const next = await claimFeed(jobContext(database.db, later), feedId);
  if (typeof silent === 'string' || typeof next === 'string')
    throw new Error('the feed was not claimed twice');
  expect([silent.position, next.position]).toEqual([null, null]);
  const progress = { lease: silent.lease, from: null, isWhole: false, nextPollAt: later };
  await expect(
    ingestPage(jobContext(database.db, later), { feedId, page: makePage([permit('late')]), progress }),
  ).rejects.toBeInstanceOf(LeaseLost);
  expect(await database.db.$count(permits, eq(permits.feedId, feedId))).toBe(0);
});

test('whom a permit waits for is said anew with the reading that changed it', async () => {
  const { db } = database;
  const feedId = await makeFeed();
  const rows = [permit('seen', { statusDate: '2026-10-01' }), permit('other')];
  await ingest(feedId, makePage(rows));
  const [seen] = await db
    .select({ id: permits.id })
    .from(permits)
    .where(and(eq(permits.feedId, feedId), eq(permits.sourceKey, 'seen')));
  const permitId = seen?.id ?? 0;
  await db.insert(inspections).values({
    ...{ permitId, sourceKey: 'f', kind: 'Framing', heldOn: '2026-11-12', outcome: 'failed' },
    ...{ firstSeenAt: NOW, changedAt: NOW },
  });
  await placePermits(jobContext(db), { permitIds: [permitId] });
  const kept = async () =>
    (await db.select().from(permitStandings).where(eq(permitStandings.permitId, permitId)))[0];
  expect(await kept()).toMatchObject({ waitsOn: 'applicant', why: 'reinspection' });
  const later = new Date(NOW.getTime() + 3_600_000);
  const changed = { statusBucket: 'finaled', statusWord: 'Finaled', hash: 'b' } as const;
  await ingest(feedId, makePage(rows.map((row) => ({ ...row, ...changed }))), later);
  expect(await kept()).toMatchObject({ waitsOn: null, madeFrom: later, placedAt: later });
  expect(await db.$count(permitStandings)).toBe(1);
});
