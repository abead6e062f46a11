import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPostgres } from '@/scripts/test/postgres.mjs';
import { readRunning } from './data-folder';
import { startNativePostgres } from './native-postgres';

const PATIENCE_MS = 300_000;
const LOOK_EVERY_MS = 200;

export interface OwnSite {
  process: ChildProcess;
  /** Stops the site in order, then its database. */
  stop(): Promise<void>;
}

/**
 * Serves the build as `npm start` does, with these settings, on a PostgreSQL of its own where one is installed, else on
 * the embedded database, which answers one request at a time.
 */
export async function serveSite(
  settings: Readonly<Record<string, string | undefined>>,
  stdio: SpawnOptions['stdio'],
): Promise<OwnSite> {
  const native = findPostgres() ? await startNativePostgres({ settings: { fsync: 'off' } }) : undefined;
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: 'production',
      DATABASE_URL: native?.url ?? '',
      DATABASE_EMBEDDED: '',
    },
    stdio,
  });
  const ended = once(site, 'exit');
  return {
    process: site,
    async stop() {
      site.kill('SIGTERM');
      await ended;
      await native?.stop();
    },
  };
}

/**
 * Waits until all of a site runs and it answers; gives the address of its database. Throws where `hasEnded` says that it
 * never will.
 */
export async function untilServed(
  { url, dataDir }: { url: string; dataDir: string },
  hasEnded: () => boolean,
): Promise<string> {
  const latest = Date.now() + PATIENCE_MS;
  while (Date.now() < latest && !hasEnded()) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    try {
      const { database } = readRunning(dataDir);
      if ((await fetch(`${url}/robots.txt`)).ok) return database;
    } catch {
      // Not yet.
    }
  }
  throw new Error(hasEnded() ? 'It ended.' : 'It took too long.');
}
