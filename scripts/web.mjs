import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import './load-env.mjs';
import { onStop } from './start/parent.mjs';
import { dropInternalHeaders, settleClientAddress } from './web/forwarded.mjs';
import { completeHeaders } from './web/headers.mjs';
import { Memory } from './web/memory.mjs';
import { refuseMethod, refuseUnreadable } from './web/methods.mjs';
import { FILE_MS, limitBody } from './web/slow-bodies.mjs';

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
// next-auth reads these two names; ours say the same for every process.
process.env.NEXTAUTH_URL ??= process.env.SITE_URL;
process.env.NEXTAUTH_SECRET ??= process.env.AUTH_SECRET;

const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOST || undefined;
const { default: next } = await import('next');
const app = next({ dev: false, dir: process.cwd(), port, hostname: hostname ?? 'localhost' });
await app.prepare();
const handle = app.getRequestHandler();

const trustsAll = process.env.TRUST_PROXY === '1';
const site = { isHttps: process.env.SITE_URL?.startsWith('https:') ?? false };
const memory = new Memory(process.cwd());
const server = createServer((request, response) => {
  // What it remembers is complete, and the same whoever asks.
  if (memory.answer(request, response)) return;
  completeHeaders(request, response, site);
  if (refuseMethod(request, response)) return;
  limitBody(request);
  dropInternalHeaders(request);
  settleClientAddress(request, trustsAll);
  handle(request, response).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});
server.requestTimeout = FILE_MS;
server.on('clientError', refuseUnreadable);
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken; choose another with PORT.` : error);
  process.exit(1);
});
server.listen({ port, host: hostname }, () => {
  console.log(`Web server on port ${port}`);
  process.send?.({ ready: true });
});

onStop(async () => {
  // Requests under way are answered; connections that only wait are closed.
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(timer);
  await app.close();
  process.exit(0);
});
