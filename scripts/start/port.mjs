import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from './failure.mjs';

const DEFAULT_PORT = 3000;

/** The port asked for, or a sentence that says what is wrong with it. */
export function readPort(given) {
  if (given === undefined || given === '') return DEFAULT_PORT;
  const port = Number(given);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new StartFailure(`PORT must be a number from 1 to 65535, not "${given}".`);
}

/**
 * Fails with a sentence when somebody listens there already.
 * @param {number} port
 * @param {string | undefined} [host]
 * @param {number} [patienceMs] how long an earlier start's web server may still take to let go of it
 */
export async function requireFreePort(port, host, patienceMs = 0) {
  const deadline = Date.now() + patienceMs;
  // A listener on the loopback address alone does not stand in a wildcard's way on every system.
  for (const address of host ? [host] : [undefined, '127.0.0.1']) {
    let code = await tryToListen(port, address);
    while (code === 'EADDRINUSE' && Date.now() < deadline) {
      await sleep(100);
      code = await tryToListen(port, address);
    }
    if (code === 'EADDRINUSE') {
      const other = port < 65_535 ? port + 1 : port - 1;
      throw new StartFailure(
        `Port ${port} is taken by another program; choose another, for example: PORT=${other}`,
      );
    }
    if (code === 'EACCES') {
      throw new StartFailure(
        `Port ${port} is reserved for the administrator; choose another, for example: PORT=3000`,
      );
    }
  }
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}

/** A free port of the loopback address, for a server only our own processes talk to. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
