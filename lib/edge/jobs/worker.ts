import { setTimeout as delay } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Database } from '@/db/client';
import { listDueRuns } from '@/lib/checking/checks/run-check';
import { listDueFiles } from '@/lib/checking/reading/due-files';
import { listLeftBulks } from '@/lib/company/desk/bulk';
import { listLeftImports } from '@/lib/company/imports/tidy';
import type { Logger } from '@/lib/log';
import { systemTime } from '@/lib/platform/clock/system';
import { dataOf, JOB_NAMES, type JobData, type JobName, keyOf, worksOffAll } from '@/lib/platform/queue/jobs';
import { createQueues } from '@/lib/platform/queue/prepare';
import { listWaiting } from '@/lib/platform/queue/waiting';
import { listDueExports } from '@/lib/site/privacy/export-lease';
import { listDueFeeds } from '@/lib/tracking/feeds/queries';
import { listFeedsToRecheck } from '@/lib/tracking/feeds/recheck';
import { listDueSides } from '@/lib/tracking/feeds/side/state';
import { listDueSources } from '@/lib/tracking/registers/state';
import { JOBS } from './registry';
import type { JobContext, JobServices } from './types';

export interface WorkerConfig {
  databaseUrl: string;
  db: Database;
  log: Logger;
  services: Omit<JobServices, 'signal'>;
  /** How often due work is looked for. */
  tickMs: number;
  /** Feeds read at the same time by this process, and as many rechecked besides. */
  concurrentFeeds: number;
  /**
   * Uploaded files read at the same time by this process, besides one place for companies with a plan; each takes a
   * processor and up to 1 GB.
   */
  concurrentFiles: number;
  clock?: () => Date;
}

export interface Worker {
  /** Stops gracefully: running jobs finish at their next safe point. */
  stop(): Promise<void>;
}

/** A run waits for the language model, most of its time, and holds no processor meanwhile. */
const CONCURRENT_RUNS = 2;

/** How often files and runs are looked for that nobody asked for: put off, or in the hands of a worker that is gone. */
const CHECKS_TICK_MS = 5_000;
/** Jobs that one run does together. */
const MERGED = 1_000;
/** How often all queues are looked at in one query; a fetcher of each queue asks by itself as seldom as the second says. */
const LOOK_MS = 500;
const UNASKED_SECONDS = 60;

const HOURLY_MS = 60 * 60_000;
/** What people wait for stands first. */
const EVERY_TICK = [
  'deliver',
  'fan-out',
  'deliver-digests',
  'probe-feeds',
  'place-permits',
  'run-workflows',
  'call-webhooks',
  'sync-billing',
] as const;
/** Jobs of the hour: each also runs when a worker starts. */
const HOURLY: readonly JobName[] = [
  'suggest-names',
  'send-lead-digests',
  'keep-plans',
  // A licence ends on a day, without a word from its register.
  'watch-licences',
  'erase',
  'tidy',
];

/**
 * Processes the queue in the shared database. Any number of workers may run: the queue gives a job to one of
 * them, and jobs additionally guard their writes.
 */
export async function startWorker(config: WorkerConfig): Promise<Worker> {
  const { log, db } = config;
  const clock = config.clock ?? systemTime;
  const stopping = new AbortController();
  const services: JobServices = { ...config.services, clock: config.clock, signal: stopping.signal };
  const boss = new PgBoss({ connectionString: config.databaseUrl, max: 3, application_name: 'lintel-queue' });
  boss.on('error', (error) => log.error({ err: error }, 'Queue error'));
  await boss.start();

  /** Who fetches jobs of a kind, by the queue's own ids. */
  const fetchers = new Map<JobName, string[]>();
  const wake = (name: JobName) => {
    for (const id of fetchers.get(name) ?? []) boss.notifyWorker(id);
  };
  const ask = async <N extends JobName>(job: N, data: JobData<N>) => {
    await boss.send(job, data, { singletonKey: keyOf(job, data) });
    wake(job);
  };
  const contextFor = (job: JobName): JobContext => ({ db, log, now: clock(), actor: { kind: 'job', job } });

  const workersFor: Partial<Record<JobName, number>> = {
    'poll-feed': config.concurrentFeeds,
    'recheck-feed': config.concurrentFeeds,
    'read-file': config.concurrentFiles,
    'run-check': CONCURRENT_RUNS,
  };
  const run = async <N extends JobName>(name: N, data: object) => {
    if (stopping.signal.aborted) throw new Error('The worker is stopping; the job goes back to the queue.');
    try {
      await JOBS[name](contextFor(name), services, dataOf(name, data));
    } catch (error) {
      // The queue stores failed jobs and retries them, but does not log.
      log.error({ err: error, job: name, data }, 'Job failed');
      throw error;
    }
  };
  await createQueues(boss);
  for (const name of JOB_NAMES) {
    const options = { pollingIntervalSeconds: UNASKED_SECONDS, batchSize: worksOffAll(name) ? MERGED : 1 };
    const handle = async ([job]: PgBoss.Job<object>[]) => {
      // Whoever has done one looks for the next at once.
      wake(name);
      // Of jobs that are told nothing, one run does all that were fetched with it.
      if (job) await run(name, job.data);
    };
    const ids: string[] = [];
    fetchers.set(name, ids);
    for (let count = workersFor[name] ?? 1; count > 0; count -= 1)
      ids.push(await boss.work<object>(name, options, handle));
  }
  const looking = repeat(
    async () => {
      for (const name of await listWaiting(db)) wake(name);
    },
    LOOK_MS,
    stopping.signal,
    (error) => log.error({ err: error }, 'Looking for jobs failed'),
  );

  let hourlyAt = 0;
  const askForPolls = async () => {
    for (const feed of await listDueFeeds(contextFor('poll-feed')))
      await ask('poll-feed', { feedId: feed.id, record: feed.record });
  };
  const askForRechecks = async () => {
    for (const feed of await listFeedsToRecheck(contextFor('recheck-feed')))
      await ask('recheck-feed', { feedId: feed.id, record: feed.record });
  };
  const askForSides = async () => {
    for (const side of await listDueSides(contextFor('poll-side-feed'))) await ask('poll-side-feed', side);
  };
  const askForRegisters = async () => {
    for (const source of await listDueSources(contextFor('read-register')))
      await ask('read-register', source);
  };
  const askHourly = async () => {
    if (clock().getTime() - hourlyAt < HOURLY_MS) return;
    for (const job of HOURLY) await ask(job, {});
    hourlyAt = clock().getTime();
  };
  const askForImports = async () => {
    for (const importId of await listLeftImports(contextFor('run-import')))
      await ask('run-import', { importId });
  };
  const askForBulks = async () => {
    for (const bulkId of await listLeftBulks(contextFor('run-bulk'))) await ask('run-bulk', { bulkId });
  };
  /** One that cannot be asked for keeps no other from being asked for. */
  const tick = async () => {
    const everyTick = EVERY_TICK.map((job) => () => ask(job, {}));
    const asked = [
      ...everyTick,
      askForPolls,
      askForRechecks,
      askForSides,
      askForRegisters,
      askForBulks,
      askForImports,
      askHourly,
    ];
    for (const one of asked)
      await one().catch((error) => log.error({ err: error }, 'Enqueueing due work failed'));
  };
  const ticking = repeat(tick, config.tickMs, stopping.signal, (error) =>
    log.error({ err: error }, 'Enqueueing due work failed'),
  );

  const lookForChecks = async () => {
    // No more than can soon be taken up: most of what waits was enqueued when it arrived.
    const limit = 2 * config.concurrentFiles;
    for (const { id } of await listDueFiles(contextFor('read-file'), { limit }))
      await ask('read-file', { fileId: id });
    for (const { id } of await listDueFiles(contextFor('read-paid-file'), { limit: 1, payingOnly: true }))
      await ask('read-paid-file', { fileId: id });
    for (const { id } of await listDueRuns(contextFor('run-check'))) await ask('run-check', { runId: id });
    for (const { id } of await listDueExports(contextFor('pack-export')))
      await ask('pack-export', { exportId: id });
  };
  const checking = repeat(lookForChecks, Math.min(config.tickMs, CHECKS_TICK_MS), stopping.signal, (error) =>
    log.error({ err: error }, 'Enqueueing due files and check runs failed'),
  );

  return {
    async stop() {
      stopping.abort();
      await ticking;
      await checking;
      await looking;
      await boss.stop({ graceful: true, wait: true, timeout: 20_000 });
    },
  };
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
