import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import type { JobData, JobName } from '@/lib/platform/queue/jobs';

/** What the jobs of a kind that wait in the queue are told, the oldest first. */
export async function queued<N extends JobName>(db: Database, job: N): Promise<JobData<N>[]> {
  const rows = await db.execute<{ data: JobData<N> }>(
    sql`select data from pgboss.job where name = ${job} and state = 'created' order by created_on, id`,
  );
  return rows.map(({ data }) => data);
}

/** Empties the queue. */
export async function forgetQueued(db: Database): Promise<void> {
  await db.execute(sql`delete from pgboss.job`);
}
