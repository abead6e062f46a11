import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, openEmbedded } from '@/db/embedded';
import { freshDatabase, rolledBack, testDatabase } from '@/tests/support/test-database';

describe('the embedded database’s one session, shared by several clients', () => {
  let database: EmbeddedDatabase;
  const clients: postgres.Sql[] = [];
  const client = (options: postgres.Options<Record<string, postgres.PostgresType>> = {}) => {
    const made = postgres(database.url, { max: 2, onnotice: () => {}, ...options });
    clients.push(made);
    return made;
  };

  beforeAll(async () => {
    database = await openEmbedded({ idleInTransactionMs: 500 });
    await client()`create table counters (id int primary key, n int not null)`;
  });
  afterAll(async () => {
    await Promise.all(clients.map((made) => made.end({ timeout: 1 })));
    await database.close();
  });

  it.each([false, true])('keeps each one’s statement together (named statements: %s)', async (prepare) => {
    const wrong: unknown[] = [];
    await Promise.all(
      [0, 1, 2, 3].flatMap((which) => {
        const own = client({ prepare });
        return [0, 1].map(async (lane) => {
          for (let n = 0; n < 60; n++) {
            const value = which * 1000 + n * 2 + lane;
            const rows =
              which % 2
                ? await own`select ${value}::int as v`
                : await own`select 1 as w, ${value}::text as v`;
            if (Number(rows[0]?.v) !== value) wrong.push(rows[0]);
          }
        });
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('runs transactions of different clients one after another', async () => {
    await client()`insert into counters values (1, 0)`;
    const pair = [client(), client()];
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        pair[index % 2]?.begin(async (tx) => {
          const [row] = await tx`select n from counters where id = 1`;
          await tx`update counters set n = ${row?.n + 1} where id = 1`;
        }),
      ),
    );
    expect(await client()`select n from counters where id = 1`).toEqual([{ n: 20 }]);
  });

  it('rolls back and goes on when a client vanishes in a transaction', async () => {
    await client()`insert into counters values (2, 0)`;
    const vanishing = client({ max: 1 });
    const reserved = await vanishing.reserve();
    await reserved`begin`;
    await reserved`update counters set n = 99 where id = 2`;
    await vanishing.end({ timeout: 0 });
    expect(await client()`select n from counters where id = 2`).toEqual([{ n: 0 }]);
  });

  it('drops a client that sits on an open transaction', async () => {
    await client()`insert into counters values (3, 0)`;
    const sitting = await client({ max: 1 }).reserve();
    await sitting`begin`;
    await sitting`update counters set n = 99 where id = 3`;
    expect(await client()`select n from counters where id = 3`).toEqual([{ n: 0 }]);
  });

  it('forgets the statements of a client that has left', async () => {
    const leaving = client({ max: 1 });
    await leaving`select 'left-behind' as mark`;
    const prepared = (sql: postgres.Sql) =>
      sql`select 1 from pg_prepared_statements where statement like '%left-behind%' and statement not like '%pg_prepared%'`;
    const observer = client({ max: 1 });
    expect(await prepared(observer)).toHaveLength(1);
    await leaving.end();
    await expect.poll(() => prepared(observer)).toHaveLength(0);
  });

  it('goes on after an error in the middle of a pipeline, and refuses COPY FROM STDIN', async () => {
    const one = client({ max: 1 });
    const [bad, good] = await Promise.allSettled([one`select 1 / ${0}::int`, one`select ${7}::int as v`]);
    expect(bad.status).toBe('rejected');
    expect(good).toMatchObject({ status: 'fulfilled', value: [{ v: 7 }] });
    await expect(one`copy counters from stdin`.simple()).rejects.toThrow(/COPY FROM STDIN/);
    expect(await one`select 8 as v`).toEqual([{ v: 8 }]);
  });

  it('carries a statement of several megabytes both ways', async () => {
    const text = 'permit '.repeat(700_000);
    const [row] = await client()`select ${text}::text as back`;
    expect(row?.back).toBe(text);
  });
});

describe('test support', () => {
  const table = sql`select to_regclass('left_over') as found`;

  it('undoes what a test did in the shared database', async () => {
    await rolledBack(async (db) => {
      await db.execute(sql`create table left_over (id int)`);
      expect((await db.execute(table))[0]?.found).toBe('left_over');
    });
    expect((await testDatabase().db.execute(table))[0]?.found).toBeNull();
  });

  it('gives a database of its own, migrated', async () => {
    const own = await freshDatabase();
    await own.db.execute(sql`create table left_over (id int)`);
    expect((await own.db.execute(sql`select count(*)::int as n from permits`))[0]?.n).toBe(0);
    expect((await testDatabase().db.execute(table))[0]?.found).toBeNull();
    await own.close();
  });
});
