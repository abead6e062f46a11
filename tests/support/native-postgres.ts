import { execFileSync, spawn } from 'node:child_process';
import { chownSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { freePort } from '@/scripts/start/port.mjs';
import { findPostgres } from '@/scripts/test/postgres.mjs';

export interface NativePostgres {
  url: string;
  version: string;
  /** Ends it without a word to anybody, as when the machine's PostgreSQL is killed, and starts it again: it recovers from its log. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export interface NativePostgresOptions {
  /** Added to, or instead of, the settings below. */
  settings?: Record<string, string>;
}

const SETTINGS = {
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  log_min_messages: 'fatal',
  max_connections: '60',
};

/** A cluster of its own in a temporary folder, on a free port; gone again after `stop`. */
export async function startNativePostgres(options: NativePostgresOptions = {}): Promise<NativePostgres> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('No PostgreSQL found below /usr/lib/postgresql or by pg_config.');
  const identity = serverIdentity();
  const folder = await mkdtemp(join(tmpdir(), 'lintel-pg-'));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const run = { ...identity, cwd: folder };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...run, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = {
    ...SETTINGS,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...options.settings,
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = () =>
    startServer(
      join(bin, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      run,
    );
  let server = start();
  const forget = withThisProcess(() => {
    server.process.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
  const stop = async () => {
    forget();
    // A "fast" shutdown: sessions are ended, transactions rolled back.
    server.process.kill('SIGINT');
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  };
  const crash = async () => {
    server.process.kill('SIGQUIT');
    await server.ended;
    server = start();
    await firstAnswer(url, () => server.process.exitCode !== null);
  };
  try {
    return { url, version: await firstAnswer(url, () => server.process.exitCode !== null), crash, stop };
  } catch (error) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${server.complaint().trim()}`, { cause: error });
  }
}

function startServer(program: string, args: string[], options: { uid?: number; gid?: number; cwd: string }) {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  server.stderr.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-2000);
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return { process: server, ended, complaint: () => complaint };
}

/** Runs `end` when this process ends, by a signal too; the answer takes that back. */
function withThisProcess(end: () => void): () => void {
  const onSignal = () => process.exit(130);
  // A test runner has its own way to end on a signal.
  const signals = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).filter(
    (name) => process.listenerCount(name) === 0,
  );
  for (const name of signals) process.once(name, onSignal);
  process.once('exit', end);
  return () => {
    for (const name of signals) process.off(name, onSignal);
    process.off('exit', end);
  };
}

/** PostgreSQL refuses to run as root. */
function serverIdentity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
}

async function firstAnswer(url: string, ended: () => boolean): Promise<string> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
    try {
      const rows = await sql<{ server_version: string }[]>`show server_version`;
      return rows[0]?.server_version ?? 'unknown';
    } catch (error) {
      if (ended() || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}
