#!/usr/bin/env node
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, requireNode } from './start/install.mjs';
import { DEVELOPMENT } from './start/plan.mjs';
import { readPort } from './start/port.mjs';
import { explain, serveUntilStopped } from './start/serve.mjs';

// npm run dev: what `npm start` starts, without a build. Its data lies apart from that of `npm start`, which may have
// read the cities' own portals.

const root = dirname(dirname(fileURLToPath(import.meta.url)));

async function main() {
  requireNode();
  process.chdir(root);
  await import('./load-env.mjs');
  const port = readPort(process.env.PORT);
  await ensureInstalled(root);
  const dataDir = resolve(process.env.DATA_DIR || join(root, '.data/dev'));
  await serveUntilStopped({ root, dataDir, port, plan: DEVELOPMENT });
}

main().catch((error) => {
  console.error(`\n${explain(error)}\n`);
  process.exit(1);
});
