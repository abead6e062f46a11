import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect } from '@/db/client';
import { getReadiness } from '@/lib/edge/server/readiness';
import { prepareDatabase } from '@/lib/platform/queue/prepare';
import { jobContext } from '../support/factories';
import { type FreshDatabase, freshDatabase } from '../support/test-database';

vi.mock('server-only', () => ({}));

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await prepareDatabase(database.url);
});
afterAll(() => database.close());

const ready = () => getReadiness(jobContext(database.db));

/** A job of every tick, as a worker leaves it. */
async function finishJob(secondsAgo: number): Promise<void> {
  await database.db.execute(sql`delete from pgboss.job`);
  await database.db.execute(sql`
    insert into pgboss.job (name, state, policy, completed_on)
    values ('deliver', 'completed', 'short', now() - ${secondsAgo} * interval '1 second')`);
}

it('is not there without a worker, nor with one that is late', async () => {
  expect(await ready()).toMatchObject({
    status: 'not ready',
    database: 'ok',
    migrations: 'ok',
    worker: { state: 'late', ageSeconds: null },
  });
  await finishJob(20);
  expect(await ready()).toMatchObject({ status: 'ready', worker: { state: 'ok' } });
  await finishJob(400);
  expect(await ready()).toMatchObject({ status: 'not ready', worker: { state: 'late' } });
  await finishJob(1);
});

it('is not there while a migration is missing', async () => {
  await database.db.execute(sql`create table kept as select * from drizzle.__drizzle_migrations`);
  await database.db.execute(sql`
    delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`);
  expect(await ready()).toMatchObject({ status: 'not ready', database: 'ok', migrations: 'missing' });
  await database.db.execute(sql`
    insert into drizzle.__drizzle_migrations
    select * from kept where id not in (select id from drizzle.__drizzle_migrations)`);
  expect(await ready()).toMatchObject({ status: 'ready' });
});

it('is not there without a database, and says so soon', async () => {
  const { db, close } = connect('postgres://nobody@127.0.0.1:1/none', { answerWithinMs: 500 });
  expect(await getReadiness(jobContext(db), { withinMs: 300 })).toMatchObject({
    status: 'not ready',
    database: 'away',
  });
  await close();
});
