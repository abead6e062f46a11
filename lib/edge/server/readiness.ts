import 'server-only';
import { inTime } from '@/db/deadline';
import { isMigrated } from '@/db/migrated';
import type { Context } from '@/lib/context';
import { getWorkerAgeSeconds } from '@/lib/platform/queue/worker-age';

/** A worker that has not finished a job for that long is stuck, or there is none. */
export const WORKER_LATE_SECONDS = 300;
/** Whoever watches asks often, and gives up soon. */
const ANSWER_WITHIN_MS = 3_000;

export interface Readiness {
  status: 'ready' | 'not ready';
  database: 'ok' | 'away';
  migrations: 'ok' | 'missing' | 'unknown';
  worker: { state: 'ok' | 'late' | 'unknown'; ageSeconds: number | null };
}

/** Whether this installation can do its work: its database answers, is migrated, and a worker works off the queue. */
export async function getReadiness(ctx: Context, { withinMs = ANSWER_WITHIN_MS } = {}): Promise<Readiness> {
  try {
    const asked = Promise.all([isMigrated(ctx.db), getWorkerAgeSeconds(ctx)]);
    const [migrated, ageSeconds] = await inTime(asked, withinMs);
    const isLate = ageSeconds === null || ageSeconds > WORKER_LATE_SECONDS;
    return {
      status: migrated && !isLate ? 'ready' : 'not ready',
      database: 'ok',
      migrations: migrated ? 'ok' : 'missing',
      worker: { state: isLate ? 'late' : 'ok', ageSeconds },
    };
  } catch (error) {
    ctx.log.warn({ err: error }, 'Not ready: the database does not answer');
    return {
      status: 'not ready',
      database: 'away',
      migrations: 'unknown',
      worker: { state: 'unknown', ageSeconds: null },
    };
  }
}
