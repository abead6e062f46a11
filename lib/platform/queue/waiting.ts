import { sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { JOB_NAMES, type JobName } from './jobs';

/** The kinds of jobs of which at least one waits and may begin, whoever asked for it. */
export async function listWaiting(db: Database): Promise<JobName[]> {
  const rows = await db.execute<{ name: string }>(
    sql`select distinct name from pgboss.job where state < 'active' and start_after < now()`,
  );
  const waiting = new Set(rows.map(({ name }) => name));
  return JOB_NAMES.filter((name) => waiting.has(name));
}
