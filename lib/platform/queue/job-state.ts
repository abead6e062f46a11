import { sql } from 'drizzle-orm';
import type { Context } from '@/lib/context';
import type { JobName } from './jobs';

const STATES = {
  created: 'waiting',
  // Given back by a worker that failed or is gone.
  retry: 'waiting',
  active: 'active',
  completed: 'done',
  failed: 'failed',
  cancelled: 'failed',
} as const;

export type JobState = (typeof STATES)[keyof typeof STATES];

/** How far the newest job is that was asked for by a key; null where none is remembered. */
export async function getJobState(ctx: Context, job: JobName, key: string): Promise<JobState | null> {
  const [row] = await ctx.db.execute<{ state: keyof typeof STATES }>(sql`
    select state from pgboss.job where name = ${job} and singleton_key = ${key}
    order by created_on desc limit 1`);
  return row ? STATES[row.state] : null;
}
