import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '@/scripts/start/port.mjs';
import { findPostgres } from '@/scripts/test/postgres.mjs';
import { readRunning } from './data-folder';
import { startNativePostgres } from './native-postgres';
import { siteSettings } from './site-settings';

/** The built site that all tests over HTTP ask, with its data folder (`running.json`, `secret`, the demo's passwords). */
export interface ServedSite {
  url: string;
  dataDir: string;
  databaseUrl: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: ServedSite;
  }
}

const PATIENCE_MS = 300_000;

/**
 * Serves the build as `npm start` does, on the sample feeds, for the whole run: on a PostgreSQL of its own where one is
 * installed, else on the embedded database, which answers one request at a time.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lintel-http-'));
  const native = findPostgres() ? await startNativePostgres({ settings: { fsync: 'off' } }) : undefined;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      ...siteSettings(port, dataDir),
      NODE_ENV: 'production',
      DATABASE_URL: native?.url ?? '',
      DATABASE_EMBEDDED: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await native?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const databaseUrl = await untilServed(dataDir, url, () => server.exitCode !== null);
    project.provide('site', { url, dataDir, databaseUrl });
  } catch (error) {
    await stop();
    throw new Error(`The site did not start:\n${output}`, { cause: error });
  }
  return stop;
}

async function untilServed(dataDir: string, url: string, hasEnded: () => boolean): Promise<string> {
  const latest = Date.now() + PATIENCE_MS;
  while (Date.now() < latest && !hasEnded()) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    try {
      const { database } = readRunning(dataDir);
      if ((await fetch(`${url}/robots.txt`)).ok) return database;
    } catch {
      // Not yet.
    }
  }
  throw new Error(hasEnded() ? 'It ended.' : 'It took too long.');
}
