import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { prepareDatabase } from '@/lib/platform/queue/prepare';
import { findPostgres } from '@/scripts/test/postgres.mjs';
import { startNativePostgres } from '../support/native-postgres';
import type { Programs } from './programs';

export interface ChaosDatabase {
  url: string;
  embedded: boolean;
  name: string;
  /** Dies without finishing anything, and is there again when this resolves. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** A migrated database of the run's own: PostgreSQL where it is installed, else the embedded one in its own process. */
export async function startDatabase(programs: Programs, kind?: string): Promise<ChaosDatabase> {
  const isNative = kind ? kind === 'native' : findPostgres() !== undefined;
  const database = isNative ? await startNative() : await startEmbedded(programs);
  await prepareDatabase(database.url);
  return database;
}

async function startNative(): Promise<ChaosDatabase> {
  const { url, version, crash, stop } = await startNativePostgres({
    // What the server has written stays when it is killed; synced files would only make its recovery slow.
    settings: { shared_buffers: '64MB', fsync: 'off' },
  });
  return { url, embedded: false, name: `PostgreSQL ${version}`, crash, stop };
}

async function startEmbedded({ embeddedDatabase, folder }: Programs): Promise<ChaosDatabase> {
  const start = async (): Promise<{ url: string; child: ChildProcess }> => {
    const child = fork(embeddedDatabase, {
      execArgv: [],
      env: { ...process.env, CHAOS_FOLDER: join(folder, 'database') },
    });
    const [{ url }] = await once(child, 'message');
    return { url, child };
  };
  let running = await start();
  const end = async () => {
    const ended = once(running.child, 'exit');
    running.child.kill('SIGKILL');
    await ended;
  };
  return {
    url: running.url,
    embedded: true,
    name: 'the embedded database',
    stop: end,
    async crash() {
      await end();
      running = await start();
    },
  };
}
