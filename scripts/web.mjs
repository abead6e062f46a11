import { spawnSync } from 'node:child_process';
import './load-env.mjs';
import { keepFigures } from './web/figures.mjs';
import { Memory } from './web/memory.mjs';
import { listensAt, nameForNextAuth, noUpgrades, serveWeb } from './web/server.mjs';

const byStart = process.send !== undefined;
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED = '1';
if (!byStart) {
  // `npm start` has checked the settings already.
  const check = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-settings.ts'], {
    stdio: 'inherit',
  });
  if (check.status !== 0) process.exit(1);
}
nameForNextAuth();

const { port, hostname = 'localhost' } = listensAt();
const { default: next } = await import('next');
const app = next({ dev: false, dir: process.cwd(), port, hostname, httpServer: noUpgrades() });
await app.prepare();
const memory = new Memory(process.cwd());
// What it remembers is complete, and the same whoever asks.
serveWeb(app, {
  remembered: (request, response) => memory.answer(request, response),
  // Nobody stands in front of `npm start` who would have to hear of it.
  drainMs: byStart ? 0 : Number(process.env.DRAIN_SECONDS || 5) * 1_000,
  onListening: (address) =>
    keepFigures({
      ask: (path) => fetch(`${address}${path}`, { signal: AbortSignal.timeout(60_000) }),
      take: (figures) => memory.takeFigures(figures),
    }),
});
