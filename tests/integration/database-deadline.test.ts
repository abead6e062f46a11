import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { connect, type DatabaseConnection } from '@/db/client';
import { isDatabaseAway } from '@/db/deadline';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

// A database that holds its connections and says nothing: its machine is frozen, or the way to it is cut.

const ANSWER_WITHIN_MS = 400;

let database: FreshDatabase;
let way: Way;
let connection: DatabaseConnection;

beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  way.thaw();
  await connection.close();
  await way.close();
});
afterAll(() => database.close());

interface Way {
  url: string;
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** A way to the database on which everything can be held up. */
async function openWay(to: string): Promise<Way> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server: Server = createServer((near) => {
    const far = connectSocket(Number(port || 5432), hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => into.write(chunk));
      from.on('error', () => into.destroy());
      from.on('close', () => into.destroy());
      if (isFrozen) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function open(): Promise<DatabaseConnection['db']> {
  way = await openWay(database.url);
  connection = connect(way.url, { max: 2, answerWithinMs: ANSWER_WITHIN_MS });
  await connection.db.execute(sql`select 1`);
  return connection.db;
}

/** What the work fails with, soon enough. */
async function failureOf(work: PromiseLike<unknown>): Promise<unknown> {
  const started = Date.now();
  const failure = await Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  );
  expect(Date.now() - started).toBeLessThan(4 * ANSWER_WITHIN_MS);
  return failure;
}

it.skipIf(inject('database').kind === 'embedded')(
  'nothing waits for a database that says nothing',
  async () => {
    const db = await open();
    way.freeze();
    // More than there are connections: the others wait for one.
    const failures = await Promise.all(Array.from({ length: 8 }, () => failureOf(db.execute(sql`select 1`))));
    expect(failures.map(isDatabaseAway)).toEqual(Array(8).fill(true));
    way.thaw();
    await expect.poll(() => failureOf(db.execute(sql`select 1`))).toBeNull();
  },
);

it.skipIf(inject('database').kind === 'embedded')(
  'no transaction does, at its begin, within or at its end',
  async () => {
    const db = await open();
    const within = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      way.freeze();
      await tx.execute(sql`select 2`);
    });
    expect(isDatabaseAway(await failureOf(within))).toBe(true);
    let begun = false;
    const before = db.transaction(async () => {
      begun = true;
    });
    expect(isDatabaseAway(await failureOf(before))).toBe(true);
    way.thaw();
    await expect.poll(() => failureOf(db.execute(sql`select 1`))).toBeNull();
    const atEnd = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      way.freeze();
    });
    expect(isDatabaseAway(await failureOf(atEnd))).toBe(true);
    // One that was given up before it began does nothing once the database is back.
    way.thaw();
    await expect.poll(() => failureOf(db.execute(sql`select 1`))).toBeNull();
    expect(begun).toBe(false);
  },
);

it('what takes too long is stopped, and its connection is of use again', async () => {
  const db = await open();
  const failure = await failureOf(db.execute(sql`select pg_sleep(5)`));
  expect(isDatabaseAway(failure)).toBe(true);
  const nested = db.transaction((tx) => tx.transaction((inner) => inner.execute(sql`select pg_sleep(5)`)));
  expect(isDatabaseAway(await failureOf(nested))).toBe(true);
  expect(await failureOf(Promise.all([1, 2, 3].map(() => db.execute(sql`select 1`))))).toBeNull();
  expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`))[0])).toEqual({ one: 1 });
});
