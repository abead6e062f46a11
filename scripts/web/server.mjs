import { createServer } from 'node:http';
import { onStop } from '../start/parent.mjs';
import { dropInternalHeaders, settleClientAddress, trustedProxies } from './forwarded.mjs';
import { completeHeaders } from './headers.mjs';
import { refuseMethod, refuseUnreadable } from './methods.mjs';
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
 * Listens in front of Next until it is told to stop: refuses what nothing here serves, makes the forwarded headers
 * something to rely on, and completes the headers of every answer.
 * @param {{getRequestHandler(): (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>, close(): Promise<void>}} app Next, prepared
 * @param {{remembered?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}} [options] answers what needs no Next
 */
export function serveWeb(app, { remembered = () => false } = {}) {
  const { port, hostname } = listensAt();
  const handle = app.getRequestHandler();
  const proxies = trustedProxies(process.env.TRUSTED_PROXIES);
  const site = { isHttps: process.env.SITE_URL?.startsWith('https:') ?? false };
  const server = createServer((request, response) => {
    if (remembered(request, response)) return;
    completeHeaders(request, response, site);
    if (refuseMethod(request, response)) return;
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
  // A development server's line to a page, which would hold up the end for as long as the page is open.
  const upgraded = new Set();
  server.on('upgrade', (_request, socket) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });
  server.listen({ port, host: hostname }, () => {
    console.log(`Web server on port ${port}`);
    process.send?.({ ready: true });
  });

  onStop(async () => {
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
