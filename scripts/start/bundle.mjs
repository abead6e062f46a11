import { join } from 'node:path';

const FOLDER = '.next/lintel';

/** What runs beside the web server; each becomes one file, and what several need or few need becomes others. */
const PROGRAMS = {
  database: 'scripts/start/database.ts',
  prepare: 'scripts/start/prepare.ts',
  feeds: 'scripts/start/sample-feeds.ts',
  worker: 'scripts/worker.ts',
  reader: 'scripts/reader.ts',
};

/**
 * How a program is made of TypeScript; tests and benches make theirs in the same way.
 * @type {import('esbuild').BuildOptions}
 */
export const AS_PROGRAM = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What is imported only when it is needed, such as the makers of mails, is loaded only then.
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'silent',
};

/**
 * Turns the TypeScript programs into JavaScript at every start: that takes 0.1 s for all of them, while
 * loading them through tsx takes 0.7 to 1.2 s of computing for each (0.3 s from the bundle).
 * @param {string} root
 * @returns {Promise<Record<keyof typeof PROGRAMS, string[]>>} what Node is to run
 */
export async function bundlePrograms(root) {
  const { build } = await import('esbuild');
  await build(optionsFor(root, PROGRAMS));
  const command = (name) => ['--enable-source-maps', join(FOLDER, `${name}.mjs`)];
  return Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, command(name)]));
}

/**
 * Makes programs anew whenever a file that they are made of changes, until this process ends.
 * @param {string} root
 * @param {(keyof typeof PROGRAMS)[]} names
 * @param {(errors: string | undefined) => Promise<void>} onChange called after each time but the first, one at a time
 */
export async function watchPrograms(root, names, onChange) {
  const { context, formatMessages } = await import('esbuild');
  const entryPoints = Object.fromEntries(names.map((name) => [name, PROGRAMS[name]]));
  let isFirst = true;
  const tell = async ({ errors }) => {
    if (!isFirst) {
      const told = await formatMessages(errors, { kind: 'error' });
      await onChange(errors.length > 0 ? told.join('\n') : undefined);
    }
    isFirst = false;
  };
  const plugin = { name: 'tell', setup: (build) => build.onEnd(tell) };
  const watching = await context({ ...optionsFor(root, entryPoints), plugins: [plugin] });
  await watching.watch();
}

/** @returns {import('esbuild').BuildOptions} */
function optionsFor(root, entryPoints) {
  return { absWorkingDir: root, entryPoints, outdir: FOLDER, sourcemap: true, ...AS_PROGRAM };
}
