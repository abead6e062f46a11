import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePrograms } from './bundle.mjs';
import { Children } from './children.mjs';
import { decideFeeds } from './feeds.mjs';
import { step } from './progress.mjs';
import { demoPasswordsFile, sessionSecret } from './secret.mjs';
import { watchPrograms } from './watch.mjs';

/**
 * Starts database, feeds, web and worker; `serving` settles when pages are answered.
 * @param {{root: string, dataDir: string, port: number, plan: import('./plan.mjs').Plan, lock: import('./lock.mjs').DataFolderLock, onDeath: (error: Error) => void}} options
 */
export function startParts({ root, dataDir, port, plan, lock, onDeath }) {
  const children = new Children({ root, logDir: join(dataDir, 'logs'), onDeath });
  return {
    serving: serve(children, { root, dataDir, port, plan, lock }),
    stop: () => children.stop({ last: ['database'] }),
    kill: () => children.kill(),
  };
}

async function serve(children, { root, dataDir, port, plan, lock }) {
  const given = process.env;
  const address = given.SITE_URL || `http://localhost:${port}`;
  const base = {
    ...given,
    NODE_ENV: plan.nodeEnv,
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: address,
    ...allowances(given, address),
    AUTH_SECRET: given.AUTH_SECRET || sessionSecret(dataDir),
    FILES_DIR: given.FILES_DIR || join(dataDir, 'files'),
  };

  const programs = await bundlePrograms(root);

  // Both take a while and need nothing of each other.
  const choosing = chooseFeeds(children, programs, base, plan);
  choosing.catch(() => {});
  const database = await openDatabase(children, programs, base, lock);
  const feeds = await step('Looking for the cities’ feeds', () => choosing);
  const env = { ...base, ...database, ...feeds.env };
  const startWeb = () => children.start('web', plan.web, env, { shown: plan.showsWeb });
  const early = plan.webAtOnce ? startWeb() : undefined;
  const { accounts } = await step('Preparing the database', async (say) => {
    const command = [...programs.prepare, demoPasswordsFile(dataDir)];
    return await children.start('prepare', command, env, { once: true, onProgress: say }).ready;
  });
  await step('Starting web and worker', async () => {
    const web = early ?? startWeb();
    const worker = plan.restartsWorker
      ? startRestartingWorker(children, programs.worker, env, root)
      : children.start('worker', programs.worker, env).ready;
    await Promise.all([web.ready, worker]);
  });
  // For whoever wants to look inside: psql, the browser tests.
  const running = { site: address, database: env.DATABASE_URL, feeds: env.FEED_SERVER_URL };
  writeFileSync(join(dataDir, 'running.json'), `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 });
  return { address, accounts, feeds };
}

const ALLOWANCES = [
  'ALLOW_DEMO_PAYMENTS',
  'ALLOW_HTTP',
  'ALLOW_WEAK_SECRET',
  'ALLOW_ADMIN_WITHOUT_SECOND_FACTOR',
];

/**
 * A site of this machine alone is a demonstration, which charges nothing and needs no certificate; one that has an
 * address of its own is held to what production is held to, unless the settings allow it by name.
 * @param {NodeJS.ProcessEnv} given
 * @param {string} address
 */
function allowances(given, address) {
  const isOwn = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/?$/.test(address) ? '1' : '0';
  return Object.fromEntries(ALLOWANCES.map((name) => [name, given[name] || isOwn]));
}

/** Ready with its first start; what cannot be compiled is told and leaves running what runs. */
async function startRestartingWorker(children, command, env, root) {
  const tell = (error) => console.error(`\n${error.message}\nThe worker starts again when a file changes.`);
  const worker = children.startRestartable('worker', command, env, tell);
  await worker.ready;
  await watchPrograms(root, ['worker', 'reader', 'report'], async (errors) => {
    if (errors) console.error(`\nThe worker stays as it was:\n${errors}`);
    else if (await worker.restart()) console.log('The worker restarted');
  });
}

async function openDatabase(children, programs, env, lock) {
  if (env.DATABASE_URL) return {};
  const { url } = await step('Opening the embedded database', async () => {
    const child = children.start('database', [...programs.database, env.DATA_DIR], env);
    lock.noteDatabase(child.process.pid);
    return await child.ready;
  });
  return { DATABASE_URL: url, DATABASE_EMBEDDED: '1' };
}

/** Sample permits move while one watches; at a city's own cadence of hours nobody would see it. */
const SAMPLE_POLL_SECONDS = '60';

async function chooseFeeds(children, programs, env, plan) {
  const { mode, reason } = await decideFeeds(env.DATA_DIR, env.FEEDS, plan.feeds);
  const chosen = { mode, reason, env: { FEEDS: mode } };
  if (mode === 'live' || env.FEED_SERVER_URL) return chosen;
  const { url } = await children.start('feeds', programs.feeds, env).ready;
  const POLL_SECONDS = env.POLL_SECONDS || SAMPLE_POLL_SECONDS;
  return { ...chosen, env: { ...chosen.env, FEED_SERVER_URL: url, POLL_SECONDS } };
}
