import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { FEED_RECORDS } from '@/content/cities/feeds';
import { companyPermits, feeds, messages, notifications, permitEvents, permits } from '@/db/schema';
import { startWorker, type Worker } from '@/lib/edge/jobs/worker';
import { createLogger } from '@/lib/log';
import { demoPayments } from '@/lib/providers/billing/demo/payments';
import { createFeedHttp } from '@/lib/tracking/feeds/http';
import { registerFeeds } from '@/lib/tracking/feeds/mutations';
import { createFeedServer } from '@/scripts/feed-server';
import { jobContext, makeCompany, makeFeed, makePermit, NOW } from '../support/factories';
import { NO_CHECKS } from '../support/no-checks';
import { freshDatabase } from '../support/test-database';

const CITIES = ['austin-tx', 'phoenix-az'];
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100));
}

async function start(workers: number) {
  const database = await freshDatabase();
  closers.push(() => database.close());
  // The sample cities stand still but for what the test changes.
  const today = new Date();
  const server = createFeedServer({ now: () => today, permitsPerCity: 120 });
  const { url } = await server.listen(0);
  closers.push(() => server.close());
  const { db } = database;
  const records = FEED_RECORDS.filter((record) => CITIES.includes(record.id));
  await registerFeeds(jobContext(db, new Date()), { mode: 'sample', records });
  const running: Worker[] = [];
  for (let count = 0; count < workers; count += 1) {
    const worker = await startWorker({
      databaseUrl: database.url,
      db,
      log: createLogger('silent'),
      services: {
        feeds: createFeedHttp({ baseUrl: url }),
        pollEveryMs: 500,
        siteUrl: 'http://localhost:3000',
        mail: null,
        sms: null,
        ...NO_CHECKS,
        payments: demoPayments,
      },
      tickMs: 300,
      concurrentFeeds: 2,
      concurrentFiles: 1,
    });
    running.push(worker);
    closers.push(() => worker.stop());
  }
  return { db, server };
}

test('a status that moves in a feed is in the outbox, once, with two workers on one database', async () => {
  const { db, server } = await start(2);
  await makeCompany(db, { cities: CITIES, names: ['test builders'], tier: 'professional' });
  await until(async () => (await db.$count(feeds, sql`${feeds.backfilledAt} is not null`)) === CITIES.length);
  expect(await db.$count(permits)).toBeGreaterThan(100);
  expect(await db.$count(permitEvents)).toBe(0);

  const austin = server.city('austin-tx');
  const { index, permitNumber } = austin.add({ contractorName: 'TEST BUILDERS, L.L.C.', status: 'pending' });
  await until(async () => (await db.$count(messages)) === 1);
  expect(await db.$count(companyPermits)).toBe(1);

  austin.set(index, { stage: 'issued' });
  await until(async () => (await db.$count(messages)) === 2);
  // Several more polls of the same state, by both workers.
  const [read] = await db
    .select({ at: feeds.lastSuccessAt })
    .from(feeds)
    .where(eq(feeds.id, 'austin-tx.sample'));
  for (let more = 0; more < 4; more += 1) {
    const seen = Date.now();
    await until(async () => {
      const [feed] = await db
        .select({ at: feeds.lastSuccessAt })
        .from(feeds)
        .where(eq(feeds.id, 'austin-tx.sample'));
      return (feed?.at?.getTime() ?? 0) > Math.max(seen, read?.at?.getTime() ?? 0);
    });
  }
  const events = await db
    .select({ kind: permitEvents.kind, toBucket: permitEvents.toBucket })
    .from(permitEvents)
    .innerJoin(permits, eq(permits.id, permitEvents.permitId))
    .where(eq(permits.permitNumber, permitNumber))
    .orderBy(permitEvents.id);
  expect(events).toEqual([
    { kind: 'discovered', toBucket: 'pending' },
    { kind: 'status_changed', toBucket: 'issued' },
  ]);
  expect(await db.$count(messages)).toBe(2);
  expect(await db.$count(notifications, eq(notifications.state, 'sent'))).toBe(2);
});

test('a worker that is asked to stop while it looks for work does not wait for the next look', async () => {
  const database = await freshDatabase();
  closers.push(() => database.close());
  let asked = () => {};
  const looking = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const worker = await startWorker({
    databaseUrl: database.url,
    db: database.db,
    log: createLogger('silent'),
    services: {
      feeds: createFeedHttp(),
      siteUrl: 'http://localhost:3000',
      mail: null,
      sms: null,
      ...NO_CHECKS,
      payments: demoPayments,
    },
    // Longer than the test may take.
    tickMs: 3_600_000,
    concurrentFeeds: 1,
    concurrentFiles: 1,
    clock: () => {
      asked();
      return new Date();
    },
  });
  await looking;
  await worker.stop();
});

test('rechecks of several cities run beside each other: one that hangs keeps no other waiting', async () => {
  const database = await freshDatabase();
  closers.push(() => database.close());
  const { db } = database;
  const far = new Date(Date.now() + 3_600_000);
  const cities = ['austin-tx', 'chicago-il'];
  for (const city of cities) {
    await makePermit(db, await makeFeed(db, city));
    await db
      .update(feeds)
      .set({ nextPollAt: far, nextProbeAt: far, backfilledAt: NOW, readSince: NOW })
      .where(eq(feeds.id, city));
  }
  const hosts = new Set<string>();
  let both = () => {};
  const asked = new Promise<void>((resolve) => {
    both = resolve;
  });
  // No city answers before both have been asked.
  const getJson = async (url: URL) => {
    hosts.add(url.host);
    if (hosts.size === cities.length) both();
    await asked;
    return [];
  };
  const worker = await startWorker({
    databaseUrl: database.url,
    db,
    log: createLogger('silent'),
    services: {
      feeds: { getJson },
      siteUrl: 'http://localhost:3000',
      mail: null,
      sms: null,
      ...NO_CHECKS,
      payments: demoPayments,
    },
    tickMs: 3_600_000,
    concurrentFeeds: 2,
    concurrentFiles: 1,
  });
  closers.push(() => worker.stop());
  await asked;
  await until(
    async () => (await db.$count(feeds, sql`${feeds.nextRecheckAt} is not null`)) === cities.length,
  );
});

test('a job that fails is logged with its cause', async () => {
  const database = await freshDatabase();
  closers.push(() => database.close());
  const { db } = database;
  const feedId = await makeFeed(db, 'austin-tx');
  // A feed whose record is not in the catalogue any more.
  await db.update(feeds).set({ record: 'nowhere-xx' });
  const errors: object[] = [];
  const log = { ...createLogger('silent'), error: (fields: object) => void errors.push(fields) };
  const worker = await startWorker({
    databaseUrl: database.url,
    db,
    log,
    services: {
      feeds: createFeedHttp(),
      siteUrl: 'http://localhost:3000',
      mail: null,
      sms: null,
      ...NO_CHECKS,
      payments: demoPayments,
    },
    tickMs: 3_600_000,
    concurrentFeeds: 1,
    concurrentFiles: 1,
  });
  closers.push(() => worker.stop());
  await until(async () => errors.length > 0);
  expect(errors[0]).toMatchObject({ job: 'poll-feed', data: { feedId } });
});
