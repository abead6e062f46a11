import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Database } from '@/db/client';
import type { Context } from '@/lib/context';
import type { JobData, JobName } from './jobs';

/** Makes the queue's statements; it is never started and has no connection of its own. */
const queue = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('a job is enqueued on the connection of its context')) },
});

/**
 * Asks for a job in the caller's transaction: it is there once that is committed, and never was where it is rolled
 * back.
 * @param key Asked for twice with one key before it has begun, a job is there once. Left out, each call stands for
 * itself: one that was asked for earlier may begin before this transaction is committed, and see nothing of it.
 */
export async function enqueue<N extends JobName>(
  ctx: Pick<Context, 'db'>,
  job: N,
  data: JobData<N>,
  { key = randomUUID() }: { key?: string } = {},
): Promise<void> {
  await queue.send(job, data, { singletonKey: key, db: statementsOn(ctx.db) });
}

function statementsOn(db: Database): PgBoss.Db {
  return {
    async executeSql(text, values) {
      return { rows: await db.execute(statement(text, values)) };
    },
  };
}

/** A statement with `$1` and so on, and its values, as drizzle takes it. */
function statement(text: string, values: unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) =>
      index % 2 === 0 ? sql.raw(part) : sql`${parameter(values[Number(part) - 1])}`,
    ),
  );
}

function parameter(value: unknown): unknown {
  if (value === undefined) return null;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
