#!/usr/bin/env node
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { announce } from './start/announce.mjs';
import { ensureBuilt } from './start/build.mjs';
import { StartFailure } from './start/failure.mjs';
import { ensureInstalled, requireNode } from './start/install.mjs';
import { lockDataFolder } from './start/lock.mjs';
import { startParts } from './start/parts.mjs';
import { readPort, requireFreePort } from './start/port.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const EXIT_INTERRUPTED = 130;
/** For the web server of a start that was killed. */
const LETTING_GO_MS = 6_000;

/** What has been taken so far, to be given back in this order. */
let parts;
let lock;
let stopping;

function stop(code) {
  stopping ??= (async () => {
    await parts?.stop();
    await lock?.release().catch(() => {});
    process.exit(code);
  })();
  return stopping;
}

function fail(error) {
  if (stopping) return;
  console.error(`\n${error instanceof StartFailure ? error.message : (error?.stack ?? error)}\n`);
  process.exitCode = 1;
  stop(1);
}

function onSignal() {
  if (stopping) {
    parts?.kill();
    process.exit(EXIT_INTERRUPTED);
  }
  console.log('\nStopping (once more: at once) …');
  stop(0);
}

async function main() {
  requireNode();
  process.chdir(root);
  await import('./load-env.mjs');
  const port = readPort(process.env.PORT);
  await ensureInstalled(root);
  const dataDir = resolve(process.env.DATA_DIR || join(root, '.data'));
  lock = await lockDataFolder(dataDir, { onLost: fail });
  await requireFreePort(port, process.env.HOST || undefined, lock.tookOver ? LETTING_GO_MS : 0);
  await ensureBuilt(root);
  if (stopping) return;
  parts = startParts({ root, dataDir, port, lock, onDeath: fail });
  announce({ ...(await parts.serving), dataDir });
}

process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
process.on('SIGHUP', onSignal);
main().catch(fail);
