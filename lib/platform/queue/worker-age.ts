import { sql } from 'drizzle-orm';
import type { Context } from '@/lib/context';
import type { JobName } from './jobs';

/** A worker asks for these on every tick, so that one of them is done at least twice a minute. */
const EVERY_TICK: readonly JobName[] = ['probe-feeds', 'fan-out', 'deliver', 'sync-billing'];

/** How long ago a worker last finished one of the jobs of every tick; null where none has. */
export async function getWorkerAgeSeconds(ctx: Context): Promise<number | null> {
  const names = sql.join(
    EVERY_TICK.map((name) => sql`${name}`),
    sql`, `,
  );
  const [row] = await ctx.db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from now() - max(completed_on))::int as seconds
    from pgboss.job where name in (${names}) and state = 'completed'`);
  return row?.seconds ?? null;
}
