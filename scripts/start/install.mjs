import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './failure.mjs';
import { step } from './progress.mjs';
import { run, tail } from './run.mjs';

const OLDEST = [20, 19];

/** Node alone is asked for; everything else is set up. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new StartFailure(
    `Lintel needs Node ${OLDEST.join('.')} or newer; this is ${version}. Install a newer one from https://nodejs.org.`,
  );
}

/** npm writes this file when an installation is complete. */
const MARKER = 'node_modules/.package-lock.json';

function isInstalled(root) {
  const marker = join(root, MARKER);
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(root, 'package.json')).mtimeMs;
}

/** Exactly what the lock names, wherever that differs from what is there. */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  await step('Installing packages', async () => {
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root });
    if (code !== 0) throw new StartFailure(`npm ci failed:\n${tail(output)}`);
    utimesSync(join(root, MARKER), new Date(), new Date());
  });
}
