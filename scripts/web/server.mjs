import { createServer, Server } from 'node:http';
import { onStop } from '../start/parent.mjs';
import { dropInternalHeaders, settleClientAddress, trustedProxies } from './forwarded.mjs';
import { completeHeaders } from './headers.mjs';
import { createHealth } from './health.mjs';
import { refuseMethod, refuseTarget, refuseUnreadable } from './methods.mjs';
import { FILE_MS, limitBody } from './slow-bodies.mjs';

/** next-auth reads these two names; ours say the same for every process. */
export function nameForNextAuth() {
  process.env.NEXTAUTH_URL ??= process.env.SITE_URL;
  process.env.NEXTAUTH_SECRET ??= process.env.AUTH_SECRET;
}

/** @returns {{port: number, hostname: string | undefined}} */
export function listensAt() {
  return { port: Number(process.env.PORT || 3000), hostname: process.env.HOST || undefined };
}

/**
 * For Next's option `httpServer`, to which it attaches its answer to upgrades: it closes every one, and Node makes an
 * upgrade of any request with such a header as soon as somebody listens. This server never listens; without a listener
 * the header is passed over, as it is to be where nothing is upgraded to.
 */
export function noUpgrades() {
  return new Server();
}

/**
 * Listens in front of Next until it is told to stop: refuses what nothing here serves, makes the forwarded headers
 * something to rely on, and completes the headers of every answer.
 * @param {{getRequestHandler(): (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>, close(): Promise<void>}} app Next, prepared
 * @param {{remembered?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean, drainMs?: number, onListening?: (address: string) => () => void}} [options] answers what needs no Next
 *   `drainMs`: how long it goes on serving once it is told to stop, while `/readyz` says so
 *   `onListening`: begins what asks this server itself, at that address, and returns what ends it
 */
export function serveWeb(app, { remembered = () => false, drainMs = 0, onListening = () => () => {} } = {}) {
  const { port, hostname } = listensAt();
  const handle = app.getRequestHandler();
  const proxies = trustedProxies(process.env.TRUSTED_PROXIES);
  const site = { isHttps: process.env.SITE_URL?.startsWith('https:') ?? false };
  const health = createHealth();
  const server = createServer((request, response) => {
    if (remembered(request, response)) return;
    completeHeaders(request, response, site);
    if (refuseMethod(request, response) || refuseTarget(request, response)) return;
    if (health.answer(request, response)) return;
    limitBody(request);
    dropInternalHeaders(request);
    settleClientAddress(request, proxies);
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
  let endOwnQuestions = () => {};
  // A development server's line to a page, which would hold up the end for as long as the page is open.
  const upgraded = new Set();
  server.on('newListener', (event) => {
    if (event !== 'upgrade' || server.listenerCount('upgrade') > 0) return;
    queueMicrotask(() =>
      server.on('upgrade', (_request, socket) => {
        upgraded.add(socket);
        socket.once('close', () => upgraded.delete(socket));
      }),
    );
  });
  server.listen({ port, host: hostname }, () => {
    console.log(`Web server on port ${port}`);
    process.send?.({ ready: true });
    endOwnQuestions = onListening(ownAddress(server.address()));
  });

  onStop(async () => {
    health.stop();
    endOwnQuestions();
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    // Requests under way are answered; connections that only wait are closed.
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    for (const socket of upgraded) socket.destroy();
    const timer = setTimeout(() => server.closeAllConnections(), 5_000);
    await closed;
    clearTimeout(timer);
    await app.close();
    process.exit(0);
  });
}

/** Where a server on this machine reaches this one: at the address it listens at, or at any where it listens at all. */
function ownAddress({ address, family, port }) {
  if (address === '::' || address === '0.0.0.0') return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
