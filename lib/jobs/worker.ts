import { setTimeout as delay } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Database } from '@/db/client';
import { listDueRuns } from '@/lib/checks/run-check';
import { systemTime } from '@/lib/clock/system';
import { listDueFeeds } from '@/lib/feeds/queries';
import { listFeedsToRecheck } from '@/lib/feeds/recheck';
import type { Logger } from '@/lib/log';
import { listDueFiles } from '@/lib/reading/read-file';
import { JOBS } from './registry';
import {
  type Enqueue,
  JOB_NAMES,
  type JobContext,
  type JobData,
  type JobName,
  type JobServices,
} from './types';

export interface WorkerConfig {
  databaseUrl: string;
  db: Database;
  log: Logger;
  services: Omit<JobServices, 'signal'>;
  /** How often due work is looked for. */
  tickMs: number;
  /** Feeds read at the same time by this process. */
  concurrentFeeds: number;
  /** Uploaded files read at the same time by this process; each takes a processor and up to 1 GB. */
  concurrentFiles: number;
  clock?: () => Date;
}

export interface Worker {
  /** Lets the jobs under way come to their next safe point, then ends. */
  stop(): Promise<void>;
}

/** Feeds can take long to read the first time; every other job ends within minutes. */
const EXPIRE_SECONDS: Record<JobName, number> = {
  'probe-feeds': 1_800,
  'poll-feed': 3_600,
  'recheck-feed': 1_800,
  'suggest-names': 900,
  'fan-out': 900,
  deliver: 900,
  'read-file': 3_600,
  'run-check': 1_800,
  'sync-billing': 900,
  'keep-plans': 900,
  tidy: 900,
};

/** A run waits for the language model, most of its time, and holds no processor meanwhile. */
const CONCURRENT_RUNS = 2;

/** How often uploaded files and runs are looked for: somebody sits and waits for them. */
const CHECKS_TICK_MS = 1_000;

const HOURLY_MS = 60 * 60_000;
/** Jobs of the hour: each also runs when a worker starts. */
const HOURLY: readonly JobName[] = ['suggest-names', 'keep-plans', 'tidy'];

/**
 * Works the queue on the shared database. Any number of workers may run: the queue hands a job to one of them,
 * and what a job does is guarded again where it writes.
 */
export async function startWorker(config: WorkerConfig): Promise<Worker> {
  const { log, db } = config;
  const clock = config.clock ?? systemTime;
  const stopping = new AbortController();
  const services: JobServices = { ...config.services, clock: config.clock, signal: stopping.signal };
  const boss = new PgBoss({ connectionString: config.databaseUrl, max: 3, application_name: 'lintel-queue' });
  boss.on('error', (error) => log.error({ err: error }, 'The queue reported an error'));
  await boss.start();

  const enqueue: Enqueue = async (job, data = {}) => {
    await boss.send(job, data, { singletonKey: data.feedId ?? data.fileId ?? data.runId ?? job });
  };
  const contextFor = (job: JobName): JobContext => ({ db, log, now: clock(), actor: { kind: 'job', job } });

  const workersFor: Partial<Record<JobName, number>> = {
    'poll-feed': config.concurrentFeeds,
    'read-file': config.concurrentFiles,
    'run-check': CONCURRENT_RUNS,
  };
  for (const name of JOB_NAMES) {
    await createQueue(boss, name);
    const handle = async (jobs: PgBoss.Job<JobData>[]) => {
      for (const job of jobs) {
        if (stopping.signal.aborted)
          throw new Error('The worker is stopping; the job goes back to the queue.');
        try {
          await JOBS[name](contextFor(name), services, job.data, enqueue);
        } catch (error) {
          // The queue keeps what failed and tries again, but tells nobody.
          log.error({ err: error, job: name, data: job.data }, 'A job failed');
          throw error;
        }
      }
    };
    const workers = workersFor[name] ?? 1;
    for (let count = 0; count < workers; count += 1) {
      await boss.work<JobData>(name, { pollingIntervalSeconds: 1, batchSize: 1 }, handle);
    }
  }

  let hourlyAt = 0;
  const tick = async () => {
    for (const feed of await listDueFeeds(contextFor('poll-feed')))
      await enqueue('poll-feed', { feedId: feed.id, record: feed.record });
    for (const feed of await listFeedsToRecheck(contextFor('recheck-feed')))
      await enqueue('recheck-feed', { feedId: feed.id, record: feed.record });
    await enqueue('probe-feeds');
    await enqueue('fan-out');
    await enqueue('deliver');
    await enqueue('sync-billing');
    if (clock().getTime() - hourlyAt < HOURLY_MS) return;
    for (const job of HOURLY) await enqueue(job);
    hourlyAt = clock().getTime();
  };
  const ticking = repeat(tick, config.tickMs, stopping.signal, (error) =>
    log.error({ err: error }, 'Looking for work failed'),
  );

  const lookForChecks = async () => {
    // No more than can soon be taken up: what waits in the queue cannot let another company's file go first.
    const limit = 2 * config.concurrentFiles;
    for (const { id } of await listDueFiles(contextFor('read-file'), { limit }))
      await enqueue('read-file', { fileId: id });
    for (const { id } of await listDueRuns(contextFor('run-check')))
      await enqueue('run-check', { runId: id });
  };
  const checking = repeat(lookForChecks, Math.min(config.tickMs, CHECKS_TICK_MS), stopping.signal, (error) =>
    log.error({ err: error }, 'Looking for files and checks failed'),
  );

  return {
    async stop() {
      stopping.abort();
      await ticking;
      await checking;
      await boss.stop({ graceful: true, wait: true, timeout: 20_000 });
    },
  };
}

const DEADLOCK = '40P01';

/** Workers that start together on a new database make its queues together: who stands in another's way tries again. */
async function createQueue(boss: PgBoss, name: JobName): Promise<void> {
  const options: PgBoss.Queue = {
    name,
    policy: 'short',
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: EXPIRE_SECONDS[name],
  };
  for (let tries = 1; ; tries += 1) {
    try {
      return await boss.createQueue(name, options);
    } catch (error) {
      if (tries === 5 || !(error instanceof Error && 'code' in error && error.code === DEADLOCK)) throw error;
    }
  }
}

/** Runs `task` at once and then after each pause, never twice at a time, until the signal. */
async function repeat(
  task: () => Promise<void>,
  pauseMs: number,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await task().catch(onError);
    // Ends early, and with an error, when the signal is raised or was raised during the task.
    await delay(pauseMs, undefined, { signal }).catch(() => {});
  }
}
