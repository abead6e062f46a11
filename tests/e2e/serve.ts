import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { serveSite, untilServed } from '../support/serve-site';
import { siteSettings } from '../support/site-settings';
import { sites } from './sites';

// All that browser tests are served, begun beside each other, until it is told to stop: a site, and a second one on the
// embedded database whose cards Stripe takes, which is the stand-in. Once both are there it says so at a port of its own.

const { main, stripe, readyPort } = sites();

// Once for both.
execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });

const run = (args: string[], settings: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, args, { env: { ...process.env, ...settings }, stdio: 'inherit' });
const processes = [
  run([
    ...['--import', 'tsx', 'tests/support/stripe/serve.ts'],
    ...['--port', String(stripe.apiPort), '--key', stripe.secretKey],
    ...['--publishable', stripe.publishableKey, '--secret', stripe.webhookSecret],
    ...['--webhook', `${stripe.url}/api/webhooks/stripe`],
  ]),
  run(['scripts/start.mjs'], {
    ...siteSettings(stripe.port, stripe.dataDir),
    NODE_ENV: 'production',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.apiUrl,
  }),
];
// Before the first site: its database ends this process on a signal that nobody else waits for.
let stopping = false;
const end = async (code: number) => {
  if (stopping) return;
  stopping = true;
  const running = processes.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ends = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  const stopped = first.then(
    (site) => site.stop(),
    () => {},
  );
  await Promise.all([stopped, ...ends]);
  process.exit(code);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));

const first = serveSite(siteSettings(main.port, main.dataDir), 'inherit');
const endWith = (child: ChildProcess) => child.once('exit', (code) => void end(code ?? 1));
processes.forEach(endWith);
first.then(
  (site) => endWith(site.process),
  (error) => {
    console.error(error);
    void end(1);
  },
);

Promise.all([main, stripe].map((site) => untilServed(site, () => stopping))).then(
  () =>
    createServer((_, response) => response.end('ready'))
      .on('error', () => void end(1))
      .listen(readyPort, '127.0.0.1'),
  (error) => {
    if (!stopping) console.error(error);
    void end(1);
  },
);
