import PgBoss from 'pg-boss';
import { migrateDatabase } from '@/db/migrate';
import { JOB_KINDS, JOB_NAMES, type JobName } from './jobs';

/** Applies the migrations that are missing and makes the queue, so that every process can ask for jobs from its start. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrateDatabase(url);
  const boss = new PgBoss({
    connectionString: url,
    max: 1,
    application_name: 'lintel-migrate',
    supervise: false,
    schedule: false,
  });
  let failure: unknown;
  boss.on('error', (error) => {
    failure = error;
  });
  await boss.start();
  try {
    await createQueues(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
  if (failure) throw failure;
}

export async function createQueues(boss: PgBoss): Promise<void> {
  for (const name of JOB_NAMES) await createQueue(boss, name);
}

const DEADLOCK = '40P01';

/** Processes that start together on a new database make its queues together: who stands in another's way tries again. */
async function createQueue(boss: PgBoss, name: JobName): Promise<void> {
  const options: PgBoss.Queue = {
    name,
    policy: 'short',
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: JOB_KINDS[name].expireSeconds,
  };
  for (let tries = 1; ; tries += 1) {
    try {
      return await boss.createQueue(name, options);
    } catch (error) {
      if (tries === 5 || !(error instanceof Error && 'code' in error && error.code === DEADLOCK)) throw error;
    }
  }
}
