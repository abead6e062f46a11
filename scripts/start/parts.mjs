import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Children } from './children.mjs';
import { StartFailure } from './failure.mjs';
import { decideFeeds } from './feeds.mjs';
import { freePort } from './port.mjs';
import { step } from './progress.mjs';
import { demoPasswordFile, sessionSecret } from './secret.mjs';

const TSX = ['--import', 'tsx'];

/**
 * Starts database, feeds, web and worker; `serving` settles when pages are answered.
 * @param {{root: string, dataDir: string, port: number, lock: import('./lock.mjs').DataFolderLock, onDeath: (error: Error) => void}} options
 */
export function startParts({ root, dataDir, port, lock, onDeath }) {
  const children = new Children({ root, logDir: join(dataDir, 'logs'), onDeath });
  return {
    serving: serve(children, { dataDir, port, lock }),
    stop: () => children.stop({ last: ['database'] }),
    kill: () => children.kill(),
  };
}

async function serve(children, { dataDir, port, lock }) {
  const given = process.env;
  const address = given.SITE_URL || `http://localhost:${port}`;
  const base = {
    ...given,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: address,
    AUTH_SECRET: given.AUTH_SECRET || sessionSecret(dataDir),
  };

  // Both take a while and need nothing of each other.
  const choosing = chooseFeeds(children, base, dataDir);
  choosing.catch(() => {});
  const database = await openDatabase(children, base, lock);
  const feeds = await step('Looking for the cities’ feeds', () => choosing);
  const env = { ...base, ...database, ...feeds.env };
  const { accounts } = await step('Preparing the database', async () => {
    const command = [...TSX, 'scripts/start/prepare.ts', demoPasswordFile(dataDir)];
    const prepare = children.start('prepare', command, env, { once: true });
    return await prepare.ready;
  });
  await step('Starting web and worker', async () => {
    const web = children.start('web', ['scripts/web.mjs'], env);
    const worker = children.start('worker', [...TSX, 'scripts/worker.ts'], env);
    await Promise.all([web.ready, worker.ready]);
  });
  // For whoever wants to look inside: psql, the browser tests.
  const running = { site: address, database: env.DATABASE_URL, feeds: env.FEED_SERVER_URL };
  writeFileSync(join(dataDir, 'running.json'), `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  return { address, accounts, feeds };
}

async function openDatabase(children, env, lock) {
  if (env.DATABASE_URL) return {};
  const { url } = await step('Opening the embedded database', async () => {
    const child = children.start('database', [...TSX, 'scripts/start/database.ts', env.DATA_DIR], env);
    lock.noteDatabase(child.process.pid);
    return await child.ready;
  });
  return { DATABASE_URL: url, DATABASE_EMBEDDED: '1' };
}

async function chooseFeeds(children, env, dataDir) {
  const { mode, reason } = await decideFeeds(dataDir, env.FEEDS);
  if (mode === 'live' || env.FEED_SERVER_URL) return { mode, reason, env: { FEEDS: mode } };
  const port = await freePort();
  const command = ['--import', './scripts/start/guarded.mjs', ...TSX, 'scripts/feed-server.ts'];
  const child = children.start('feeds', command, { ...env, PORT: String(port) });
  await untilAnswering(port, child);
  return { mode, reason, env: { FEEDS: mode, FEED_SERVER_URL: `http://127.0.0.1:${port}` } };
}

/** The feed server is a program of its own and sends no message; it is ready when it listens. */
async function untilAnswering(port, child) {
  let over = false;
  child.ready.catch(() => {
    over = true;
  });
  const deadline = Date.now() + 30_000;
  while (!(await accepts(port))) {
    if (over) return child.ready;
    if (Date.now() > deadline) throw new StartFailure('The sample feed server does not answer.');
    await sleep(50);
  }
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
