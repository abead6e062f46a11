import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScriptsAfterPaint } from './after-paint.mjs';
import { checkContent } from './check-content.mjs';
import { StartFailure } from './failure.mjs';
import { writeInlineScripts } from './inline-scripts.mjs';
import { step } from './progress.mjs';
import { run, tail } from './run.mjs';

const FOLDERS = ['app', 'components', 'content', 'db', 'lib', 'messages', 'public'];
// Not next-env.d.ts: Next's build writes to it.
const FILES =
  /^(package\.json|package-lock\.json|tsconfig[\w.-]*\.json|(next\.config|postcss|mdx)[\w.-]*\.(ts|mjs|js)|(middleware|proxy|instrumentation)[\w-]*\.ts|mdx-components\.tsx)$/;
const STAMP = '.next/lintel-build';
/** What the build itself makes beside the sources. */
const MADE = /^app\/fonts\//;

/** Pages name their own address in their heads; a machine's own address is none (as `lib/env.ts` has it). */
function publishedAddress() {
  const given = process.env.SITE_URL ?? '';
  return /^https?:\/\/(localhost|127\.0\.0\.1)\b/.test(given) ? '' : given;
}

/** The published address, and name, size and time of every source: a few milliseconds, and a switch of branches shows. */
function fingerprint(root) {
  const hash = createHash('sha256').update(`${publishedAddress()}\n`);
  const add = (path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  const names = readdirSync(root).sort();
  for (const name of names) if (FILES.test(name)) add(name);
  for (const folder of FOLDERS) {
    if (!names.includes(folder)) continue;
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
    for (const path of files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort()) {
      const name = path.slice(root.length + 1);
      if (!MADE.test(name)) add(name);
    }
  }
  return hash.digest('hex');
}

function isBuilt(root) {
  const stamp = join(root, STAMP);
  if (!existsSync(stamp) || !existsSync(join(root, '.next/BUILD_ID'))) return false;
  return readFileSync(stamp, 'utf8') === fingerprint(root);
}

/**
 * Builds when the last build is not of these sources.
 * @param {string} root
 * @param {{checksTypes?: boolean}} options false where somebody else checks the types
 */
export async function ensureBuilt(root, { checksTypes = true } = {}) {
  if (isBuilt(root)) return;
  // Taken before the build: what changes while it runs is built by the next start.
  const sources = fingerprint(root);
  await step('Building', async () => {
    await checkContent(root);
    const tool = async (...args) => {
      const { code, output } = await run(process.execPath, args, {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      });
      if (code !== 0) throw new StartFailure(`The build failed:\n${tail(output, 40)}`);
    };
    await tool('node_modules/next/dist/bin/next', 'build');
    // After it, because it makes the declarations of its routes.
    if (checksTypes) await tool('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.build.json');
    loadScriptsAfterPaint(root);
    writeInlineScripts(root);
    writeFileSync(join(root, STAMP), sources);
  });
}
