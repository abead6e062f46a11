#!/usr/bin/env node
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './start/build.mjs';
import { ensureInstalled, requireNode } from './start/install.mjs';
import { PRODUCTION } from './start/plan.mjs';
import { readPort } from './start/port.mjs';
import { explain, serveUntilStopped } from './start/serve.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

async function main() {
  requireNode();
  process.chdir(root);
  await import('./load-env.mjs');
  const port = readPort(process.env.PORT);
  await ensureInstalled(root);
  const dataDir = resolve(process.env.DATA_DIR || join(root, '.data'));
  await serveUntilStopped({ root, dataDir, port, plan: PRODUCTION, build: () => ensureBuilt(root) });
}

main().catch((error) => {
  console.error(`\n${explain(error)}\n`);
  process.exit(1);
});
